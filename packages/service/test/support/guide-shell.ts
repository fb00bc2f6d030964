import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

const CLI = join(import.meta.dirname, '../../src/cli.ts')
const EXAMPLES = join(import.meta.dirname, '../../../../docs/examples')

/**
 * A shell script that takes the place of `npx`. It runs the command of this package from source, as if the package was
 * installed.
 */
const NPX = `#!/bin/sh
[ "$1" = @pix-payments/service ] || exit 127
shift
exec "${process.execPath}" --conditions=pix-source "${CLI}" "$@"
`

/**
 * A shell command that saves the variables and functions of the shell to a file. The next commands of the guide load
 * this file, as if they ran in the same shell.
 */
const KEEP_SHELL = `{ declare -p | grep -E ' (PIX_SERVICE_(MODE|STORAGE_KEY|CONTROL_TOKEN)|DATABASE_URL|API|TOKEN|WALLET|CLIENT_ID|CLIENT_SECRET|OLD|NEW)='; declare -f; } > shell`

export type Environment = Readonly<Record<string, string>>

export interface Server {
  readonly url: string
  /** Returns all output of the process. */
  log(): string
  /** Sends SIGINT, like Ctrl-C, or another signal. Returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Runs the commands of guides in a folder, which each test has for itself. */
export interface GuideShell {
  folder(): string
  run(text: string, more?: Environment): Promise<string>
  /** Runs commands after the previous ones, in one shell session. */
  next(lines: readonly string[], more?: Environment): Promise<string>
  /** Starts one command of a guide, and waits until the service listens. */
  serve(command: string, more?: Environment): Promise<Server>
}

/** Reads the commands of a guide, one command per line, without comments. */
export const linesOf = (name: string): readonly string[] =>
  readFileSync(join(EXAMPLES, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, ''))

export function guideShell(): GuideShell {
  let folder: string
  let remove: () => Promise<void>
  const started: ChildProcess[] = []
  beforeEach(() => {
    ;({ path: folder, remove } = temporaryFolder())
    writeFileSync(join(folder, 'npx'), NPX)
    chmodSync(join(folder, 'npx'), 0o755)
  })
  afterEach(async () => {
    for (const child of started.splice(0)) child.kill('SIGKILL')
    await remove()
  })

  const environment = (more: Environment): NodeJS.ProcessEnv => ({
    PATH: `${folder}:${process.env['PATH']}`,
    HOME: folder,
    // Reuses the compile cache of the tests, when NODE_COMPILE_CACHE names one.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    ...more,
  })

  async function run(text: string, more: Environment = {}): Promise<string> {
    const options = { cwd: folder, env: environment(more) }
    const { stdout } = await promisify(execFile)('bash', ['-e', '-c', text], options)
    return stdout
  }

  return {
    folder: () => folder,
    run,
    next: (lines, more) => run(['[ ! -e shell ] || . ./shell', ...lines, KEEP_SHELL].join('\n'), more),
    async serve(command, more = {}) {
      const text = `[ ! -e shell ] || . ./shell\nexec ${command.replace(/\s*&$/, '')}`
      const child = spawn('bash', ['-c', text], { cwd: folder, env: environment(more) })
      started.push(child)
      let output = ''
      const ended = new Promise<number | null>((resolve) => {
        child.once('exit', resolve)
      })
      const url = await new Promise<string>((resolve, reject) => {
        const look = (chunk: Buffer): void => {
          output += String(chunk)
          const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
          if (found !== undefined) resolve(found)
        }
        child.stdout.on('data', look)
        child.stderr.on('data', look)
        void ended.then((code) => reject(new Error(`${command} ended with ${code}: ${output}`)))
      })
      return {
        url,
        log: () => output,
        stop: (signal = 'SIGINT') => {
          child.kill(signal)
          return ended
        },
      }
    },
  }
}
