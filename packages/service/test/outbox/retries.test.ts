import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { RETRY_AFTER_CASES, RETRY_AFTER_NOW } from '@pix-payments/testing/retry-after-cases'
import { readRetryAfter } from '../../src/outgoing/retry-after.ts'
import { nextAttemptAt } from '../../src/outbox/retry-schedule.ts'
import { startReceiver, status } from './support/receiver.ts'
import { type TestOutbox, frozenAt, openOutbox } from './support/test-outbox.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const NOON = Date.UTC(2026, 0, 5, 12)

/** The pauses between attempts (G-159). */
const PAUSES = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR]

describe('the schedule', () => {
  test('has nine attempts, each up to 10 % later than its pause (G-159)', () => {
    for (let tries = 0; tries < 200; tries += 1) {
      const deliveryId = randomUUID()
      for (const [index, pause] of PAUSES.entries()) {
        const next = nextAttemptAt({ deliveryId, number: index + 1, at: NOON, retryAfter: null })
        expect(next).toBeGreaterThanOrEqual(NOON + pause)
        expect(next).toBeLessThanOrEqual(NOON + 1.1 * pause)
      }
      expect(nextAttemptAt({ deliveryId, number: 9, at: NOON, retryAfter: null })).toBeNull()
    }
  })

  test('differs between deliveries and is the same for the same delivery', () => {
    const ids = Array.from({ length: 50 }, () => randomUUID())
    const at = (deliveryId: string): number | null =>
      nextAttemptAt({ deliveryId, number: 4, at: NOON, retryAfter: null })
    expect(ids.map(at)).toEqual(ids.map(at))
    expect(new Set(ids.map(at)).size).toBeGreaterThan(40)
  })

  test.for<[retryAfter: number, number: number, pause: number | null]>([
    [2 * MINUTE, 1, 2 * MINUTE],
    [HOUR, 3, HOUR],
    [11 * HOUR, 1, 10 * HOUR],
    [HOUR, 9, null],
  ])('waits for a Retry-After of %d ms after attempt %d (G-159)', ([retryAfter, number, pause]) => {
    const next = nextAttemptAt({ deliveryId: 'a', number, at: NOON, retryAfter })
    expect(next).toBe(pause === null ? null : NOON + pause)
  })

  test('is not shortened by Retry-After', () => {
    const options = { deliveryId: 'a', number: 4, at: NOON }
    expect(nextAttemptAt({ ...options, retryAfter: SECOND })).toBe(
      nextAttemptAt({ ...options, retryAfter: null }),
    )
  })
})

test.for([...RETRY_AFTER_CASES, [' 0 ', 0], [undefined, undefined]] as const)(
  'Retry-After %o asks for %o ms',
  ([given, want]) => {
    expect(readRetryAfter(given, RETRY_AFTER_NOW)).toBe(want ?? null)
  },
)

/** Moves the frozen clock to the instant of the next attempt. */
async function toNextAttempt(outbox: TestOutbox, walletId: string): Promise<number> {
  const [delivery] = await outbox.deliveries(walletId)
  const dueAt = delivery?.dueAt ?? 0
  await outbox.wallets.write(walletId, async (work) => {
    work.change({ clock: frozenAt(dueAt) })
    work.moveTo(dueAt)
  })
  return dueAt
}

describe('a failing delivery', () => {
  test('is attempted nine times with the same id, and is then dead (R-318, R-319, G-159, G-161)', async () => {
    await using receiver = await startReceiver(status(500))
    await using outbox = await openOutbox({ isStarted: false })
    const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(NOON) })
    const eventId = await outbox.emit(walletId)
    const times = [NOON]
    for (;;) {
      await outbox.dispatcher.runDue(walletId)
      if ((await outbox.deliveries(walletId))[0]?.status !== 'PENDING') break
      times.push(await toNextAttempt(outbox, walletId))
    }
    expect(receiver.eventIds).toEqual(Array.from({ length: 9 }, () => eventId))
    const [delivery] = await outbox.deliveries(walletId)
    expect(delivery).toMatchObject({ status: 'DEAD', attempts: 9 })
    const attempts = await outbox.attempts(delivery?.id ?? '')
    expect(attempts.map(({ number, at }) => ({ number, at }))).toEqual(
      times.map((at, index) => ({ number: index + 1, at })),
    )
    for (const [index, pause] of PAUSES.entries()) {
      const waited = (times[index + 1] ?? 0) - (times[index] ?? 0)
      expect(waited).toBeGreaterThanOrEqual(pause)
      expect(waited).toBeLessThanOrEqual(1.1 * pause)
    }
  })

  test('is retried when the clock of the wallet runs, also after 410 (R-318, G-159)', async () => {
    await using receiver = await startReceiver(status(410))
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: receiver.url })
    await outbox.emit(walletId)
    await receiver.untilReceived(1)
    await outbox.dispatcher.runDue(walletId)
    outbox.clock.pass(4999)
    await outbox.dispatcher.runDue(walletId)
    expect(receiver.received).toHaveLength(1)
    receiver.answerWith((_, response) => response.end())
    outbox.clock.pass(502)
    await receiver.untilReceived(2)
    await outbox.untilAll(walletId, 'DELIVERED')
  })

  test('waits while the clock of the wallet is frozen', async () => {
    await using receiver = await startReceiver(status(500))
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(NOON) })
    await outbox.emit(walletId)
    await receiver.untilReceived(1)
    outbox.clock.pass(100 * HOUR)
    await outbox.dispatcher.runDue(walletId)
    expect(receiver.received).toHaveLength(1)
  })

  test('is retried after Retry-After has passed', async () => {
    await using receiver = await startReceiver(status(429, { 'retry-after': '3600' }))
    await using outbox = await openOutbox({ isStarted: false })
    const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(NOON) })
    await outbox.emit(walletId)
    await outbox.dispatcher.runDue(walletId)
    expect(await toNextAttempt(outbox, walletId)).toBe(NOON + HOUR)
  })

  test('is found after a restart of the service', async () => {
    await using receiver = await startReceiver(status(500))
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: receiver.url })
    await outbox.emit(walletId)
    await receiver.untilReceived(1)
    await outbox.dispatcher.stop()
    receiver.answerWith((_, response) => response.end())
    outbox.addDispatcher().start()
    // The dispatcher's second turn computes when the next attempt is due. Time passes only after that.
    await outbox.store.ping()
    await expect
      .poll(async () => {
        outbox.clock.pass(1000)
        return (await outbox.deliveries(walletId))[0]?.status
      })
      .toBe('DELIVERED')
  })
})
