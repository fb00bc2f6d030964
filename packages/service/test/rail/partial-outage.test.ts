import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { SECOND } from '../support/service.ts'
import { hang, unavailable } from './support/fake-institution.ts'
import { type TestQueue, openTestQueue } from './support/test-queue.ts'

test.each([5, 32, 200])(
  'while %i orders always fail, each other order is sent within the pause of the breaker',
  async (failing) => {
    await using queue = await openTestQueue({ isStarted: false })
    const { institution, clock } = queue
    institution.answer = (attempt) => {
      if (attempt.resourceId.startsWith('bad')) return unavailable()(attempt)
    }
    await queue.place(Array.from({ length: failing }, (_, index) => `bad-${index}`))
    await queue.run('update rail_order set attempts = 1')
    queue.rail.start()
    const placedAt = new Map<string, number>()
    for (let second = 0; second < 90; second += 1) {
      if (second < 80) for (const id of await queue.place([`good-${second}`])) placedAt.set(id, clock.now())
      await queue.settle()
      clock.pass(SECOND)
    }
    await queue.settle()
    const waits = institution.attempts
      .filter(({ id }) => placedAt.has(id))
      .map(({ id, at }) => at - (placedAt.get(id) ?? 0))
    expect(waits).toHaveLength(80)
    expect(Math.max(...waits)).toBeLessThanOrEqual(5 * SECOND)
    // The failing orders are still repeated.
    const repeats = institution.attempts.filter(({ at }) => at > clock.now() - 60 * SECOND)
    expect(repeats.some(({ resourceId }) => resourceId.startsWith('bad'))).toBe(true)
  },
)

test('a probe takes an order that was not tried yet, also when an older one failed', async () => {
  await using queue = await openTestQueue()
  queue.institution.answer = unavailable()
  await queue.place(['a', 'b', 'c', 'd', 'e'])
  await queue.until(async () => (await queue.rail.facts()).isOpen)
  await queue.until(async () => (await queue.orders()).every(({ lease }) => lease === null))
  const [added] = await queue.place(['new'])
  const before = queue.institution.attempts.length
  queue.clock.pass(5 * SECOND)
  await queue.until(() => queue.institution.attempts.length > before)
  expect(queue.institution.attempts.slice(before).map(({ id }) => id)).toEqual([added])
})

/** Places the order to register a new charge. */
async function placeCharge({ wallets, walletId }: TestQueue): Promise<string> {
  const chargeId = randomUUID()
  await wallets.write(walletId, async (work) => {
    const more = { txid: 'a'.repeat(26), pixKey: 'a@example.com', amount: 100, brCode: 'x', expiresAt: '' }
    await work.order({ order: 'charge', chargeId, ...more })
  })
  return chargeId
}

test.each([
  { what: 'fails', answer: unavailable(), longest: 0 },
  // Hanging orders hold all slots until the time limit of an order.
  { what: 'gets no answer', answer: hang, longest: 10 },
])(
  'while each order of one kind $what, orders of other kinds are sent at once',
  async ({ answer, longest }) => {
    await using queue = await openTestQueue()
    const { institution, clock } = queue
    institution.answer = (attempt) => {
      if (attempt.order.order === 'cancellation') return answer(attempt)
    }
    const placedAt = new Map<string, number>()
    for (let second = 0; second < 60; second += 1) {
      await queue.place(Array.from({ length: 9 }, () => randomUUID()))
      placedAt.set(await placeCharge(queue), clock.now())
      await queue.settle()
      clock.pass(SECOND)
    }
    await queue.settle()
    const waits = institution.attempts
      .filter(({ id }) => placedAt.has(id))
      .map(({ id, at }) => at - (placedAt.get(id) ?? 0))
    expect(waits).toHaveLength(60)
    expect(Math.max(...waits)).toBeLessThanOrEqual(longest * SECOND)
    expect(Math.max(...waits.slice(-40))).toBe(0)
    // Of the failing kind, one order at a time is tried.
    const tried = institution.attempts.filter(
      ({ at, id }) => at >= clock.now() - 30 * SECOND && !placedAt.has(id),
    )
    expect(tried.length).toBeGreaterThan(0)
    expect(tried.length).toBeLessThanOrEqual(7)
    institution.answer = () => undefined
    await queue.passUntil(async () => (await queue.rail.facts()).pending === 0, SECOND)
  },
)
