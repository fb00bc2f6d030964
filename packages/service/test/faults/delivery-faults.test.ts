import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import type { Fault, FaultEffect } from '../../src/domain/fault/fault.ts'
import { deliveryBody } from '../../src/sandbox/deliveries.ts'
import { insertFault } from '../../src/storage/rows/fault-rows.ts'
import { findDelivery } from '../../src/storage/rows/sandbox-delivery-rows.ts'
import { startReceiver } from '../outbox/support/receiver.ts'
import { SECRET, type TestOutbox, frozenAt, openOutbox } from '../outbox/support/test-outbox.ts'

const EVENT = 'pixChargeRejected'
const NONE = { milliseconds: null, status: null, code: null }

async function addFault(
  outbox: TestOutbox,
  walletId: string,
  effect: Partial<FaultEffect> & Pick<FaultEffect, 'kind'>,
  more: Partial<Fault> = {},
): Promise<void> {
  const fault: Fault = {
    id: randomUUID(),
    walletId,
    target: { operationId: null, event: EVENT },
    effect: { ...NONE, ...effect },
    probability: 1,
    nth: null,
    times: null,
    seed: 1,
    createdAt: 0,
    matched: 0,
    applied: 0,
    ...more,
  }
  await outbox.store.write((transaction) => insertFault(transaction, fault))
}

async function attemptsOf(outbox: TestOutbox, walletId: string): Promise<unknown[]> {
  const [delivery] = await outbox.deliveries(walletId)
  return (await outbox.attempts(delivery?.id ?? '')).map(({ status, error }) => status ?? error)
}

test('status: nothing is sent, and the attempt has this status (G-272)', async () => {
  await using receiver = await startReceiver()
  await using outbox = await openOutbox({ isStarted: false })
  const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(outbox.clock.now()) })
  await addFault(outbox, walletId, { kind: 'status', status: 503 }, { times: 1 })
  await outbox.emit(walletId)
  await outbox.dispatcher.runDue(walletId)
  expect(receiver.received).toHaveLength(0)
  expect(await attemptsOf(outbox, walletId)).toEqual([503])
  expect((await outbox.deliveries(walletId))[0]).toMatchObject({ status: 'PENDING', attempts: 1 })
})

test('drop: nothing is sent, and the attempt fails and is retried (G-272)', async () => {
  await using receiver = await startReceiver()
  await using outbox = await openOutbox()
  const walletId = await outbox.addWallet({ url: receiver.url })
  await addFault(outbox, walletId, { kind: 'drop' }, { times: 2 })
  await outbox.emit(walletId)
  await expect.poll(() => attemptsOf(outbox, walletId)).toHaveLength(1)
  outbox.clock.pass(6000)
  await expect.poll(() => attemptsOf(outbox, walletId)).toHaveLength(2)
  outbox.clock.pass(70_000)
  await outbox.untilAll(walletId, 'DELIVERED')
  const lost = 'A fault closed the connection.'
  expect(await attemptsOf(outbox, walletId)).toEqual([lost, lost, 200])
  expect(receiver.received).toHaveLength(1)
})

test('duplicate: the event is sent twice with the same id (G-272)', async () => {
  await using receiver = await startReceiver()
  await using outbox = await openOutbox({ isStarted: false })
  const walletId = await outbox.addWallet({ url: receiver.url })
  await addFault(outbox, walletId, { kind: 'duplicate' })
  const eventId = await outbox.emit(walletId)
  await outbox.dispatcher.runDue(walletId)
  expect(receiver.eventIds).toEqual([eventId, eventId])
  expect((await outbox.deliveries(walletId))[0]).toMatchObject({ status: 'DELIVERED', attempts: 2 })
})

test('latency: the event is sent later, in real time, with its other faults (G-272)', async () => {
  await using receiver = await startReceiver()
  await using outbox = await openOutbox()
  const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(outbox.clock.now()) })
  await addFault(outbox, walletId, { kind: 'latency', milliseconds: 2000 })
  await addFault(outbox, walletId, { kind: 'duplicate' })
  await outbox.emit(walletId)
  const other = await outbox.emit(walletId, { event: 'pixChargeExpired' })
  await receiver.untilReceived(1)
  outbox.clock.pass(1999)
  expect(receiver.eventIds).toEqual([other])
  const passing = outbox.passing()
  await outbox.untilAll(walletId, 'DELIVERED')
  passing[Symbol.dispose]()
  expect(receiver.received).toHaveLength(3)
})

test("reorder: the event is sent after the wallet's next event, even of the same resource (G-272)", async () => {
  await using receiver = await startReceiver()
  await using outbox = await openOutbox({ isStarted: false })
  const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(outbox.clock.now()) })
  await addFault(outbox, walletId, { kind: 'reorder' })
  const resourceId = randomUUID()
  const first = await outbox.emit(walletId, { resourceId })
  await outbox.dispatcher.runDue(walletId)
  expect(receiver.received).toHaveLength(0)
  const second = await outbox.emit(walletId, { resourceId, event: 'pixChargeExpired' })
  await outbox.dispatcher.runDue(walletId)
  expect(receiver.eventIds).toEqual([second, first])
})

test('reorder: without a next event, it is sent after five seconds (G-272)', async () => {
  await using receiver = await startReceiver()
  await using outbox = await openOutbox()
  const walletId = await outbox.addWallet({ url: receiver.url })
  await addFault(outbox, walletId, { kind: 'reorder' })
  await outbox.emit(walletId)
  await expect.poll(async () => (await outbox.deliveries(walletId))[0]?.place).toBe('APART')
  outbox.clock.pass(4999)
  await outbox.dispatcher.runDue(walletId)
  expect(receiver.received).toHaveLength(0)
  outbox.clock.pass(1)
  await outbox.untilAll(walletId, 'DELIVERED')
})

test('two equal runs with a probability fail in the same places (G-272)', async () => {
  await using receiver = await startReceiver()
  const run = async (): Promise<string[]> => {
    await using outbox = await openOutbox({ isStarted: false })
    const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(outbox.clock.now()) })
    await addFault(outbox, walletId, { kind: 'drop' }, { probability: 0.5, seed: 2026 })
    for (let number = 0; number < 30; number += 1) await outbox.emit(walletId)
    await outbox.dispatcher.runDue(walletId)
    return (await outbox.deliveries(walletId)).map(({ status }) => status)
  }
  const first = await run()
  expect(new Set(first)).toEqual(new Set(['DELIVERED', 'PENDING']))
  expect(await run()).toEqual(first)
})

test.each([
  { kind: 'badSignature', problem: 'No matching signature found' },
  { kind: 'oldTimestamp', problem: 'Message timestamp too old' },
] as const)('$kind: a receiver that verifies refuses it, and gets the event again (G-272)', async (it) => {
  await using receiver = await startReceiver((_, response, { headers, body }) => {
    try {
      new Webhook(SECRET).verify(body, headers as Record<string, string>)
      response.end()
    } catch (error) {
      problems.push((error as Error).message)
      response.writeHead(401).end()
    }
  })
  const problems: string[] = []
  await using outbox = await openOutbox()
  const walletId = await outbox.addWallet({ url: receiver.url })
  await addFault(outbox, walletId, { kind: it.kind }, { times: 1 })
  const eventId = await outbox.emit(walletId)
  await expect.poll(() => attemptsOf(outbox, walletId)).toEqual([401])
  outbox.clock.pass(6000)
  await outbox.untilAll(walletId, 'DELIVERED')
  expect(problems).toEqual([it.problem])
  expect(await attemptsOf(outbox, walletId)).toEqual([401, 200])
  expect(receiver.eventIds).toEqual([eventId, eventId])
})

test('foreignResource: the signature is right, and every id of the resource is another one (G-272)', async () => {
  await using receiver = await startReceiver()
  await using outbox = await openOutbox({ isStarted: false })
  const walletId = await outbox.addWallet({ url: receiver.url })
  await addFault(outbox, walletId, { kind: 'foreignResource' })
  const ids = {
    chargeId: randomUUID(),
    endToEndId: 'E12345678202603011200abcdefghijk',
    externalId: 'order-1',
  }
  await outbox.wallets.write(walletId, (work) => work.emit(EVENT, ids.chargeId, { ...ids, amount: 100 }))
  await outbox.dispatcher.runDue(walletId)
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received
  const event = new Webhook(SECRET).verify(body, headers as Record<string, string>) as Record<string, string>
  expect(event).toMatchObject({ event: EVENT, amount: 100 })
  expect(event['eventId']).toBe(receiver.eventIds[0])
  for (const [name, id] of Object.entries(ids)) expect(event[name]).not.toBe(id)
  expect(event['chargeId']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(event['endToEndId']).toMatch(/^E\d{8}\d{12}[A-Za-z0-9]{11}$/)
  const [{ id } = { id: '' }] = await outbox.deliveries(walletId)
  const recorded = await outbox.store.read((reader) => findDelivery(reader, walletId, id))
  expect(recorded && deliveryBody(recorded).attempts[0]?.requestBody).toBe(body)
})
