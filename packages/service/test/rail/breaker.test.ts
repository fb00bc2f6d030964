import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/storage/store.ts'
import { HOUR, SECOND, START } from '../support/service.ts'
import { away, hang, refusal, unavailable } from './support/fake-institution.ts'
import { type TestQueue, openTestQueue } from './support/test-queue.ts'

const noticesOf = (queue: TestQueue): readonly string[] =>
  queue.lines.map(({ level, message }) => `${level} ${message.split('.')[0]}`)
const OPEN = 'warn The institution does not acknowledge orders of this kind'
const CLOSED = 'info The institution acknowledges orders of this kind again'
const OLD = 'warn Orders wait for the institution for longer than a minute'

/** Places this many orders of different resources, and opens the breaker by failing them. */
async function openBreaker(queue: TestQueue, count = 5): Promise<readonly string[]> {
  const placed = await queue.place(Array.from({ length: count }, () => randomUUID()))
  await queue.until(async () => (await queue.rail.facts()).isOpen && queue.institution.inProgress === 0)
  await queue.until(async () => (await queue.orders()).every(({ lease }) => lease === null))
  return placed
}

/** Returns the promise, and a function that states whether it is settled. */
function watched(promise: Promise<void>): readonly [promise: Promise<void>, isOver: () => boolean] {
  let isOver = false
  const ending = promise.finally(() => {
    isOver = true
  })
  return [ending, () => isOver]
}

describe('while the institution is away', () => {
  test('five failures open the breaker; then one order at a time is tried every five seconds', async () => {
    await using queue = await openTestQueue()
    queue.institution.answer = away
    await openBreaker(queue, 8)
    expect(noticesOf(queue)).toEqual([OPEN])
    expect(queue.lines[0]?.facts).toMatchObject({ error: 'The connection was refused.' })
    const before = queue.institution.attempts.length
    queue.institution.peak = 0
    for (let probe = 1; probe <= 6; probe += 1) {
      queue.clock.pass(4999)
      queue.rail.wake()
      await queue.settle()
      expect(queue.institution.attempts).toHaveLength(before + probe - 1)
      queue.clock.pass(1)
      await queue.until(() => queue.institution.attempts.length === before + probe)
      await queue.until(async () => (await queue.orders()).every(({ lease }) => lease === null))
    }
    expect(queue.institution.peak).toBe(1)
    expect(noticesOf(queue)).toEqual([OPEN])
  })

  test('the breaker stays closed while other orders succeed between the failures', async () => {
    await using queue = await openTestQueue({ limits: { orders: 1 } })
    let count = 0
    queue.institution.answer = (attempt) => {
      count += 1
      if (count % 5 !== 0) return away(attempt)
    }
    await queue.place(Array.from({ length: 40 }, () => randomUUID()))
    await queue.passUntil(() => queue.institution.taken.length >= 8)
    expect(noticesOf(queue)).toEqual([])
  })

  test('an hour of orders is kept, and goes in order of placement when the institution is back', async () => {
    await using queue = await openTestQueue({ limits: { orders: 1 } })
    queue.institution.answer = away
    const placed = [...(await openBreaker(queue))]
    for (let minute = 0; minute < 60; minute += 1) {
      placed.push(...(await queue.place([`of-minute-${minute}`])))
      queue.clock.pass(60 * SECOND)
      await queue.settle()
    }
    expect(await queue.rail.facts()).toEqual({ pending: 65, oldestSeconds: 3600, isOpen: true })
    // About one attempt each five seconds, whatever the number of orders.
    expect(queue.institution.attempts.length).toBeLessThan(70)
    queue.institution.answer = () => undefined
    const before = queue.institution.attempts.length
    queue.clock.pass(5 * SECOND)
    // From here on, the clock stands still: no order waits for the end of its own pause.
    await queue.until(() => queue.institution.taken.length === 65)
    const [probe, ...rest] = queue.institution.attempts.slice(before).map(({ id }) => id)
    expect(rest).toEqual(placed.filter((id) => id !== probe))
    await queue.until(async () => (await queue.rail.facts()).pending === 0)
    expect(noticesOf(queue).filter((it) => it !== OLD)).toEqual([OPEN, CLOSED])
    expect(queue.lines.at(-1)?.facts).toEqual({ order: 'cancellation', seconds: 3605 })
  })

  test('a warning states the age of the oldest order once a minute', async () => {
    await using queue = await openTestQueue()
    queue.institution.answer = away
    await queue.place(['a'])
    const warnings = (): number => noticesOf(queue).filter((it) => it === OLD).length
    for (let minute = 1; minute <= 4; minute += 1) {
      queue.clock.pass(60 * SECOND)
      await queue.until(() => warnings() >= minute - 1)
    }
    queue.clock.pass(59 * SECOND)
    await queue.settle()
    expect(warnings()).toBe(3)
    const last = queue.lines.findLast(({ message }) => message.startsWith('Orders wait'))
    expect(last?.facts).toEqual({ pending: 1, oldestSeconds: 240 })
  })

  test('no other order waits for an order that always fails', async () => {
    await using queue = await openTestQueue()
    queue.institution.answer = (attempt) => (attempt.resourceId === 'poison' ? away(attempt) : undefined)
    await queue.place(['poison'])
    await queue.passUntil(async () => (await queue.rail.facts()).isOpen, SECOND)
    await queue.place(['healthy', 'healthy'])
    await queue.passUntil(() => queue.institution.taken.length === 2, SECOND)
    await queue.until(async () => !(await queue.rail.facts()).isOpen)
    expect((await queue.rail.facts()).pending).toBe(1)
  })

  test.each([
    { asked: 30, waited: 30 },
    { asked: 3600, waited: 60 },
  ])(
    'with Retry-After $asked, the next probe waits for $waited seconds, and other orders do not wait longer',
    async ({ asked, waited }) => {
      await using queue = await openTestQueue()
      queue.institution.answer = unavailable(asked * SECOND)
      await openBreaker(queue)
      queue.institution.answer = () => undefined
      await queue.place(['other'])
      queue.clock.pass(waited * SECOND - 1)
      await queue.settle()
      expect(queue.institution.taken).toEqual([])
      queue.clock.pass(1)
      await queue.until(() => queue.institution.taken.length === 6)
    },
  )

  test('a refusal closes the breaker, because the institution answers', async () => {
    await using queue = await openTestQueue()
    queue.institution.answer = away
    await openBreaker(queue)
    queue.institution.answer = ({ id }) => (id === probe ? refusal({} as never) : undefined)
    const probe = (await queue.orders()).toSorted((a, b) => a.dueAt - b.dueAt)[0]?.id
    queue.clock.pass(5 * SECOND)
    await queue.until(() => queue.institution.taken.length === 4)
    expect(noticesOf(queue)).toEqual([OPEN, CLOSED, 'warn The institution refused an order'])
  })

  test('another process that sends the orders closes the breaker of this one', async () => {
    await using queue = await openTestQueue()
    queue.institution.answer = away
    await openBreaker(queue)
    queue.institution.answer = () => undefined
    queue.addRail().start()
    queue.clock.pass(60 * SECOND)
    await queue.until(async () => (await queue.orders()).every(({ status }) => status === 'SENT'))
    await queue.passUntil(async () => !(await queue.rail.facts()).isOpen, SECOND)
    expect(noticesOf(queue).filter((it) => it !== OLD)).toEqual([OPEN, CLOSED])
  })
})

describe('the wait for orders of a wallet (sent)', () => {
  test('ends when each order was sent once, successfully or not', async () => {
    await using queue = await openTestQueue()
    const answers: ((error?: Error) => void)[] = []
    queue.institution.answer = () =>
      new Promise((resolve, reject) => {
        answers.push((error) => {
          if (error === undefined) resolve()
          else reject(error)
        })
      })
    const other = await queue.addWallet()
    const placed = [...(await queue.place(['a', 'b', 'b'])), ...(await queue.place(['c'], other))]
    await queue.until(() => answers.length === 3)
    const [waiting, isOver] = watched(queue.rail.sent(queue.walletId, 1000))
    answers[0]?.()
    await queue.until(async () => (await queue.orders()).some(({ status }) => status === 'SENT'))
    expect(isOver()).toBe(false)
    // The second order fails. The third order waits for it, and the caller need not.
    answers[1]?.(new Error('failed'))
    await waiting
    const orders = await queue.orders()
    expect(placed.map((id) => orders.find((it) => it.id === id)?.attempts)).toEqual([1, 1, 0, 0])
    for (const answer of answers) answer()
  })

  test('ends at once when nothing is to be sent, and while the institution is away', async () => {
    await using queue = await openTestQueue()
    await queue.rail.sent(queue.walletId, 1000)
    queue.institution.answer = away
    await openBreaker(queue)
    await queue.place(['new'])
    await queue.rail.sent(queue.walletId, 1000)
    expect(queue.clock.now()).toBe(START)
  })

  test('ends when the institution turns out to be away', async () => {
    await using queue = await openTestQueue()
    const answers: (() => void)[] = []
    queue.institution.answer = () =>
      new Promise((_, reject) => {
        answers.push(() => {
          reject(new Error('failed'))
        })
      })
    const other = await queue.addWallet()
    await queue.place(Array.from({ length: 32 }, () => randomUUID()))
    await queue.until(() => answers.length === 32)
    // No slot is free, so this order is not sent yet.
    await queue.place(['waiting'], other)
    const waiting = queue.rail.sent(other, HOUR)
    await queue.settle()
    for (const answer of answers) answer()
    await waiting
    expect(queue.clock.now()).toBe(START)
  })

  test('ends after its time', async () => {
    await using queue = await openTestQueue()
    queue.institution.answer = hang
    await queue.place(['a'])
    await queue.until(() => queue.institution.attempts.length === 1)
    const [waiting, isOver] = watched(queue.rail.sent(queue.walletId, 1000))
    await queue.settle()
    queue.clock.pass(999)
    await queue.settle()
    expect(isOver()).toBe(false)
    queue.clock.pass(1)
    await waiting
  })

  test('looks for orders that another process sends, with growing pauses', async () => {
    await using queue = await openTestQueue({ isStarted: false })
    const looks: number[] = []
    const store: Store = {
      ...queue.store,
      isShared: true,
      read(work) {
        looks.push(queue.clock.now() - START)
        return queue.store.read(work)
      },
    }
    const rail = queue.addRail({ store })
    await queue.place(['a'])
    const [waiting, isOver] = watched(rail.sent(queue.walletId, 1000))
    for (let passed = 0; passed < 1000; passed += 50) {
      await queue.settle()
      expect(isOver()).toBe(false)
      queue.clock.pass(50)
    }
    await waiting
    // The first look finds the newest order of the wallet.
    expect(looks).toEqual([0, 0, 50, 150, 350, 750])
  })

  test('ends when another process has sent the orders', async () => {
    await using queue = await openTestQueue({ isStarted: false })
    const shared = { ...queue.store, isShared: true }
    const rail = queue.addRail({ store: shared })
    await queue.place(['a'])
    const waiting = rail.sent(queue.walletId, HOUR)
    queue.rail.start()
    await queue.until(() => queue.institution.taken.length === 1)
    const passing = setInterval(() => {
      queue.clock.pass(10)
    }, 1)
    await waiting
    clearInterval(passing)
    expect(queue.clock.now() - START).toBeLessThan(HOUR)
  })
})
