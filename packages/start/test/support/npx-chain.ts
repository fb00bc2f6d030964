import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processRow } from '@pix-payments/testing/process-table'
import { type Run, run } from './run.ts'

const STUB = join(import.meta.dirname, 'stub-command.ts')

/** A project whose `start` is the stub, so that a test needs only what starts it. */
export function temporaryProject(): AsyncDisposable & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'pix-start-'))
  const start = `node --conditions=pix-source ${STUB}`
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts: { start } }))
  return {
    folder,
    [Symbol.asyncDispose]: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  }
}

export interface Chain {
  /** The command, and the processes that started it, up to `npm exec`. */
  readonly chain: readonly number[]
  /** The process that the command started. */
  readonly part: number
}

export function startWithNpx(cwd: string): Promise<Chain> {
  return chainOf(run(spawn('npx', ['-y', 'pnpm@12.21.0', 'start'], { cwd, detached: true })))
}

export async function chainOf({ until }: Run): Promise<Chain> {
  const [, command, part] = await until(/command (\d+) part (\d+)/)
  const chain = [Number(command)]
  while (chain.length < 5) chain.push(processRow(chain.at(-1) ?? 0)?.parent ?? 0)
  return { chain, part: Number(part) }
}
