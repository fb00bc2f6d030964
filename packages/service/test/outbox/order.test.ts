import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Receiver, silence, startReceiver, status } from './support/receiver.ts'
import { frozenAt, openWorld } from './support/world.ts'

const NOON = Date.UTC(2026, 0, 5, 12)

/** Answers the nth request only when it is told to. */
function answeringLater(receiver: Receiver): (index: number) => void {
  const answers: (() => void)[] = []
  receiver.answerWith((_, response) => {
    answers.push(() => {
      response.end()
    })
  })
  return (index) => answers[index]?.()
}

test('an event of a resource waits for the one before it, and others do not', async () => {
  await using receiver = await startReceiver()
  await using world = await openWorld()
  const answer = answeringLater(receiver)
  const walletId = await world.addWallet({ url: receiver.url })
  const resourceId = randomUUID()
  const first = await world.emit(walletId, { resourceId })
  const second = await world.emit(walletId, { resourceId })
  const other = await world.emit(walletId)
  await receiver.untilReceived(2)
  expect(receiver.eventIds).toEqual([first, other])
  answer(1)
  answer(0)
  await receiver.untilReceived(3)
  expect(receiver.eventIds).toEqual([first, other, second])
  answer(2)
  await world.untilAll(walletId, 'DELIVERED')
})

test('an event of a resource waits while the one before it is tried again, and goes when that is dead', async () => {
  await using receiver = await startReceiver(status(500))
  await using world = await openWorld({ isStarted: false })
  const walletId = await world.addWallet({ url: receiver.url, clock: frozenAt(NOON) })
  const resourceId = randomUUID()
  const first = await world.emit(walletId, { resourceId })
  const second = await world.emit(walletId, { resourceId })
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    await world.dispatcher.runDue(walletId)
    expect(receiver.eventIds.slice(0, 9)).toEqual(Array.from({ length: attempt }, () => first))
    const dueAt = (await world.deliveries(walletId))[0]?.dueAt ?? 0
    await world.wallets.write(walletId, async (work) => {
      work.change({ clock: frozenAt(dueAt) })
    })
  }
  expect(receiver.eventIds.slice(9)).toEqual([second])
  expect(await world.deliveries(walletId)).toMatchObject([
    { status: 'DEAD', attempts: 9 },
    { status: 'PENDING', attempts: 1 },
  ])
})

test('many events of one resource arrive in their order', async () => {
  await using receiver = await startReceiver()
  await using world = await openWorld({ isStarted: false })
  const walletId = await world.addWallet({ url: receiver.url })
  const resourceId = randomUUID()
  await world.wallets.write(walletId, async (work) => {
    for (let number = 0; number < 300; number += 1) await work.emit('pixChargeRejected', resourceId, {})
  })
  await world.dispatcher.runDue(walletId)
  expect(receiver.eventIds).toEqual((await world.deliveries(walletId)).map(({ eventId }) => eventId))
})

test('a wallet has eight attempts at the same time', async () => {
  await using receiver = await startReceiver()
  await using world = await openWorld()
  const answer = answeringLater(receiver)
  const walletId = await world.addWallet({ url: receiver.url })
  for (let number = 0; number < 20; number += 1) await world.emit(walletId)
  await receiver.untilReceived(8)
  // One goes, one comes.
  for (let number = 0; number < 12; number += 1) {
    answer(number)
    await receiver.untilReceived(9 + number)
    expect(receiver.received).toHaveLength(9 + number)
  }
  for (let number = 12; number < 20; number += 1) answer(number)
  await world.untilAll(walletId, 'DELIVERED')
  expect(new Set(receiver.eventIds).size).toBe(20)
})

test('wallets that are slow leave room for others', async () => {
  await using silent = await startReceiver(silence)
  await using quick = await startReceiver()
  await using world = await openWorld({ limits: { attempts: 4, attemptsOfWallet: 2 } })
  const slow = [await world.addWallet({ url: silent.url }), await world.addWallet({ url: silent.url })]
  for (const walletId of slow) for (let number = 0; number < 10; number += 1) await world.emit(walletId)
  await silent.untilReceived(4)
  const walletId = await world.addWallet({ url: quick.url })
  await world.emit(walletId)
  // All four are taken, until the receivers have had their five seconds.
  expect(quick.received).toHaveLength(0)
  world.clock.pass(5000)
  await quick.untilReceived(1)
  await silent.untilReceived(6)
  // Now each of the slow ones has one attempt, and half of the room is left.
  for (let number = 2; number < 50; number += 1) {
    await world.emit(walletId)
    await quick.untilReceived(number)
  }
  expect(silent.received).toHaveLength(6)
  for (const walletId of slow) {
    const ids = new Set((await world.deliveries(walletId)).map(({ eventId }) => eventId))
    expect(silent.eventIds.slice(4).filter((id) => ids.has(id))).toHaveLength(1)
  }
})

test('a dead account with 100,000 deliveries does not keep others waiting', async () => {
  const gone = await startReceiver()
  await gone.close()
  await using receiver = await startReceiver()
  let dead = 0
  await using world = await openWorld({
    isStarted: false,
    onRecorded: ({ status }) => {
      if (status !== 'DELIVERED') dead += 1
    },
  })
  const deadId = await world.addWallet({ url: gone.url })
  const walletId = await world.addWallet({ url: receiver.url })
  const text = `insert into delivery (id, event_id, wallet_id, resource_id, position, status, attempts, due_at,
    leased_until_real, created_at) select 'd' || n, $2, $1, 'r' || n, n, 'PENDING', 0, 0, 0, 0 from
    (with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 100000)
    select n from numbers) as all_numbers`
  const eventId = await world.emit(walletId)
  await world.store.exclusively((transaction) =>
    transaction.run({ name: 'test.backlog', text }, [deadId, eventId]),
  )
  world.dispatcher.start()
  for (let number = 1; number <= 50; number += 1) {
    await receiver.untilReceived(number)
    await world.emit(walletId)
  }
  await world.untilAll(walletId, 'DELIVERED')
  // Turn and turn about: the dead account is not left out either, and has had a small part of the work.
  expect(dead).toBeGreaterThan(10)
  expect(dead).toBeLessThan(20_000)
})
