import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { HOUR, SECOND, START } from '../support/service.ts'
import { hang, refusal, unavailable } from './support/fake-institution.ts'
import { openTestQueue } from './support/test-queue.ts'

describe('a failing order', () => {
  test('G-395 is repeated after 1, 2, 4 … seconds, at most 60, and never given up', async () => {
    await using queue = await openTestQueue()
    queue.institution.answer = unavailable()
    // The first order keeps the breaker closed: it is taken before each failure of the other.
    await queue.place(['a'])
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await queue.until(async () => (await queue.orders())[0]?.attempts === attempt)
      const [order] = await queue.orders()
      pauses.push((order?.dueAt ?? 0) - queue.clock.now())
      queue.institution.answer = () => undefined
      await queue.place([`other-${attempt}`])
      await queue.until(() => queue.institution.taken.length === attempt)
      await queue.until(
        async () => (await queue.orders()).filter(({ status }) => status === 'SENT').length === attempt,
      )
      queue.institution.answer = unavailable()
      queue.clock.pass(pauses.at(-1) ?? 0)
    }
    const most = [1, 2, 4, 8, 16, 32, 60, 60, 60, 60]
    for (const [index, pause] of pauses.entries()) {
      const seconds = (most[index] ?? 0) * SECOND
      expect(pause).toBeLessThanOrEqual(seconds)
      expect(pause).toBeGreaterThan(0.8 * seconds - 1)
    }
    // With jitter, no pause is the full pause of all others.
    expect(new Set(pauses.slice(-4)).size).toBe(4)
  })

  test('waits for as long as the institution asks, at most an hour', async () => {
    await using queue = await openTestQueue()
    queue.institution.answer = unavailable(90 * SECOND)
    await queue.place(['a'])
    await queue.until(async () => (await queue.orders())[0]?.attempts === 1)
    expect(await queue.orders()).toMatchObject([{ dueAt: START + 90 * SECOND }])
    queue.institution.answer = unavailable(1000 * HOUR)
    await queue.passUntil(() => queue.institution.attempts.length === 2, SECOND)
    await queue.until(async () => (await queue.orders())[0]?.attempts === 2)
    const [order] = await queue.orders()
    expect((order?.dueAt ?? 0) - queue.clock.now()).toBe(HOUR)
  })

  test('that gets no answer within 10 seconds is repeated', async () => {
    await using queue = await openTestQueue()
    queue.institution.answer = hang
    await queue.place(['slow'])
    await queue.until(() => queue.institution.attempts.length === 1)
    queue.clock.pass(9999)
    await queue.settle()
    expect(queue.institution.inProgress).toBe(1)
    queue.clock.pass(1)
    await queue.until(async () => (await queue.orders())[0]?.attempts === 1)
    expect(queue.institution.attempts[0]?.signal.aborted).toBe(true)
    queue.institution.answer = () => undefined
    await queue.passUntil(() => queue.institution.taken.length === 1)
  })
})

describe('an order that the institution refuses', () => {
  test('keeps its error and is repeated once a minute; other resources go on, its own resource waits', async () => {
    await using queue = await openTestQueue()
    queue.institution.answer = ({ resourceId }) => (resourceId === 'bad' ? refusal({} as never) : undefined)
    const [bad = '', behind = '', other = ''] = await queue.place(['bad', 'bad', 'good'])
    await queue.until(() => queue.institution.taken.includes(other))
    await queue.until(async () => (await queue.orders())[0]?.attempts === 1)
    const orders = await queue.orders()
    const error = 'The institution answered orderTransfer with 400 MalformedRequest.'
    expect(orders).toMatchObject([
      { id: bad, status: 'PENDING', error },
      { id: behind, status: 'PENDING', attempts: 0, error: null },
      { id: other, status: 'SENT' },
    ])
    const pause = (orders[0]?.dueAt ?? 0) - START
    expect(pause).toBeGreaterThan(47 * SECOND)
    expect(pause).toBeLessThanOrEqual(60 * SECOND)
    for (let minute = 1; minute < 4; minute += 1) {
      queue.clock.pass(60 * SECOND)
      await queue.until(async () => (await queue.orders())[0]?.attempts === minute + 1)
    }
    // Only the first refusal is a warning.
    expect(queue.lines.filter(({ message }) => message.includes('refused'))).toEqual([
      expect.objectContaining({
        level: 'warn',
        facts: expect.objectContaining({ orderId: bad, error }) as object,
      }),
    ])
    queue.institution.answer = () => undefined
    await queue.passUntil(() => queue.institution.taken.length === 3, SECOND)
    await queue.until(async () => (await queue.orders()).every(({ status }) => status === 'SENT'))
    expect(await queue.orders()).toMatchObject([{ error: null }, { error: null }, { error: null }])
    expect(queue.institution.taken).toEqual([other, bad, behind])
  })

  test('many of them neither open the breaker nor delay others', async () => {
    await using queue = await openTestQueue()
    queue.institution.answer = ({ resourceId }) =>
      resourceId.startsWith('bad') ? refusal({} as never) : undefined
    await queue.place(Array.from({ length: 200 }, () => `bad-${randomUUID()}`))
    await queue.until(async () => (await queue.orders()).every(({ error }) => error !== null))
    const before = queue.institution.attempts.length
    const [good] = await queue.place(['good'])
    await queue.until(() => queue.institution.taken.length === 1)
    expect(queue.institution.attempts.slice(before).map(({ id }) => id)).toEqual([good])
    expect(await queue.rail.health()).toMatchObject({ status: 'up', pending: 200 })
  })
})
