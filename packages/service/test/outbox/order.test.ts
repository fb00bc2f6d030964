import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { runs } from '../support/runs.ts'
import { type Received, type Receiver, silence, startReceiver, status } from './support/receiver.ts'
import { type TestOutbox, frozenAt, openOutbox } from './support/test-outbox.ts'

const NOON = Date.UTC(2026, 0, 5, 12)

const eventOf = ({ body }: Received): string =>
  String((JSON.parse(body) as { readonly event: unknown }).event)

/**
 * Makes a receiver wait before it responds. The returned function sends the response to the request with this index.
 */
function answeringLater(receiver: Receiver): (index: number) => void {
  const answers: (() => void)[] = []
  receiver.answerWith((_, response) => {
    answers.push(() => {
      response.end()
    })
  })
  return (index) => answers[index]?.()
}

/**
 * Delivers seven events one after another. Each success allows one more concurrent attempt, so the wallet may then have
 * eight.
 */
async function warmUp(outbox: TestOutbox, walletId: string, receiver: Receiver): Promise<void> {
  for (let number = 0; number < 7; number += 1) {
    await outbox.emit(walletId)
    await outbox.untilAll(walletId, 'DELIVERED')
  }
  expect(receiver.received).toHaveLength(7)
}

describe('events of one resource (G-218)', () => {
  test('an event waits for the first attempt of the previous event of its resource, and not for other resources', async () => {
    await using receiver = await startReceiver()
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: receiver.url })
    await warmUp(outbox, walletId, receiver)
    const answer = answeringLater(receiver)
    const resourceId = randomUUID()
    const first = await outbox.emit(walletId, { resourceId })
    const second = await outbox.emit(walletId, { resourceId })
    const other = await outbox.emit(walletId)
    await receiver.untilReceived(9)
    expect(receiver.eventIds.slice(7)).toEqual([first, other])
    answer(1)
    answer(0)
    await receiver.untilReceived(10)
    expect(receiver.eventIds.slice(7)).toEqual([first, other, second])
    answer(2)
    await outbox.untilAll(walletId, 'DELIVERED')
  })

  test.for<[what: string, fail: Parameters<typeof startReceiver>[0]]>([
    ['is answered 500', status(500)],
    ['gets no answer', (request) => request.socket.destroy()],
  ])('an event is sent at once when the previous one %s', async ([, fail]) => {
    await using receiver = await startReceiver()
    receiver.answerWith((request, response, received) => {
      if (eventOf(received) === 'pixChargeRejected') fail?.(request, response, received)
      else response.end()
    })
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: receiver.url })
    const resourceId = randomUUID()
    const rejected = await outbox.emit(walletId, { resourceId })
    const paid = await outbox.emit(walletId, { resourceId, event: 'pixChargePaid' })
    // The clock is frozen, so no retry is sent.
    await receiver.untilReceived(2)
    expect(receiver.eventIds).toEqual([rejected, paid])
    await expect.poll(async () => (await outbox.deliveries(walletId))[1]?.status).toBe('DELIVERED')
    expect(await outbox.deliveries(walletId)).toMatchObject([{ status: 'PENDING', attempts: 1 }, {}])
  })

  test('an event waits for a hanging first attempt until its timeout of five seconds, and no longer', async () => {
    await using receiver = await startReceiver()
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: receiver.url })
    await warmUp(outbox, walletId, receiver)
    receiver.answerWith(silence)
    const resourceId = randomUUID()
    const first = await outbox.emit(walletId, { resourceId })
    const second = await outbox.emit(walletId, { resourceId })
    await receiver.untilReceived(8)
    outbox.clock.pass(4999)
    await outbox.store.ping()
    expect(receiver.eventIds.slice(7)).toEqual([first])
    outbox.clock.pass(1)
    await receiver.untilReceived(9)
    expect(receiver.eventIds.slice(7)).toEqual([first, second])
  })

  test('an event does not wait for a retry of the previous one that is in progress', async () => {
    await using receiver = await startReceiver()
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: receiver.url })
    await warmUp(outbox, walletId, receiver)
    receiver.answerWith(status(500))
    const resourceId = randomUUID()
    const first = await outbox.emit(walletId, { resourceId })
    await expect.poll(async () => (await outbox.deliveries(walletId)).at(-1)?.attempts).toBe(1)
    // The receiver accepts events of other resources. After these successes, the wallet may have concurrent attempts.
    receiver.answerWith((_, response) => response.end())
    const others = [await outbox.emit(walletId), await outbox.emit(walletId)]
    await receiver.untilReceived(10)
    receiver.answerWith(silence)
    outbox.clock.pass(6000)
    await receiver.untilReceived(11)
    const second = await outbox.emit(walletId, { resourceId })
    await receiver.untilReceived(12)
    expect(receiver.eventIds.slice(7)).toEqual([first, ...others, first, second])
  })

  test('new events are sent before retries of other events', async () => {
    await using receiver = await startReceiver(status(500))
    await using outbox = await openOutbox({ isStarted: false })
    const now = outbox.clock.now()
    const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(now) })
    for (let number = 0; number < 40; number += 1) await outbox.emit(walletId)
    await outbox.dispatcher.runDue(walletId)
    expect(receiver.received).toHaveLength(40)
    await outbox.wallets.write(walletId, async (work) => {
      work.change({ clock: frozenAt(now + 60_000) })
    })
    const late = await outbox.emit(walletId)
    await outbox.dispatcher.runDue(walletId)
    expect(receiver.eventIds[40]).toBe(late)
    expect(receiver.received).toHaveLength(81)
  })

  test('first attempts are sent in the order of the events, even when the receiver fails', async () => {
    await using receiver = await startReceiver(status(500))
    await using outbox = await openOutbox({ isStarted: false })
    const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(NOON) })
    const resourceId = randomUUID()
    await outbox.wallets.write(walletId, async (work) => {
      for (let number = 0; number < 300; number += 1) await work.emit('pixChargeRejected', resourceId, {})
    })
    await outbox.dispatcher.runDue(walletId)
    expect(receiver.eventIds).toEqual((await outbox.deliveries(walletId)).map(({ eventId }) => eventId))
  })

  test('a retry may arrive after later events', async () => {
    await using receiver = await startReceiver(status(500))
    await using outbox = await openOutbox({ isStarted: false })
    const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(NOON) })
    const resourceId = randomUUID()
    const first = await outbox.emit(walletId, { resourceId })
    await outbox.dispatcher.runDue(walletId)
    receiver.answerWith((_, response) => response.end())
    const second = await outbox.emit(walletId, { resourceId })
    await outbox.dispatcher.runDue(walletId)
    await outbox.wallets.write(walletId, async (work) => {
      work.change({ clock: frozenAt(NOON + 60_000) })
    })
    await outbox.dispatcher.runDue(walletId)
    expect(receiver.eventIds).toEqual([first, second, first])
  })
})

describe('concurrent attempts of a wallet (G-315)', () => {
  test('start at one, increase with each success, and are eight at most', async () => {
    await using receiver = await startReceiver()
    await using outbox = await openOutbox()
    const answer = answeringLater(receiver)
    const walletId = await outbox.addWallet({ url: receiver.url })
    for (let number = 0; number < 40; number += 1) await outbox.emit(walletId)
    const underWay: number[] = []
    for (let number = 0; number < 20; number += 1) {
      // Each response allows two more requests, until eight requests are open.
      const sent = Math.min(2 * number + 1, number + 8)
      await receiver.untilReceived(sent)
      await outbox.store.ping()
      expect(receiver.received).toHaveLength(sent)
      underWay.push(sent - number)
      answer(number)
    }
    expect(underWay.slice(0, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 8])
  })

  test('are one again after a failure', async () => {
    await using receiver = await startReceiver()
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: receiver.url })
    await warmUp(outbox, walletId, receiver)
    receiver.answerWith(status(500))
    await outbox.emit(walletId)
    await expect.poll(async () => (await outbox.deliveries(walletId)).at(-1)?.attempts).toBe(1)
    receiver.answerWith(silence)
    for (let number = 0; number < 5; number += 1) await outbox.emit(walletId)
    await receiver.untilReceived(9)
    await outbox.store.ping()
    expect(receiver.received).toHaveLength(9)
  })
})

test('a dead account with many deliveries does not delay others', async () => {
  const backlog = runs({ short: 20_000, long: 100_000 })
  const gone = await startReceiver()
  await gone.close()
  await using receiver = await startReceiver()
  let dead = 0
  await using outbox = await openOutbox({
    isStarted: false,
    onRecorded: ({ status }) => {
      if (status !== 'DELIVERED') dead += 1
    },
  })
  const deadId = await outbox.addWallet({ url: gone.url })
  const walletId = await outbox.addWallet({ url: receiver.url })
  const text = `insert into delivery (id, event_id, wallet_id, resource_id, position, status, attempts, due_at,
    leased_until_real, created_at) select 'd' || n, $2, $1, 'r' || n, n, 'PENDING', 0, 0, 0, 0 from
    (with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${backlog})
    select n from numbers) as all_numbers`
  const eventId = await outbox.emit(walletId)
  await outbox.store.exclusively((transaction) =>
    transaction.run({ name: 'test.backlog', text }, [deadId, eventId]),
  )
  outbox.dispatcher.start()
  for (let number = 1; number <= 50; number += 1) {
    await receiver.untilReceived(number)
    await outbox.emit(walletId)
  }
  await outbox.untilAll(walletId, 'DELIVERED')
  // The scheduler serves wallets in turn, so the wallet without a working receiver gets only a small part of the turns.
  expect(dead).toBeGreaterThan(10)
  expect(dead).toBeLessThan(backlog / 5)
})
