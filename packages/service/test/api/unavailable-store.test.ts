import { randomBytes } from 'node:crypto'
import { type Server, type Socket, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createService } from '../../src/create-service.ts'
import { openPostgres } from '../../src/storage/postgres/postgres-store.ts'
import { type Sync, systemSync } from '../../src/storage/sqlite/database-file.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { type Store, StoreUnavailableError } from '../../src/storage/store.ts'
import type { Log } from '../../src/telemetry/log.ts'
import { temporaryFolder } from '../storage/engines.ts'
import { contract } from '../support/http-call.ts'
import { sendChecked } from '../support/operator.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'
import { type TestService, startService } from '../support/service.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** Returns a store whose reads and writes all fail while `isBroken` is true. */
function breakable(): { readonly store: Store; isBroken: boolean } {
  const inner = openSqlite({})
  const orFail = <T>(work: () => Promise<T>): Promise<T> =>
    broken.isBroken ? Promise.reject(new StoreUnavailableError('The disk is full.')) : work()
  const broken = {
    isBroken: false,
    store: {
      ...inner,
      read: (work) => orFail(() => inner.read(work)),
      readLatest: (work) => orFail(() => inner.readLatest(work)),
      write: (work) => orFail(() => inner.write(work)),
      ping: () => orFail(() => inner.ping()),
    } satisfies Store,
  }
  return broken
}

const FORM_BOUNDARY = 'form'
const form = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${FORM_BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')
    .concat(`--${FORM_BOUNDARY}--\r\n`)

const TOKEN_REQUEST = {
  method: 'POST',
  headers: { 'content-type': `multipart/form-data; boundary=${FORM_BOUNDARY}` },
  body: form({
    grant_type: 'client_credentials',
    client_id: 'alfa-demo',
    client_secret: 'alfa-demo-secret',
  }),
}

describe('while the store is unavailable (G-330)', () => {
  const operations = Object.keys(contract.catalogue.operations).map((id) => contract.validation.operation(id))

  const broken = breakable()
  let service: TestService
  beforeAll(async () => {
    service = await startService({ store: broken.store })
    broken.isBroken = true
  })
  afterAll(() => service.close())

  test.each(operations.map((it) => [it.id, it] as const))(
    '%s returns the documented 503',
    async (_id, operation) => {
      const target = operation.path.replaceAll(/\{\w+\}/g, 'a'.repeat(32))
      // The service checks the token before the body, so most requests need no body. The token route has no token; it
      // needs a valid body.
      const sent =
        operation.id === 'createAccessToken'
          ? TOKEN_REQUEST
          : { method: operation.method.toUpperCase(), headers: { authorization: 'Bearer unknown' } }
      const answer = await sendChecked(service.url, target, sent)
      expect({ status: answer.status, after: answer.headers['retry-after'] }).toEqual({
        status: 503,
        after: '2',
      })
    },
  )

  test('the log names the route of a request whose token could not be looked up', async () => {
    const broken = breakable()
    const lines: string[] = []
    const line: Log['error'] = (_facts, message) => lines.push(message)
    const log: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: line }
    const service = await createService({ store: broken.store, log })
    ends.push(service.close)
    broken.isBroken = true
    const headers = { authorization: 'Bearer unknown' }
    expect((await sendChecked(service.url, '/v1/balance', { headers })).status).toBe(503)
    expect(lines).toContain('GET /v1/balance 503')
  })

  test('/readyz returns the reason, and the log contains it once', async () => {
    const folder = temporaryFolder()
    ends.push(folder.remove)
    let isBroken = false
    const sync: Sync = (descriptor) => (isBroken ? Promise.reject(new Error('EIO')) : systemSync(descriptor))
    const lines: string[] = []
    const line: Log['error'] = (_facts, message) => lines.push(message)
    const log: Log = { debug: () => undefined, info: line, warn: () => undefined, error: line }
    const store = openSqlite({ file: join(folder.path, 'pix.sqlite'), sync })
    const service = await createService({ store, log })
    ends.push(service.close)
    const ready = async (): Promise<unknown> => {
      const response = await fetch(`${service.url}/readyz`)
      return [response.status, await response.json()]
    }
    expect(await ready()).toEqual([200, { status: 'ready' }])
    isBroken = true
    expect((await sendChecked(service.url, '/v1/oauth2/token', TOKEN_REQUEST)).status).toBe(503)
    const reason = expect.stringMatching(/^The disk fails to sync the database\./) as unknown
    expect(await ready()).toEqual([503, { status: 'not ready', reason }])
    isBroken = false
    expect(await ready()).toEqual([200, { status: 'ready' }])
    expect((await sendChecked(service.url, '/v1/oauth2/token', TOKEN_REQUEST)).status).toBe(200)
    expect(lines.filter((it) => /store|503:/.test(it))).toEqual([
      expect.stringMatching(/^Requests are refused with 503: The disk fails to sync the database\./),
      'The store serves requests again.',
    ])
  })

  test('/healthz responds during a sync, and the request responds after the sync', async () => {
    const folder = temporaryFolder()
    ends.push(folder.remove)
    let hanging: (() => void) | undefined
    let hangs = false
    const sync: Sync = async (descriptor) => {
      if (hangs) {
        await new Promise<void>((resolve) => {
          hanging = resolve
        })
      }
      await systemSync(descriptor)
    }
    const service = await createService({
      store: openSqlite({ file: join(folder.path, 'pix.sqlite'), sync }),
    })
    ends.push(service.close)
    hangs = true
    const answers: string[] = []
    const token = sendChecked(service.url, '/v1/oauth2/token', TOKEN_REQUEST).then(() =>
      answers.push('token'),
    )
    await expect.poll(() => hanging).toBeDefined()
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
    expect(answers).toEqual([])
    hangs = false
    hanging?.()
    await token
  })
})

const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''

describe.skipIf(missing !== '')(`PostgreSQL${missing}`, () => {
  /**
   * Starts a proxy between the service and the database. `cut` ends all connections and refuses new connections until
   * `mend`.
   */
  async function cuttable(target: URL): Promise<{ readonly port: number; cut(): void; mend(): void }> {
    const sockets = new Set<Socket>()
    let isCut = false
    const server: Server = createServer((socket) => {
      if (isCut) {
        socket.destroy()
        return
      }
      const port = Number(target.port || 5432)
      const folder = target.searchParams.get('host')
      const upstream =
        folder === null ? connect(port, target.hostname) : connect(`${folder}/.s.PGSQL.${port}`)
      for (const it of [socket, upstream]) {
        sockets.add(it)
        it.on('error', () => undefined)
        it.on('close', () => {
          socket.destroy()
          upstream.destroy()
        })
      }
      socket.pipe(upstream).pipe(socket)
    })
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        resolve((server.address() as { port: number }).port)
      })
    })
    ends.push(async () => {
      server.close()
    })
    return {
      port,
      cut() {
        isCut = true
        for (const socket of sockets) socket.destroy()
      },
      mend() {
        isCut = false
      },
    }
  }

  test('a lost database returns 503 with Retry-After, and 200 as soon as it is back (G-330)', async () => {
    const database = freshSchema('missing' in found ? '' : found.url)
    ends.push(database.drop)
    const between = await cuttable(new URL(database.url))
    const url = new URL(database.url)
    url.searchParams.delete('host')
    url.hostname = '127.0.0.1'
    url.port = String(between.port)
    const store = await openPostgres({ url: url.href, schema: database.schema, random: randomBytes })
    const service = await createService({ store })
    ends.push(service.close)
    const status = async (path: string, sent = {}): Promise<number> =>
      (await sendChecked(service.url, path, sent)).status
    expect(await status('/v1/oauth2/token', TOKEN_REQUEST)).toBe(200)
    between.cut()
    const refused = await sendChecked(service.url, '/v1/oauth2/token', TOKEN_REQUEST)
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2'])
    expect(await (await fetch(`${service.url}/readyz`)).json()).toEqual({
      status: 'not ready',
      reason: 'The database cannot be reached.',
    })
    between.mend()
    await expect.poll(() => status('/v1/oauth2/token', TOKEN_REQUEST)).toBe(200)
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
  })
})
