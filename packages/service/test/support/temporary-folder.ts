import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryRoot } from '@pix-payments/testing/temporary-root'

export interface TemporaryFolder {
  readonly path: string
  remove(): Promise<void>
}

const made = new Set<string>()
process.once('exit', () => {
  for (const path of made) removeFolder(path)
})

/** Makes a folder for one test. A folder that a failed test leaves is removed when the process of the tests ends. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(temporaryRoot(), 'pix-storage-'))
  made.add(path)
  return { path, remove: async () => removeFolder(path) }
}

function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true })
  made.delete(path)
}
