import { type Clock, systemClock } from '../../src/clock.ts'

/**
 * How much faster time passes. Without this factor, leases of half a minute and retries after five seconds would make
 * the test long.
 */
const SPEED = 5
/**
 * The instant at which the fast time equals the system's time. It is fixed, so that all processes that share data
 * compute the same time.
 */
const BASE = Date.parse('2026-01-01T00:00:00.000Z')

const now = (): number => Math.floor(BASE + (systemClock.now() - BASE) * SPEED)

/** A clock whose time passes faster than the system's time. */
export const fastClock: Clock = {
  now,
  wallNow: now,
  offset: () => 0,
  after: (milliseconds, callback) => systemClock.after(milliseconds / SPEED, callback),
}
