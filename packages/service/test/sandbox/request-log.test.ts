import { setImmediate } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import type { RequestLogEntry } from '@pix-payments/spec/sandbox-types'
import type { Exchange, Reply } from '../../src/http/exchange.ts'
import { createRequestLog } from '../../src/sandbox/request-log.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { silentLog } from '../../src/telemetry/log.ts'
import { outcomeOf } from '../support/http-call.ts'
import { manualClock } from '../support/manual-clock.ts'
import { productionStore } from '../support/production-store.ts'
import { startService } from '../support/service.ts'
import { type TestWallet, openSandbox } from './support/test-sandbox.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

// A shared store writes the log later, by the clock of the process; a test opens one.
const sandbox = await openSandbox({ store: openSqlite({}) })
afterAll(() => sandbox.close())

const requestsOf = async (
  wallet: TestWallet,
  query: Readonly<Record<string, string | number>> = {},
): Promise<readonly RequestLogEntry[]> => (await wallet.ok('listRequests', { query })).data

/** Nobody streams what happens. */
const UNWATCHED = { isWatched: () => false, onWritten: () => undefined }

describe('the request log (G-274)', () => {
  test('stores each request of the wallet and its response, newest first', async () => {
    const wallet = await sandbox.wallet({ clock: { mode: 'FROZEN', now: '2026-05-01T00:00:00.000Z' } })
    await wallet.operator.send('/v1/balance?x=%41', { headers: { 'x-correlation-id': 'mine' } })
    await wallet.operator.call('createWithdrawalByPixKey', { body: { amount: 5 } })
    const [refused, read, token, ...others] = await requestsOf(wallet)
    expect(read).toMatchObject({
      correlationId: 'mine',
      at: '2026-05-01T00:00:00.000Z',
      method: 'GET',
      path: '/v1/balance?x=%41',
      operationId: 'getBalance',
      status: 200,
      code: null,
      requestBody: null,
    })
    expect(JSON.parse(read?.responseBody ?? '')).toMatchObject({ availableBalance: 100_000 })
    expect(refused).toMatchObject({
      operationId: 'createWithdrawalByPixKey',
      status: 400,
      code: 'MalformedRequest',
      requestBody: '{"amount":5}',
    })
    expect(token?.operationId).toBe('createAccessToken')
    expect(others).toEqual([])
  })

  test('stores nothing in production, where nothing reads it', async () => {
    const store = await productionStore()
    const lasting = { ...store, close: async () => undefined }
    const production = await startService({
      store: lasting,
      mode: 'production',
      storageKeys: STORAGE_KEYS,
      rail: 'simulated',
      requestLog: true,
    })
    await production.a.ok('getBalance')
    await production.close()
    const count = { name: 'test.countRequests', text: 'select count(*) as requests from request_log' }
    expect(await store.read((reader) => reader.first(count))).toEqual({ requests: 0 })
    await store.close()
  })

  test('masks secrets', async () => {
    const wallet = await sandbox.wallet()
    await wallet.operator.ok('configureWebhook', {
      body: {
        url: 'https://example.com/hook',
        authentication: { type: 'HEADER', headerName: 'x-key', headerValue: 'geheim' },
        rotateSigningSecret: true,
      },
    })
    const entries = await requestsOf(wallet)
    const { clientId, clientSecret } = wallet.created.credentials
    const text = JSON.stringify(entries)
    expect(text).not.toMatch(/geheim|whsec_/)
    expect(text).not.toContain(clientSecret)
    expect(text).not.toContain(await wallet.operator.token())
    expect(text).toContain(clientId)
    expect(text).toContain('x-key')
    const requests = entries.map(({ requestBody }) => JSON.parse(requestBody ?? 'null') as unknown)
    expect(requests).toMatchObject([
      { authentication: { headerName: 'x-key', headerValue: '********' } },
      { client_id: clientId, client_secret: '********' },
    ])
    const answers = entries.map(({ responseBody }) => JSON.parse(responseBody ?? 'null') as unknown)
    expect(answers).toMatchObject([{ signingSecret: '********' }, { access_token: '********' }])
  })

  test('stores the headers of both sides, with secrets masked by their names', async () => {
    const wallet = await sandbox.wallet()
    const headers = {
      'x-correlation-id': 'mine',
      'X-Api-Key': 'geheim',
      cookie: 'session=geheim',
      referer: 'https://example.com/?code=geheim',
      'x-forwarded-for': '10.0.0.1',
    }
    await wallet.operator.send('/v1/balance', { headers })
    const [read] = await requestsOf(wallet)
    expect(read?.requestHeaders).toMatchObject({
      authorization: '********',
      'x-api-key': '********',
      cookie: '********',
      referer: 'https://example.com/?code=********',
      'x-forwarded-for': '10.0.0.1',
    })
    expect(read?.responseHeaders).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(read?.responseBody?.length),
      'x-request-id': read?.requestId,
      'x-correlation-id': 'mine',
    })
  })

  test('has no response headers when a fault closed the connection', async () => {
    const wallet = await sandbox.wallet()
    await wallet.ok('createFault', {
      body: { target: { operationId: 'getBalance' }, effect: { kind: 'drop' } },
    })
    await expect(wallet.operator.send('/v1/balance')).rejects.toThrow('socket hang up')
    const [dropped] = await requestsOf(wallet)
    expect(dropped).toMatchObject({ operationId: 'getBalance', status: null, responseHeaders: null })
    expect(dropped?.requestHeaders).toMatchObject({ authorization: '********' })
  })

  test('stores no body that cannot be parsed, and cuts a long one', async () => {
    const wallet = await sandbox.wallet()
    const json = { 'content-type': 'application/json' }
    await wallet.operator.send('/v1/internal-transfer', { method: 'POST', headers: json, body: '{' })
    await wallet.operator.call('createInternalTransfer', { body: { description: 'ä'.repeat(20_000) } })
    const [long, broken] = await requestsOf(wallet)
    expect(broken).toMatchObject({ status: 400, code: 'InvalidJSON', requestBody: null })
    expect(long?.requestBody).toHaveLength(16_384)
  })

  test('is listed by operation and status, page by page', async () => {
    const wallet = await sandbox.wallet()
    for (let count = 0; count < 3; count += 1) await wallet.operator.call('getBalance')
    await wallet.operator.call('getWithdrawal', { path: { externalId: 'none' } })
    expect((await requestsOf(wallet, { status: 404 })).map((it) => it.operationId)).toEqual(['getWithdrawal'])
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await wallet.ok('listRequests', { query: { operationId: 'getBalance', limit: 2, cursor } })
      seen.push(...page.data.map(({ requestId }) => requestId))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect([seen.length, new Set(seen).size]).toEqual([3, 3])
    const foreign = await wallet.control('listRequests', { query: { cursor: 'WyJldmVudHMiLDFd' } })
    expect(outcomeOf(foreign)).toBe('400 InvalidParameter')
  })

  test('contains no requests without a known token, and none of the control API', async () => {
    const wallet = await sandbox.wallet()
    await wallet.ok('getWallet')
    const headers = { authorization: 'Bearer unknown' }
    await wallet.operator.send('/v1/balance', { headers })
    expect((await requestsOf(wallet)).map(({ operationId }) => operationId)).toEqual(['createAccessToken'])
  })

  test('keeps the latest 1000 of a wallet', async () => {
    const wallet = await sandbox.wallet()
    const log = createRequestLog({
      store: sandbox.store,
      clock: sandbox.clock,
      log: silentLog,
      most: 1000,
      ...UNWATCHED,
    })
    for (let number = 1; number <= 1003; number += 1) log.add(finished(wallet.id, String(number)))
    await log.stop()
    const count = {
      name: 'test.requests',
      text: 'select count(*) as n from request_log where wallet_id = $1',
    }
    expect(await sandbox.store.read((reader) => reader.first(count, [wallet.id]))).toMatchObject({ n: 1000 })
    const [newest] = await requestsOf(wallet, { limit: 1 })
    expect(newest?.correlationId).toBe('1003')
  })

  test('no response waits for it, and a failing store affects only the log', async () => {
    const warnings: unknown[] = []
    const log = createRequestLog({
      store: { ...sandbox.store, write: () => Promise.reject(new Error('The disk is full')) },
      clock: sandbox.clock,
      most: 1000,
      ...UNWATCHED,
      log: { ...silentLog, warn: (facts) => void warnings.push(facts) },
    })
    for (let number = 1; number <= 6000; number += 1) log.add(finished(`w${number % 10}`, String(number)))
    await log.flush()
    expect(warnings).toMatchObject([{ requests: 5000 }])
  })

  test('does not write requests that the next thousand replace, nor many in one transaction', async () => {
    const wallet = await sandbox.wallet()
    const inserted: number[] = []
    const write: Store['write'] = (work) =>
      sandbox.store.write((transaction) => {
        inserted.push(0)
        return work({
          all: (...call) => transaction.all(...call),
          first: (...call) => transaction.first(...call),
          run(statement, values) {
            if (statement.name === 'requestLog.insert') inserted.push((inserted.pop() ?? 0) + 1)
            return transaction.run(statement, values)
          },
          later: (...call) => {
            transaction.later(...call)
          },
          prepareReads: (load) => transaction.prepareReads(load),
        })
      })
    const log = createRequestLog({
      store: { ...sandbox.store, write },
      clock: sandbox.clock,
      log: silentLog,
      most: 1000,
      ...UNWATCHED,
    })
    for (let number = 1; number <= 4000; number += 1) log.add(finished(wallet.id, String(number)))
    await log.stop()
    expect(inserted).toEqual(Array.from({ length: 50 }, () => 20))
    expect((await requestsOf(wallet, { limit: 1 }))[0]?.correlationId).toBe('4000')
  })

  test('holds at most 5 % more requests than it keeps', async () => {
    const wallet = await sandbox.wallet()
    const log = createRequestLog({
      store: sandbox.store,
      clock: sandbox.clock,
      log: silentLog,
      most: 40,
      ...UNWATCHED,
    })
    for (let number = 1; number <= 101; number += 1) {
      log.add(finished(wallet.id, String(number)))
      await log.flush()
    }
    const stored = await requestsOf(wallet, { limit: 100 })
    expect(stored.length).toBeGreaterThanOrEqual(40)
    expect(stored.length).toBeLessThanOrEqual(42)
    expect(stored[0]?.correlationId).toBe('101')
  })

  test.each([
    { isShared: false, milliseconds: 2000 },
    { isShared: true, milliseconds: 100 },
  ])('waits $milliseconds ms where the store is shared: $isShared', async ({ isShared, milliseconds }) => {
    const clock = manualClock()
    let writes = 0
    const write: Store['write'] = async () => {
      writes += 1
      return undefined as never
    }
    const log = createRequestLog({
      store: { ...sandbox.store, isShared, write },
      clock,
      log: silentLog,
      most: 1000,
      ...UNWATCHED,
    })
    log.add(finished('w', '1'))
    clock.pass(milliseconds - 1)
    await setImmediate()
    expect(writes).toBe(0)
    clock.pass(1)
    await setImmediate()
    expect(writes).toBe(1)
    await log.stop()
    expect(writes).toBe(1)
  })

  test('can be switched off', async () => {
    await using silent = await openSandbox({ requestLog: false })
    const wallet = await silent.wallet()
    await wallet.operator.ok('getBalance')
    expect(await requestsOf(wallet)).toEqual([])
  })
})

function finished(
  walletId: string,
  correlationId: string,
): Parameters<ReturnType<typeof createRequestLog>['add']>[0] {
  const exchange = {
    request: { method: 'GET', url: '/v1/balance', headers: {} },
    target: { path: '/v1/balance' },
    requestId: `00000000-0000-4000-8000-${correlationId.padStart(12, '0')}`,
    correlationId,
  } as unknown as Exchange
  const reply = {
    status: 200,
    headers: {},
    body: {},
    walletId,
    operation: { id: 'getBalance', path: '/v1/balance' },
  } as unknown as Reply
  return { exchange, reply, responseHeaders: {}, durationMilliseconds: 1 }
}
