import { type RunningService, createService } from '@pix-payments/service'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { buildProgram } from './built.ts'

export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

export interface Stage {
  readonly url: string
  readonly service: RunningService
  /** Runs a shell script that calls `pix`. `commands` are the command lines of its calls. */
  script(file: string): Promise<Ended & { readonly commands: readonly string[] }>
  /** Runs the built program against the sandbox of the stage. */
  pix(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ended>
  /** Starts the built program. The caller ends it. */
  start(args: readonly string[], env?: Readonly<Record<string, string>>): ChildProcess
  /** Runs a command with `--json`, and returns what it printed. @throws Error when the exit code is not 0. */
  json<T>(...args: readonly string[]): Promise<T>
}

/** A sandbox in this process, and the built program. Both live as long as the test file. */
export function stage(): Stage {
  let service: RunningService | undefined
  let program: Awaited<ReturnType<typeof buildProgram>> | undefined
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pix-cli-'))
    ;[service, program] = await Promise.all([createService(), buildProgram()])
  })
  afterAll(async () => {
    await Promise.all([service?.close(), program?.remove(), rm(folder, { recursive: true })])
  })
  const running = (): RunningService => {
    if (service === undefined) throw new Error('The sandbox is not started yet.')
    return service
  }
  const target = (): Record<string, string> => ({
    PIX_URL: running().url,
    PIX_CONFIG: join(folder, 'config.json'),
  })
  const pix: Stage['pix'] = (args, env = {}) =>
    runProgram(process.execPath, [program?.file ?? '', ...args], { ...target(), ...env })
  return {
    get url() {
      return running().url
    },
    get service() {
      return running()
    },
    pix,
    start(args, env = {}) {
      const { PATH = '' } = process.env
      return spawn(process.execPath, [program?.file ?? '', ...args], { env: { PATH, ...target(), ...env } })
    },
    async script(file) {
      const log = join(folder, 'commands')
      const wrapper = `#!/bin/sh\necho "pix $*" >> '${log}'\nexec '${process.execPath}' '${program?.file}' "$@"\n`
      await writeFile(log, '')
      await writeFile(join(folder, 'pix'), wrapper, { mode: 0o755 })
      const ended = await runProgram('bash', ['-e', file], {
        ...target(),
        PATH: `${folder}:${process.env['PATH']}`,
      })
      return { ...ended, commands: (await readFile(log, 'utf8')).trim().split('\n') }
    },
    async json<T>(...args: readonly string[]): Promise<T> {
      const { code, stdout, stderr } = await pix([...args, '--json'])
      if (code !== 0) throw new Error(`pix ${args.join(' ')} ended with ${code}: ${stderr}`)
      return JSON.parse(stdout) as T
    },
  }
}

function runProgram(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const { PATH = '' } = process.env
    execFile(file, args, { env: { PATH, ...env } }, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code
      if (typeof code === 'number') resolve({ code, stdout, stderr })
      else reject(error ?? new Error('The program did not end.'))
    })
  })
}
