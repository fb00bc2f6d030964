import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storeFacts } from '../../src/assembly/store-facts.ts'
import { createActivityFeed } from '../../src/sandbox/activity-feed.ts'
import type { Store } from '../../src/storage/store.ts'
import { silentLog } from '../../src/telemetry/log.ts'
import { createMetrics } from '../../src/telemetry/metrics.ts'
import { chargeBody } from '../support/bodies.ts'
import { manualClock } from '../support/manual-clock.ts'
import { MINUTE, START, startService } from '../support/service.ts'

const MONITORING = join(import.meta.dirname, '../../../../examples/deployment/monitoring')

test('the facts of a store show what is due since when, in real time', async () => {
  await using service = await startService()
  const { a, store } = service
  const factsAt = (later: number): ReturnType<ReturnType<typeof storeFacts>> =>
    storeFacts([store], { now: () => START + later })()
  expect(await factsAt(0)).toMatchObject({
    deliveriesPending: 0,
    oldestDeliverySeconds: 0,
    timerLagSeconds: 0,
  })
  const webhook = { url: 'http://127.0.0.1:9/', authentication: { type: 'NONE' } }
  await a.ok('configureWebhook', { body: webhook })
  const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody() })
  await a.ok('createImmediateCharge', { body: chargeBody({ expiresIn: 60 }) })
  expect(await factsAt(3 * MINUTE)).toMatchObject({ timerLagSeconds: 120 })
  expect(await factsAt(MINUTE / 2)).toMatchObject({ timerLagSeconds: 0 })
  await a.ok('simulatePayment', { body: { chargeId, receiverCnpj: '11222333000181' } })
  const facts = await factsAt(60 * MINUTE)
  expect(facts).toMatchObject({ isAvailable: true, deliveriesPending: 1, mostConnections: 0 })
  // The first attempt, or the retry after it, was due in the first minute.
  expect(facts.oldestDeliverySeconds).toBeGreaterThan(59 * 60)
})

test('while a store is away, its facts are left out, so that its gauges keep their last values', async () => {
  let tell: Parameters<Store['onHealth']>[0] = () => undefined
  let isAway = false
  const store = {
    onHealth: (listener: typeof tell) => {
      tell = listener
    },
    readLatest: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve({ deliveries: 7 })),
    connections: () => ({ used: 3, most: 10, waiting: 2 }),
  } as unknown as Store
  const metrics = createMetrics({ offset: () => 0 })
  metrics.watchStores(storeFacts([store], { now: () => START }))
  expect(await metrics.text()).toContain('pix_store_available 1')
  isAway = true
  tell({ ok: false, reason: 'away' })
  const text = await metrics.text()
  expect(text).toContain('pix_store_available 0')
  expect(text).toContain('pix_store_connection_waits 2')
  expect(text).toContain('pix_webhook_deliveries_pending 7')
})

test('the lag of the stream grows while the store cannot be read, and is 0 without a stream', async () => {
  let isAway = false
  const store = {
    readLatest: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve([])),
  } as unknown as Store
  const clock = manualClock()
  const feed = createActivityFeed({ store, clock, log: silentLog })
  const metrics = createMetrics(clock)
  metrics.watchStream(() => feed.lagMilliseconds)
  const lag = async (): Promise<string | undefined> =>
    /^pix_stream_lag_seconds (.*)$/m.exec(await metrics.text())?.[1]
  clock.pass(7000)
  expect(await lag()).toBe('0')
  const leave = feed.join()
  isAway = true
  clock.pass(3000)
  expect(await lag()).toBe('3')
  isAway = false
  clock.pass(1000)
  await expect.poll(lag).toBe('0')
  clock.pass(50)
  leave()
  expect(await lag()).toBe('0')
  feed.stop()
})

test('requests count by operation, status and code, and operations by their group; no label has an id', async () => {
  await using service = await startService({ metrics: true })
  const body = chargeBody()
  await service.a.ok('createImmediateCharge', { body })
  await service.a.call('createImmediateCharge', { body: { ...body, amount: -1 } })
  const metrics = await (await fetch(`${service.url}/metrics`)).text()
  expect(metrics).toMatch(
    /^pix_request_failures_total\{operation="createImmediateCharge",code="MalformedRequest"\} 1$/m,
  )
  expect(metrics).toMatch(/^pix_wallet_group_operations_sum [1-9]/m)
  expect(metrics).toMatch(/^pix_wallet_wait_seconds_count [1-9]/m)
  const labels = [...metrics.matchAll(/^pix_\w+\{(.*?)\}/gm)].flatMap(([, pairs = '']) =>
    [...pairs.matchAll(/(\w+)="/g)].map(([, name]) => name),
  )
  expect([...new Set(labels)].sort()).toEqual(['code', 'le', 'operation', 'status'])
})

test.each(['alerts.yaml', 'dashboard.json'])('%s names only metrics that exist', async (file) => {
  const metrics = createMetrics({ offset: () => 0 })
  metrics.watchKeptReports(() => Promise.resolve(0))
  metrics.watchStream(() => 0)
  metrics.watchOrders(() => Promise.resolve({ pending: 0, oldestSeconds: 0, isOpen: false }))
  metrics.watchStores(() =>
    Promise.resolve({ isAvailable: true, connectionsUsed: 0, mostConnections: 0, connectionsWaiting: 0 }),
  )
  const served = new Set(
    [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
  const named = readFileSync(join(MONITORING, file), 'utf8').match(/\bpix_\w+/g) ?? []
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !served.has(name))).toEqual([])
})
