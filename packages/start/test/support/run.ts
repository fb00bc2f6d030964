import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { processRow } from '@pix-payments/testing/process-table'

const ROOT = join(import.meta.dirname, '../..')
export const FREE_PORTS: readonly string[] = ['--service-port', '0', '--mock-port', '0', '--docs-port', '0']
const started: ChildProcess[] = []

/** A running command and its output. */
export interface Run {
  readonly child: ChildProcess
  readonly exit: Promise<number | null>
  text(): string
  /** Resolves with the match as soon as the output contains the pattern. Rejects when the process ends before. */
  until(pattern: RegExp): Promise<RegExpExecArray>
}

/** Runs `start` or `dev` in its own process group, as a shell does. */
export function start(args: readonly string[], env: Record<string, string> = {}, script = 'start'): Run {
  const words = ['--conditions=pix-source', `src/${script}.ts`, ...(script === 'run' ? [] : ['--built-docs'])]
  return run(spawn(process.execPath, [...words, ...args], { ...OPTIONS, env: { ...process.env, ...env } }))
}

/** Runs `start` below a process that is called npm, which is the child of the run. */
export function startBelowNpm(args: readonly string[], env: Record<string, string>): Run {
  const words = [process.execPath, '--conditions=pix-source', 'src/start.ts', '--built-docs', ...args]
  // With a command after it, the shell stays the parent.
  const shell = ['-c', '"$@"; exit $?', 'npm', ...words]
  return run(spawn('sh', shell, { ...OPTIONS, argv0: 'npm', env: { ...process.env, ...env } }))
}

const OPTIONS = { cwd: ROOT, detached: true } as const

export function run(child: ChildProcessWithoutNullStreams): Run {
  started.push(child)
  let output = ''
  const watchers = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      for (const look of watchers) look()
    })
  }
  const exit = new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  const until = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(output)
        if (found === null) return
        watchers.delete(look)
        resolve(found)
      }
      watchers.add(look)
      void exit.then((code) => reject(new Error(`ended with ${code} before ${pattern}:\n${output}`)))
      look()
    })
  return { child, exit, text: () => output, until }
}

/** Waits until the processes have ended. */
export async function areGone(pids: readonly number[]): Promise<true> {
  while (pids.some(isAlive)) await setTimeout(20)
  return true
}

export const isAlive = (pid: number): boolean => processRow(pid) !== undefined

/** Ends all commands that a test has started, with all their processes. */
export function endAll(): void {
  for (const { pid } of started.splice(0)) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL')
    } catch {
      // The process group has already ended, so there is nothing to do.
    }
  }
}
