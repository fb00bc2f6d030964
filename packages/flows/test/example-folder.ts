import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { exampleFiles } from '../src/example-files.ts'

/** Writes the files of `examples.zip` into a temporary folder. `change` may change the text of a file. */
export function exampleFolder(change: (path: string, text: string) => string = (_, text) => text): string {
  const folder = mkdtempSync(join(tmpdir(), 'pix-flows-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of exampleFiles('1.2.3')) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), change(path, text))
  }
  return folder
}
