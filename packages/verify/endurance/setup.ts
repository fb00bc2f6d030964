import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { systemClock } from '@pix-payments/client'
import { freePort } from '@pix-payments/testing/free-port'
import { createInterface } from '../src/back-end/answers.ts'
import { httpBackEnd } from '../src/back-end/http-back-end.ts'
import { configOf } from '../src/config/read-config.ts'
import { openProxy } from '../src/proxy/proxy.ts'
import { openSandbox } from '../src/sandbox/open-sandbox.ts'
import { openRun } from '../src/steps/open-run.ts'
import type { ScenarioRun } from '../src/steps/scenario-run.ts'
import type { EnduranceOptions } from './options.ts'
import { type Killable, killable } from './process.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/** Where the service and the back end store their data: a URL and a schema of PostgreSQL, or files in the folder. */
export type Databases =
  | { readonly folder: string }
  | { readonly url: string; readonly serviceSchema: string; readonly backEndUrl: string }

export interface EnduranceSetup extends AsyncDisposable {
  readonly run: ScenarioRun
  readonly service: Killable
  readonly backEnd: Killable
}

/** Starts the service and examples/operator as processes, and connects them over the proxy. */
export async function openEndurance(
  databases: Databases,
  { seed }: Pick<EnduranceOptions, 'seed'>,
): Promise<EnduranceSetup> {
  await using stack = new AsyncDisposableStack()
  const [servicePort, backEndPort] = [await freePort(), await freePort()]
  const [serviceUrl, url] = [`http://127.0.0.1:${servicePort}`, `http://127.0.0.1:${backEndPort}`]
  const service = stack.use(
    killable(
      [
        '--conditions=pix-source',
        join(ROOT, 'packages/service/src/cli.ts'),
        'serve',
        '--port',
        `${servicePort}`,
        '--no-request-log',
        ...('folder' in databases
          ? ['--data', join(databases.folder, 'service')]
          : ['--database-url', databases.url, '--database-schema', databases.serviceSchema]),
      ],
      serviceUrl,
      {},
    ),
  )
  const backEnd = stack.use(
    killable(
      ['--conditions=pix-source', join(ROOT, 'examples/operator/src/verifier/main.ts')],
      `${url}/health`,
      {
        PORT: `${backEndPort}`,
        DATABASE_URL: 'folder' in databases ? join(databases.folder, 'books.sqlite') : databases.backEndUrl,
      },
    ),
  )
  await Promise.all([service.start(), backEnd.start()])
  const operator = { url, webhookUrl: `${url}/webhook` }
  const config = configOf({ operator, sandbox: { url: serviceUrl }, slowMilliseconds: 1_000 }, ROOT)
  const api = createInterface()
  const http = httpBackEnd(url, api.routes)
  const sandbox = stack.use(await openSandbox(config))
  const proxy = stack.use(await openProxy(sandbox.url, config))
  // The processes are started again where they are killed.
  const lifecycle = {
    canRestart: false,
    start: async () => undefined,
    kill: async () => undefined,
    stop: async () => undefined,
  }
  const run = await openRun(
    {
      backEnd: http,
      lifecycle,
      api,
      capabilities: new Set(['work', 'clock', 'refunds']),
      sandbox: sandbox.client,
      sandboxUrl: sandbox.url,
      proxy,
      webhookUrl: config.operator.webhookUrl,
      slowMilliseconds: config.slowMilliseconds,
    },
    { name: 'endurance', seed, start: new Date(systemClock.now()) },
  )
  await run.sandbox.clock.setClock({ walletId: run.walletId, mode: 'RUNNING' })
  const owned = stack.move()
  return { run, service, backEnd, [Symbol.asyncDispose]: () => owned.disposeAsync() }
}

/** A folder for the files of SQLite, which is removed at the end. */
export function openFolder(): { readonly folder: string } & Disposable {
  const folder = mkdtempSync(join(tmpdir(), 'pix-endurance-'))
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}
