import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '../../src')

/** A running program and its output. */
export interface Run {
  readonly child: ChildProcess
  readonly exit: Promise<number | null>
  text(): string
}

/** Runs a program of the example, which is named by its path in `src`. */
export function run(program: string, args: readonly string[], env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, ['--conditions=pix-source', join(SOURCES, program), ...args], {
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const exit = once(child, 'close').then(([code]) => code as number | null)
  return { child, exit, text: () => output }
}
