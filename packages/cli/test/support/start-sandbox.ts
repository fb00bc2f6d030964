import { type RunningService, createService } from '@pix-payments/service'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Ended, runInProcess } from './in-process.ts'

export type { Ended } from './in-process.ts'

export interface TestSandbox {
  readonly url: string
  readonly service: RunningService
  /** Runs a shell script that calls the built program as `pix`. `commands` are the command lines of its calls. */
  script(file: string): Promise<Ended & { readonly commands: readonly string[] }>
  /** Runs a command in this process, against this sandbox. */
  pix(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ended>
  /** Starts the built program. The caller ends it. */
  start(args: readonly string[], env?: Readonly<Record<string, string>>): ChildProcess
  /** Runs a command with `--json`, and returns what it printed. @throws Error when the exit code is not 0. */
  json<T>(...args: readonly string[]): Promise<T>
}

/** A sandbox in this process, which lives as long as the test file. */
export function startSandbox(): TestSandbox {
  let service: RunningService | undefined
  let folder = ''
  const program = inject('program')
  const { PATH = '' } = process.env
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pix-cli-'))
    service = await createService()
  })
  afterAll(() => Promise.all([service?.close(), rm(folder, { recursive: true })]))
  const running = (): RunningService => {
    if (service === undefined) throw new Error('The sandbox is not started yet.')
    return service
  }
  const target = (): Record<string, string> => ({
    PATH,
    PIX_URL: running().url,
    PIX_CONFIG: join(folder, 'config.json'),
  })
  const pix: TestSandbox['pix'] = (args, env = {}) => runInProcess(args, { ...target(), ...env })
  return {
    get url() {
      return running().url
    },
    get service() {
      return running()
    },
    pix,
    start: (args, env = {}) => spawn(process.execPath, [program, ...args], { env: { ...target(), ...env } }),
    async script(file) {
      const log = join(folder, 'commands')
      const wrapper = `#!/bin/sh\necho "pix $*" >> '${log}'\nexec '${process.execPath}' '${program}' "$@"\n`
      await writeFile(log, '')
      await writeFile(join(folder, 'pix'), wrapper, { mode: 0o755 })
      const ended = await runProgram('bash', ['-e', file], { ...target(), PATH: `${folder}:${PATH}` })
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
    execFile(file, args, { env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code
      if (typeof code === 'number') resolve({ code, stdout, stderr })
      else reject(error ?? new Error('The program did not end.'))
    })
  })
}
