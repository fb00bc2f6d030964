import { type Clock, systemClock } from '../../src/clock.ts'

/** Leases of half a minute and retries after five seconds must not make the test long. */
const SPEED = 5
/** Processes that share data must agree on the time; this is long before any of them. */
const BASE = Date.parse('2026-01-01T00:00:00.000Z')

const now = (): number => Math.floor(BASE + (systemClock.now() - BASE) * SPEED)

/** The system's time, passing faster. */
export const fastClock: Clock = {
  now,
  wallNow: now,
  offset: () => 0,
  after: (milliseconds, callback) => systemClock.after(milliseconds / SPEED, callback),
}
