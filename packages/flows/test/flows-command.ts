import { execFile } from 'node:child_process'
import { join } from 'node:path'

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs `pnpm flows` from its source. */
export function command(...args: readonly string[]): Promise<Ended> {
  const script = join(import.meta.dirname, '../src/cli/flows.ts')
  return new Promise((resolve) => {
    execFile(process.execPath, ['--conditions=pix-source', script, ...args], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr })
    })
  })
}
