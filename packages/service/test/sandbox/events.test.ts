import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { SandboxEvent } from '@pix-payments/spec/sandbox-types'
import { outcomeOf } from '../support/http-call.ts'
import { openSink } from './support/sink.ts'
import { type TestWallet, openSandbox } from './support/test-sandbox.ts'

const sandbox = await openSandbox()
const sink = await openSink()
afterAll(async () => {
  await sandbox.close()
  await sink.close()
})
beforeEach(() => {
  sink.status = 200
})

const listen = (wallet: TestWallet): Promise<unknown> =>
  wallet.operator.ok('configureWebhook', {
    body: { url: sink.url, authentication: { type: 'BASIC', username: 'pix', password: 'geheim' } },
  })
/** Waits until the due deliveries have been sent. An advance by 0 seconds does this without moving the clock. */
const settle = (wallet: TestWallet): Promise<unknown> => wallet.ok('advanceClock', { body: { by: 0 } })
const NOBODY = '4d6f8a0b-2c3e-4f50-9182-a3b4c5d6e7f8'

describe('events (G-164)', () => {
  test('are recorded without a webhook, and can be read one by one or as a list', async () => {
    const wallet = await sandbox.wallet()
    const { chargeId, endToEndId } = await wallet.deposit({ amount: 900 })
    const { data, nextCursor } = await wallet.ok('listEvents')
    expect(data).toMatchObject([
      {
        event: 'pixChargePaid',
        position: 1,
        resourceId: chargeId,
        payload: { event: 'pixChargePaid', chargeId, amount: 900, endToEndId },
        deliveries: [],
      },
    ])
    expect(nextCursor).toBeNull()
    const [first] = data as [SandboxEvent]
    expect(first.payload.eventId).toBe(first.eventId)
    expect(await wallet.ok('getEvent', { path: { eventId: first.eventId } })).toEqual(first)
    const other = await sandbox.wallet()
    const foreign = await other.control('getEvent', { path: { eventId: first.eventId } })
    expect(outcomeOf(foreign)).toBe('404 EventNotFound')
  })

  test('are listed page by page, oldest first, and by name and resource', async () => {
    const wallet = await sandbox.wallet()
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.push((await wallet.deposit()).chargeId)
    const chargeId = await wallet.charge({ expiresIn: 60 })
    await wallet.ok('advanceClock', { body: { by: 60 } })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await wallet.ok('listEvents', { query: { event: 'pixChargePaid', limit: 2, cursor } })
      expect(page.data.length).toBeLessThanOrEqual(2)
      seen.push(...page.data.map(({ resourceId }) => resourceId))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(seen).toEqual(ids)
    const { data } = await wallet.ok('listEvents', { query: { resourceId: chargeId } })
    expect(data.map(({ event, position }) => [event, position])).toEqual([['pixChargeExpired', 6]])
    expect((await wallet.ok('listEvents', { query: { event: 'pixRefundSettled' } })).data).toEqual([])
  })

  test.each(['WzIwXQ', 'eA', 'WyJkZWxpdmVyaWVzIiwxXQ', 'WyJldmVudHMiLC0xXQ'])(
    'refuse the cursor %s, which is not from this list',
    async (cursor) => {
      const wallet = await sandbox.wallet()
      const answer = await wallet.control('listEvents', { query: { cursor } })
      expect(outcomeOf(answer)).toBe('400 InvalidParameter')
      expect(answer.body).toMatchObject({ details: [{ field: 'cursor' }] })
    },
  )
})

describe('deliveries (G-159, G-164)', () => {
  test('contain requests, with masked authentication, and responses', async () => {
    const wallet = await sandbox.wallet()
    await listen(wallet)
    await wallet.deposit()
    await settle(wallet)
    const { data } = await wallet.ok('listDeliveries')
    const [delivery] = data
    expect(data).toHaveLength(1)
    expect(delivery).toMatchObject({
      event: 'pixChargePaid',
      status: 'DELIVERED',
      nextAttemptAt: null,
      attempts: [{ number: 1, url: sink.url, status: 200, responseBody: 'seen', error: null }],
    })
    const [attempt] = delivery?.attempts ?? []
    expect(attempt?.requestBody).toBe(sink.received.at(-1))
    expect(JSON.stringify(delivery)).not.toMatch(/geheim|Z2VoZWlt/)
    const path = { deliveryId: delivery?.deliveryId ?? '' }
    expect(await wallet.ok('getDelivery', { path })).toEqual(delivery)
    const [event] = (await wallet.ok('listEvents')).data
    expect(event?.deliveries).toEqual([{ deliveryId: path.deliveryId, status: 'DELIVERED' }])
    const other = await sandbox.wallet()
    expect(outcomeOf(await other.control('getDelivery', { path }))).toBe('404 DeliveryNotFound')
  })

  test('are listed by status and event, page by page', async () => {
    const wallet = await sandbox.wallet()
    await listen(wallet)
    sink.status = 503
    const { chargeId } = await wallet.deposit()
    await settle(wallet)
    sink.status = 200
    await wallet.deposit()
    await settle(wallet)
    const [event] = (await wallet.ok('listEvents', { query: { resourceId: chargeId } })).data
    const pending = await wallet.ok('listDeliveries', { query: { status: 'PENDING' } })
    expect(pending.data).toMatchObject([{ eventId: event?.eventId, attempts: [{ status: 503 }] }])
    expect(pending.data[0]?.nextAttemptAt).not.toBeNull()
    const ofEvent = await wallet.ok('listDeliveries', { query: { eventId: event?.eventId } })
    expect(ofEvent.data).toEqual(pending.data)
    const first = await wallet.ok('listDeliveries', { query: { limit: 1 } })
    const second = await wallet.ok('listDeliveries', { query: { limit: 1, cursor: first.nextCursor ?? '' } })
    expect([first.data[0]?.status, second.data[0]?.status, second.nextCursor]).toEqual([
      'PENDING',
      'DELIVERED',
      null,
    ])
    expect((await wallet.ok('listDeliveries', { query: { eventId: NOBODY } })).data).toEqual([])
  })
})

describe('resending (G-164)', () => {
  test('starts a new delivery of the same event to the current webhook', async () => {
    const wallet = await sandbox.wallet()
    await wallet.deposit()
    const [event] = (await wallet.ok('listEvents')).data
    const path = { eventId: event?.eventId ?? '' }
    const early = await wallet.control('resendEvent', { path })
    expect(outcomeOf(early)).toBe('409 InvalidState')
    expect(early.text).toContain('The wallet has no webhook. Configure one with PUT /v1/webhook.')
    await listen(wallet)
    const delivery = await wallet.ok('resendEvent', { path })
    expect(delivery).toMatchObject({ eventId: path.eventId, status: 'PENDING', attempts: [] })
    await settle(wallet)
    expect(sink.received.at(-1)).toContain(path.eventId)
    await wallet.ok('resendEvent', { path })
    await settle(wallet)
    const { deliveries } = await wallet.ok('getEvent', { path })
    expect(deliveries.map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED'])
    const unknown = await wallet.control('resendEvent', { path: { eventId: NOBODY } })
    expect(outcomeOf(unknown)).toBe('404 EventNotFound')
  })

  test('of many selects by position, name, and whether the latest delivery is dead', async () => {
    const wallet = await sandbox.wallet()
    const before = await wallet.control('resendEvents')
    expect(outcomeOf(before)).toBe('409 InvalidState')
    for (let count = 0; count < 3; count += 1) await wallet.deposit()
    await listen(wallet)
    expect(await wallet.ok('resendEvents', { body: { fromPosition: 2, toPosition: 2 } })).toEqual({
      deliveries: 1,
    })
    expect(await wallet.ok('resendEvents', { body: { event: 'pixChargeExpired' } })).toEqual({
      deliveries: 0,
    })
    await settle(wallet)
    expect(await wallet.ok('resendEvents', { body: { onlyDead: true } })).toEqual({ deliveries: 0 })
    sink.status = 500
    expect(await wallet.ok('resendEvents')).toEqual({ deliveries: 3 })
    await wallet.ok('advanceClock', { body: { until: 'idle' } })
    const dead = await wallet.ok('listDeliveries', { query: { status: 'DEAD' } })
    expect(dead.data).toHaveLength(3)
    sink.status = 200
    expect(await wallet.ok('resendEvents', { body: { onlyDead: true } })).toEqual({ deliveries: 3 })
    await settle(wallet)
    expect(await wallet.ok('resendEvents', { body: { onlyDead: true } })).toEqual({ deliveries: 0 })
  })
})
