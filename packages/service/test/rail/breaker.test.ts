import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/storage/store.ts'
import { HOUR, SECOND, START } from '../support/service.ts'
import { away, hang, refusal, unavailable } from './support/fake-institution.ts'
import { type QueueWorld, openQueueWorld } from './support/queue-world.ts'

const noticesOf = (world: QueueWorld): readonly string[] =>
  world.lines.map(({ level, message }) => `${level} ${message.split('.')[0]}`)
const OPEN = 'warn The institution does not acknowledge orders of this kind'
const CLOSED = 'info The institution acknowledges orders of this kind again'
const OLD = 'warn Orders wait for the institution for longer than a minute'

/** Places this many orders of different resources, and opens the breaker by failing them. */
async function openBreaker(world: QueueWorld, count = 5): Promise<readonly string[]> {
  const placed = await world.place(Array.from({ length: count }, () => randomUUID()))
  await world.until(async () => (await world.rail.facts()).isOpen && world.institution.inProgress === 0)
  await world.until(async () => (await world.orders()).every(({ lease }) => lease === null))
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
    await using world = await openQueueWorld()
    world.institution.answer = away
    await openBreaker(world, 8)
    expect(noticesOf(world)).toEqual([OPEN])
    expect(world.lines[0]?.facts).toMatchObject({ error: 'The connection was refused.' })
    const before = world.institution.attempts.length
    world.institution.peak = 0
    for (let probe = 1; probe <= 6; probe += 1) {
      world.clock.pass(4999)
      world.rail.wake()
      await world.settle()
      expect(world.institution.attempts).toHaveLength(before + probe - 1)
      world.clock.pass(1)
      await world.until(() => world.institution.attempts.length === before + probe)
      await world.until(async () => (await world.orders()).every(({ lease }) => lease === null))
    }
    expect(world.institution.peak).toBe(1)
    expect(noticesOf(world)).toEqual([OPEN])
  })

  test('the breaker stays closed while other orders succeed between the failures', async () => {
    await using world = await openQueueWorld({ limits: { orders: 1 } })
    let count = 0
    world.institution.answer = (attempt) => {
      count += 1
      if (count % 5 !== 0) return away(attempt)
    }
    await world.place(Array.from({ length: 40 }, () => randomUUID()))
    await world.passUntil(() => world.institution.taken.length >= 8)
    expect(noticesOf(world)).toEqual([])
  })

  test('an hour of orders is kept, and goes in order of placement when the institution is back', async () => {
    await using world = await openQueueWorld({ limits: { orders: 1 } })
    world.institution.answer = away
    const placed = [...(await openBreaker(world))]
    for (let minute = 0; minute < 60; minute += 1) {
      placed.push(...(await world.place([`of-minute-${minute}`])))
      world.clock.pass(60 * SECOND)
      await world.settle()
    }
    expect(await world.rail.facts()).toEqual({ pending: 65, oldestSeconds: 3600, isOpen: true })
    // About one attempt each five seconds, whatever the number of orders.
    expect(world.institution.attempts.length).toBeLessThan(70)
    world.institution.answer = () => undefined
    const before = world.institution.attempts.length
    world.clock.pass(5 * SECOND)
    // From here on, the clock stands still: no order waits for the end of its own pause.
    await world.until(() => world.institution.taken.length === 65)
    const [probe, ...rest] = world.institution.attempts.slice(before).map(({ id }) => id)
    expect(rest).toEqual(placed.filter((id) => id !== probe))
    await world.until(async () => (await world.rail.facts()).pending === 0)
    expect(noticesOf(world).filter((it) => it !== OLD)).toEqual([OPEN, CLOSED])
    expect(world.lines.at(-1)?.facts).toEqual({ order: 'cancellation', seconds: 3605 })
  })

  test('a warning states the age of the oldest order once a minute', async () => {
    await using world = await openQueueWorld()
    world.institution.answer = away
    await world.place(['a'])
    const warnings = (): number => noticesOf(world).filter((it) => it === OLD).length
    for (let minute = 1; minute <= 4; minute += 1) {
      world.clock.pass(60 * SECOND)
      await world.until(() => warnings() >= minute - 1)
    }
    world.clock.pass(59 * SECOND)
    await world.settle()
    expect(warnings()).toBe(3)
    const last = world.lines.findLast(({ message }) => message.startsWith('Orders wait'))
    expect(last?.facts).toEqual({ pending: 1, oldestSeconds: 240 })
  })

  test('no other order waits for an order that always fails', async () => {
    await using world = await openQueueWorld()
    world.institution.answer = (attempt) => (attempt.resourceId === 'poison' ? away(attempt) : undefined)
    await world.place(['poison'])
    await world.passUntil(async () => (await world.rail.facts()).isOpen, SECOND)
    await world.place(['healthy', 'healthy'])
    await world.passUntil(() => world.institution.taken.length === 2, SECOND)
    await world.until(async () => !(await world.rail.facts()).isOpen)
    expect((await world.rail.facts()).pending).toBe(1)
  })

  test.each([
    { asked: 30, waited: 30 },
    { asked: 3600, waited: 60 },
  ])(
    'with Retry-After $asked, the next probe waits for $waited seconds, and other orders do not wait longer',
    async ({ asked, waited }) => {
      await using world = await openQueueWorld()
      world.institution.answer = unavailable(asked * SECOND)
      await openBreaker(world)
      world.institution.answer = () => undefined
      await world.place(['other'])
      world.clock.pass(waited * SECOND - 1)
      await world.settle()
      expect(world.institution.taken).toEqual([])
      world.clock.pass(1)
      await world.until(() => world.institution.taken.length === 6)
    },
  )

  test('a refusal closes the breaker, because the institution answers', async () => {
    await using world = await openQueueWorld()
    world.institution.answer = away
    await openBreaker(world)
    world.institution.answer = ({ id }) => (id === probe ? refusal({} as never) : undefined)
    const probe = (await world.orders()).toSorted((a, b) => a.dueAt - b.dueAt)[0]?.id
    world.clock.pass(5 * SECOND)
    await world.until(() => world.institution.taken.length === 4)
    expect(noticesOf(world)).toEqual([OPEN, CLOSED, 'warn The institution refused an order'])
  })

  test('another process that sends the orders closes the breaker of this one', async () => {
    await using world = await openQueueWorld()
    world.institution.answer = away
    await openBreaker(world)
    world.institution.answer = () => undefined
    world.addRail().start()
    world.clock.pass(60 * SECOND)
    await world.until(async () => (await world.orders()).every(({ status }) => status === 'SENT'))
    await world.passUntil(async () => !(await world.rail.facts()).isOpen, SECOND)
    expect(noticesOf(world).filter((it) => it !== OLD)).toEqual([OPEN, CLOSED])
  })
})

describe('the wait for orders of a wallet (sent)', () => {
  test('ends when each order was sent once, successfully or not', async () => {
    await using world = await openQueueWorld()
    const answers: ((error?: Error) => void)[] = []
    world.institution.answer = () =>
      new Promise((resolve, reject) => {
        answers.push((error) => {
          if (error === undefined) resolve()
          else reject(error)
        })
      })
    const other = await world.addWallet()
    const placed = [...(await world.place(['a', 'b', 'b'])), ...(await world.place(['c'], other))]
    await world.until(() => answers.length === 3)
    const [waiting, isOver] = watched(world.rail.sent(world.walletId, 1000))
    answers[0]?.()
    await world.until(async () => (await world.orders()).some(({ status }) => status === 'SENT'))
    expect(isOver()).toBe(false)
    // The second order fails. The third order waits for it, and the caller need not.
    answers[1]?.(new Error('failed'))
    await waiting
    const orders = await world.orders()
    expect(placed.map((id) => orders.find((it) => it.id === id)?.attempts)).toEqual([1, 1, 0, 0])
    for (const answer of answers) answer()
  })

  test('ends at once when nothing is to be sent, and while the institution is away', async () => {
    await using world = await openQueueWorld()
    await world.rail.sent(world.walletId, 1000)
    world.institution.answer = away
    await openBreaker(world)
    await world.place(['new'])
    await world.rail.sent(world.walletId, 1000)
    expect(world.clock.now()).toBe(START)
  })

  test('ends when the institution turns out to be away', async () => {
    await using world = await openQueueWorld()
    const answers: (() => void)[] = []
    world.institution.answer = () =>
      new Promise((_, reject) => {
        answers.push(() => {
          reject(new Error('failed'))
        })
      })
    const other = await world.addWallet()
    await world.place(Array.from({ length: 32 }, () => randomUUID()))
    await world.until(() => answers.length === 32)
    // No slot is free, so this order is not sent yet.
    await world.place(['waiting'], other)
    const waiting = world.rail.sent(other, HOUR)
    await world.settle()
    for (const answer of answers) answer()
    await waiting
    expect(world.clock.now()).toBe(START)
  })

  test('ends after its time', async () => {
    await using world = await openQueueWorld()
    world.institution.answer = hang
    await world.place(['a'])
    await world.until(() => world.institution.attempts.length === 1)
    const [waiting, isOver] = watched(world.rail.sent(world.walletId, 1000))
    await world.settle()
    world.clock.pass(999)
    await world.settle()
    expect(isOver()).toBe(false)
    world.clock.pass(1)
    await waiting
  })

  test('looks for orders that another process sends, with growing pauses', async () => {
    await using world = await openQueueWorld({ isStarted: false })
    const looks: number[] = []
    const store: Store = {
      ...world.store,
      isShared: true,
      read(work) {
        looks.push(world.clock.now() - START)
        return world.store.read(work)
      },
    }
    const rail = world.addRail({ store })
    await world.place(['a'])
    const [waiting, isOver] = watched(rail.sent(world.walletId, 1000))
    for (let passed = 0; passed < 1000; passed += 50) {
      await world.settle()
      expect(isOver()).toBe(false)
      world.clock.pass(50)
    }
    await waiting
    // The first look finds the newest order of the wallet.
    expect(looks).toEqual([0, 0, 50, 150, 350, 750])
  })

  test('ends when another process has sent the orders', async () => {
    await using world = await openQueueWorld({ isStarted: false })
    const shared = { ...world.store, isShared: true }
    const rail = world.addRail({ store: shared })
    await world.place(['a'])
    const waiting = rail.sent(world.walletId, HOUR)
    world.rail.start()
    await world.until(() => world.institution.taken.length === 1)
    const passing = setInterval(() => {
      world.clock.pass(10)
    }, 1)
    await waiting
    clearInterval(passing)
    expect(world.clock.now() - START).toBeLessThan(HOUR)
  })
})
