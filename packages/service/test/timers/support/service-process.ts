import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Control } from '../../support/control.ts'
import { Operator } from '../../support/operator.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const CLI = join(import.meta.dirname, '../../../src/cli.ts')
const SHIFTED_TIME = new URL('./shifted-time.ts', import.meta.url).href

/** A folder with the data of service processes, and with the files that set their clocks. */
export interface Site extends AsyncDisposable {
  readonly folder: string
  /** Starts `pix-service serve`. Resolves when it listens. */
  serve(options?: ServeOptions): Promise<ServiceProcess>
}

export interface ServeOptions {
  readonly args?: readonly string[]
  /** The error of the machine's clock at the start, in milliseconds. */
  readonly shift?: number
}

export interface ServiceProcess {
  readonly url: string
  readonly control: Control
  /** A client of the first demo wallet. */
  readonly operator: Operator
  /** Sets the error of the machine's clock, in milliseconds. */
  shift(milliseconds: number): void
  /** Returns all output of the process. */
  log(): string
  signal(name: NodeJS.Signals): void
  /** Ends the process with a signal. Resolves when the process has ended. */
  end(name?: NodeJS.Signals): Promise<void>
}

export function openSite(): Site {
  const { path: folder, remove } = temporaryFolder()
  const processes: ServiceProcess[] = []
  let number = 0
  return {
    folder,
    async serve(options) {
      const service = await serve(folder, (number += 1), options)
      processes.push(service)
      return service
    },
    async [Symbol.asyncDispose]() {
      // A process that still runs would write into the folder.
      await Promise.all(processes.map((service) => service.end('SIGKILL')))
      await remove()
    },
  }
}

async function serve(
  folder: string,
  number: number,
  { args = ['--data', folder], shift = 0 }: ServeOptions = {},
): Promise<ServiceProcess> {
  const file = join(folder, `shift-${number}`)
  writeFileSync(file, String(shift))
  const { DATABASE_URL: _none, ...inherited } = process.env
  const child = spawn(
    process.execPath,
    [
      '--conditions=pix-source',
      '--import',
      SHIFTED_TIME,
      CLI,
      'serve',
      '--port',
      '0',
      '--log-format',
      'json',
      ...args,
    ],
    { cwd: folder, env: { ...inherited, TEST_SHIFT_FILE: file } },
  )
  let output = ''
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve()
    })
  })
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const [, found] = /"url":"(http:[^"]+)"/.exec(output) ?? []
        if (found !== undefined) resolve(found)
      })
    }
    void ended.then(() => reject(new Error(`It ended before it served:\n${output}`)))
  })
  const control = new Control(url)
  const { data } = await control.ok('listWallets')
  const operator = new Operator({
    url,
    walletId: data[0]?.walletId ?? '',
    clientId: 'alfa-demo',
    clientSecret: 'alfa-demo-secret',
    now: () => performance.now(),
  })
  return {
    url,
    control,
    operator,
    shift(milliseconds) {
      writeFileSync(file, String(milliseconds))
    },
    log: () => output,
    signal(name) {
      child.kill(name)
    },
    end(name = 'SIGTERM') {
      child.kill(name)
      return ended
    },
  }
}
