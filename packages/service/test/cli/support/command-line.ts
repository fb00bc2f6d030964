import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

const CLI = join(import.meta.dirname, '../../../src/cli.ts')
const SERVE = ['serve', '--port', '0', '--log-format', 'json'] as const

/** A process of `pix-service`. */
export interface Run {
  readonly child: ChildProcess
  readonly exit: Promise<number | null>
  /** The standard output and the standard error of the process. */
  text(): string
  /** The standard output of the process. */
  output(): string
  /** Resolves with the match when the output matches the pattern. Rejects when the process ends before that. */
  until(pattern: RegExp): Promise<RegExpExecArray>
}

export interface Ended {
  readonly code: number | null
  readonly text: string
  readonly output: string
}

export interface Serving {
  readonly run: Run
  readonly url: string
}

type Environment = Readonly<Record<string, string>>

/** Runs `pix-service` as a user does. Each test has its own folder. When the test ends, its processes end too. */
export interface CommandLine {
  /** The working directory of the commands. */
  folder(): string
  run(args: readonly string[], env?: Environment): Run
  ended(args: readonly string[], env?: Environment): Promise<Ended>
  /** Starts a service on a free port. Resolves when the service listens. */
  serving(...args: readonly string[]): Promise<Serving>
  servingWith(env: Environment, ...args: readonly string[]): Promise<Serving>
}

export function commandLine(): CommandLine {
  const started: ChildProcess[] = []
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pix-service-'))
  })
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  function run(args: readonly string[], env: Environment = {}): Run {
    const { DATABASE_URL: _none, ...inherited } = process.env
    const child = spawn(process.execPath, ['--conditions=source', CLI, ...args], {
      cwd: folder,
      env: { ...inherited, ...env },
    })
    started.push(child)
    let text = ''
    let output = ''
    const watchers = new Set<() => void>()
    const read = (chunk: Buffer): void => {
      text += chunk.toString()
      for (const look of watchers) look()
    }
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      read(chunk)
    })
    child.stderr.on('data', read)
    const exit = new Promise<number | null>((resolve) => {
      child.on('close', resolve)
    })
    const until = (pattern: RegExp): Promise<RegExpExecArray> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(text)
          if (found !== null) resolve(found)
        }
        watchers.add(look)
        void exit.then((code) => reject(new Error(`ended with ${code} before ${pattern}:\n${text}`)))
        look()
      })
    return { child, exit, text: () => text, output: () => output, until }
  }

  async function servingWith(env: Environment, ...args: readonly string[]): Promise<Serving> {
    const service = run([...SERVE, ...args], env)
    const [, url = ''] = await service.until(/"url":"(http:[^"]+)"/)
    return { run: service, url }
  }

  return {
    folder: () => folder,
    run,
    async ended(args, env) {
      const { exit, text, output } = run(args, env)
      return { code: await exit, text: text(), output: output() }
    },
    serving: (...args) => servingWith({}, ...args),
    servingWith,
  }
}
