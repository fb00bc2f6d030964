import { setTimeout as pause } from 'node:timers/promises'
import { loadContract } from '@pix-payments/http-contract/load'
import type { Activity } from '@pix-payments/spec/sandbox-types'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { createService } from '../../src/create-service.ts'
import { createActivityTrim } from '../../src/sandbox/activity-trim.ts'
import { insertActivity } from '../../src/storage/rows/activity-rows.ts'
import type { Store } from '../../src/storage/store.ts'
import { silentLog } from '../../src/telemetry/log.ts'
import { REPEATED } from '../storage/repeated.ts'
import { Control } from '../support/control.ts'
import { outcomeOf, send } from '../support/http-call.ts'
import { openSink } from './support/sink.ts'
import { StreamReader } from './support/stream-reader.ts'
import { TestWallet } from './support/test-sandbox.ts'

// These tests use real time.
const { validation } = await loadContract('sandbox')
const sink = await openSink()
afterAll(() => sink.close())
const readers: StreamReader[] = []
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close()
})

async function read(...options: Parameters<typeof StreamReader.open>): Promise<StreamReader> {
  const reader = await StreamReader.open(...options)
  readers.push(reader)
  return reader
}

const isEvent = (name: string) => (entry: Activity) => entry.event?.event === name
const isCall = (operationId: string) => (entry: Activity) =>
  (entry.request ?? entry.command)?.operationId === operationId
const kinds = (entries: readonly Activity[]): readonly string[] => entries.map(({ kind }) => kind)
/** Compares entries with the contract: a timeline has the same entries as the stream. */
function expectDocumented(entries: readonly Activity[], wallet: TestWallet): void {
  const timeline = {
    resourceId: wallet.id,
    resource: 'charge',
    status: 'PAID',
    resourceIds: [],
    entries,
    truncated: false,
    due: [],
  }
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-request-id': wallet.id,
    'x-correlation-id': '-',
  }
  expect(validation.response('getTimeline', 200, headers, timeline, { undocumented: 'error' })).toEqual([])
}

const countEntries = { name: 'test.activity', text: 'select count(*) as n from activity' }

describe.each(REPEATED)('$name', ({ make, missing, isLasting }) => {
  describe.skipIf(missing !== undefined)(`the stream of what happens (G-490)${missing ?? ''}`, () => {
    const database = make()
    const opened = missing === undefined ? open() : undefined
    afterAll(async () => {
      await (await opened)?.service.close()
      await database.remove()
    })

    async function open(): Promise<{
      readonly service: Awaited<ReturnType<typeof createService>>
      readonly store: Store
    }> {
      const store = await database.open()
      return { store, service: await createService({ store }) }
    }

    async function setUp(): Promise<{
      readonly url: string
      readonly store: Store
      readonly wallet: TestWallet
    }> {
      const { service, store } = await (opened ?? open())
      const control = new Control(service.url)
      const created = await control.ok('createWallet', { body: { openingBalance: 100_000 } })
      const wallet = new TestWallet(service.url, control, created, () => systemClock.now())
      return { url: service.url, store, wallet }
    }

    test('tells of a deposit with its causes: requests, status, line, event and attempt', async () => {
      const { url, wallet } = await setUp()
      await wallet.operator.ok('configureWebhook', {
        body: { url: sink.url, authentication: { type: 'NONE' } },
      })
      const reader = await read(url, { walletId: wallet.id })
      expect(reader.headers).toMatchObject({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      })
      const { chargeId } = await wallet.deposit({ amount: 700 })
      const wanted = new Set(['request', 'change', 'line', 'event', 'attempt', 'command'])
      const seen: Activity[] = []
      while (wanted.size > 0) {
        const entry = (await reader.next())?.data as Activity
        seen.push(entry)
        // Requests and commands come later than what they caused.
        if (!(entry.kind === 'request' && !isCall('createImmediateCharge')(entry))) wanted.delete(entry.kind)
      }
      const line = seen.find(({ kind }) => kind === 'line')
      expect(line).toMatchObject({
        walletId: wallet.id,
        resourceId: chargeId,
        line: { amount: 700, type: 'CREDIT' },
        causedBy: { kind: 'command', operationId: 'createPaymentAttempt' },
      })
      const event = seen.find(isEvent('pixChargePaid'))
      expect(event?.event?.payload).toMatchObject({ eventId: event?.event?.eventId, chargeId })
      expect(seen.find(({ kind }) => kind === 'attempt')).toMatchObject({
        causedBy: { kind: 'event', eventId: event?.event?.eventId },
        attempt: { status: 200, number: 1 },
      })
      const called = seen.find(isCall('createPaymentAttempt'))
      expect(called?.command).toMatchObject({
        requestId: line?.causedBy?.requestId,
        method: 'POST',
        status: 201,
      })
      expectDocumented(seen, wallet)
      for (const entry of seen) {
        expect(entry.causedBy === null).toBe(entry.kind === 'request' || entry.kind === 'command')
      }
    })

    test('shows only the wallet, the kinds and the resource that the reader asks for', async () => {
      const { url, wallet } = await setUp()
      const { wallet: other } = await setUp()
      const chargeId = await wallet.charge()
      const lines = await read(url, { walletId: wallet.id, kinds: 'line,event' })
      const one = await read(url, { resource: chargeId })
      await other.deposit()
      await wallet.deposit()
      await wallet.ok('createPaymentAttempt', { path: { chargeId } })
      const ofCharge = await one.until(isEvent('pixChargePaid'))
      // On PostgreSQL, a stream may begin with what has just happened.
      const [first] = ofCharge
      const isEarly = first?.change?.to === 'PENDING'
      expect(kinds(ofCharge.slice(isEarly ? 1 : 0))).toEqual(['change', 'line', 'event'])
      const all = await lines.until(
        (entry) => isEvent('pixChargePaid')(entry) && entry.resourceId === chargeId,
      )
      expect(kinds(all)).toEqual(['line', 'event', 'line', 'event'])
      expect(new Set(all.map(({ walletId }) => walletId))).toEqual(new Set([wallet.id]))
    })

    test('tells of faults and moves of the clock', async () => {
      const { url, wallet } = await setUp()
      const reader = await read(url, { walletId: wallet.id, kinds: 'fault,clock' })
      const body = {
        target: { operationId: 'getBalance' },
        effect: { kind: 'status', status: 503 },
        times: 1,
      }
      const { faultId } = await wallet.ok('createFault', { body })
      await wallet.operator.call('getBalance')
      await wallet.ok('advanceClock', { body: { by: 60 } })
      const entries = await reader.until(({ kind }) => kind === 'clock')
      expectDocumented(entries, wallet)
      const [fault, clock] = entries
      expect(fault).toMatchObject({
        causedBy: { kind: 'request', operationId: 'getBalance' },
        fault: { faultId, effect: 'status', target: 'getBalance' },
      })
      expect(clock).toMatchObject({ clock: { mode: 'RUNNING' }, causedBy: { operationId: 'advanceClock' } })
    })

    test('continues after the id of the last message, without a gap and without a repeat', async () => {
      const { url, wallet } = await setUp()
      const query = { walletId: wallet.id, kinds: 'line' }
      const first = await read(url, query)
      const early = await wallet.deposit()
      expect(await first.until(() => true)).toMatchObject([{ resourceId: early.chargeId }])
      first.close()
      const [next, last] = [await wallet.deposit(), await wallet.deposit()]
      const second = await read(url, query, { 'last-event-id': first.id })
      const entries = await second.until(({ resourceId }) => resourceId === last.chargeId)
      expect(entries.map(({ resourceId }) => resourceId)).toEqual([next.chargeId, last.chargeId])
    })

    test('a slow reader gets all that it did not read in time, in order', async () => {
      const { url, store, wallet } = await setUp()
      const reader = await read(url, { walletId: wallet.id, kinds: 'change' })
      const texts = Array.from({ length: 3000 }, (_, index) =>
        JSON.stringify({
          kind: 'change',
          at: index,
          resourceId: String(index),
          causedBy: null,
          details: { resource: 'charge', from: null, to: 'x'.repeat(500) },
        }),
      )
      for (let from = 0; from < texts.length; from += 500) {
        await store.write(async (transaction) => {
          for (const text of texts.slice(from, from + 500)) insertActivity(transaction, wallet.id, [text])
        })
        await pause(50)
      }
      const read3000 = await reader.until(({ resourceId }) => resourceId === '2999')
      expect(read3000.map(({ resourceId }) => resourceId)).toEqual(texts.map((_, index) => String(index)))
    })

    test('deletes the oldest entries, and tells a reader that comes too late for them', async () => {
      const { url, store, wallet } = await setUp()
      const early = await read(url, { walletId: wallet.id, kinds: 'line' })
      await wallet.deposit()
      await early.until(() => true)
      early.close()
      await store.write(async (transaction) => {
        const text = '{"kind":"change","at":0,"resourceId":"a","causedBy":null,"details":{}}'
        for (let count = 0; count < 1500; count += 1) insertActivity(transaction, wallet.id, [text])
      })
      // On a shared store, the first process does the work.
      const alone = { ...store, isShared: false }
      await createActivityTrim({
        store: alone,
        clock: systemClock,
        log: silentLog,
        processId: '-',
        kept: 600,
      }).round()
      const count = (await store.read((reader) => reader.first<{ n: number }>(countEntries)))?.n ?? 0
      expect(count).toBeGreaterThanOrEqual(600)
      expect(count).toBeLessThan(1200)
      const late = await read(url, { walletId: wallet.id, kinds: 'line' }, { 'last-event-id': early.id })
      expect(await late.next()).toMatchObject({ event: 'missed', data: { after: early.id } })
      const { chargeId } = await wallet.deposit()
      expect(await late.until(() => true)).toMatchObject([{ resourceId: chargeId }])
    })

    test('tells a reader whose id is not of this database, such as after a restart without data', async () => {
      const { url, wallet } = await setUp()
      // While a reader is there, the newest entries are in memory.
      const present = await read(url, { walletId: wallet.id, kinds: 'line' })
      const query = { walletId: wallet.id, kinds: 'line' }
      const late = await read(url, query, { 'last-event-id': '999999999-999999' })
      expect(await late.next()).toMatchObject({ event: 'missed', data: { after: '999999999-999999' } })
      const { chargeId } = await wallet.deposit()
      expect(await present.until(() => true)).toMatchObject([{ resourceId: chargeId }])
      expect(await late.until(() => true)).toMatchObject([{ resourceId: chargeId }])
    })

    test.skipIf(!isLasting)('has the work of another process on the same database', async () => {
      const { url, store, wallet } = await setUp()
      if (!store.isShared) return
      const other = await createService({ store: await database.open() })
      try {
        const reader = await read(other.url, { walletId: wallet.id, kinds: 'line' })
        const { chargeId } = await wallet.deposit()
        const began = performance.now()
        expect(await reader.until(() => true)).toMatchObject([{ resourceId: chargeId }])
        expect(performance.now() - began).toBeLessThan(5000)
        expect(url).not.toBe(other.url)
      } finally {
        await other.close()
      }
    })
  })
})

describe('the stream of what happens (G-490)', () => {
  test('refuses an id and a kind that do not exist', async () => {
    await using service = await createService()
    const bad = await send(service.url, '/sandbox/stream?kinds=lines')
    expect(outcomeOf(bad)).toBe('400 InvalidParameter')
    const headers = { 'last-event-id': 'the last' }
    expect(outcomeOf(await send(service.url, '/sandbox/stream', { headers }))).toBe('400 InvalidParameter')
  })

  test('requires the control token when there is one', async () => {
    await using service = await createService({ controlToken: 'control-token' })
    expect(outcomeOf(await send(service.url, '/sandbox/stream'))).toBe('401 Unauthorized')
    const reader = await read(service.url, {}, { authorization: 'Bearer control-token' })
    expect(reader.status).toBe(200)
  })

  test('answers HEAD with headers only', async () => {
    await using service = await createService()
    const answer = await send(service.url, '/sandbox/stream', { method: 'HEAD' })
    expect([answer.status, answer.headers['content-type'], answer.text]).toEqual([
      200,
      'text/event-stream',
      '',
    ])
  })

  test('serves 100 readers, and one more when one has left', async () => {
    await using service = await createService()
    const all: StreamReader[] = []
    for (let count = 0; count < 100; count += 1) all.push(await read(service.url))
    const refused = await send(service.url, '/sandbox/stream')
    expect([outcomeOf(refused), refused.headers['retry-after']]).toEqual(['429 TooManyRequests', '1'])
    all[0]?.close()
    await expect
      .poll(async () => {
        const reader = await read(service.url)
        return reader.status
      })
      .toBe(200)
  })

  test('ends when the service stops', async () => {
    const service = await createService()
    const reader = await read(service.url)
    const ended = reader.next()
    await service.close()
    expect(await ended).toBeUndefined()
  })
})
