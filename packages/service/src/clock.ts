import { uptime } from 'node:os'
import type { Instant } from '@pix-payments/pix'

/** The port for real time and for timeouts. Only this module reads the system clock; tests pass their own clock. */
export interface Clock {
  /**
   * Epoch milliseconds at the rate of real time. The value does not jump and does not go back when the system clock is
   * set. Wallets, timers, leases and tokens use it.
   */
  now(): Instant
  /**
   * Epoch milliseconds of the system clock, with its jumps. Use it for values that other systems compare with their own
   * clock.
   */
  wallNow(): Instant
  /**
   * Milliseconds by which the system clock is ahead of `now`; negative when the system clock is behind. Used in the log
   * and the metrics.
   */
  offset(): number
  /** Calls `callback` once, after the given number of real milliseconds. The returned function cancels the call. */
  after(milliseconds: number, callback: () => void): Stop
}

export type Stop = () => void

/** The system times that {@link createSystemClock} reads, in milliseconds. */
export interface ClockSources {
  /** The time of day, which an administrator or NTP may set. */
  wall(): number
  /** A time that advances at the rate of real time. It may stand still while the machine sleeps. */
  monotonic(): number
  /** The time since the machine started, in coarse steps, including the time that the machine slept. */
  uptime(): number
}

const SOURCES: ClockSources = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  uptime() {
    try {
      return uptime() * 1000
    } catch {
      // A container may hide the uptime.
      return 0
    }
  },
}

/** The longest delay of setTimeout. With a longer delay, setTimeout fires immediately. */
const LONGEST_TIMEOUT_MILLISECONDS = 2_147_483_647
/**
 * A difference between the system clock and the monotonic clock up to this limit is drift, and `now` follows it. A
 * larger difference is a jump, and `now` ignores it.
 */
const LARGEST_DRIFT_MILLISECONDS = 1000
/**
 * When reading both clocks takes longer, the process was paused between the readings, and both clocks are read again.
 */
const LONGEST_READING_MILLISECONDS = 20
const READINGS = 5

/** Creates a clock that follows the system clock but not its jumps. */
export function createSystemClock(sources: ClockSources = SOURCES): Clock {
  const time = new SteadyTime(sources)
  return {
    now: () => time.now(),
    wallNow: () => sources.wall(),
    offset: () => sources.wall() - time.now(),
    after(milliseconds, callback) {
      const timer = setTimeout(callback, Math.min(Math.max(milliseconds, 0), LONGEST_TIMEOUT_MILLISECONDS))
      return () => {
        clearTimeout(timer)
      }
    },
  }
}

/** The system clock minus the sum of its jumps. */
class SteadyTime {
  readonly #sources: ClockSources
  /** The readings of the two clocks at the last comparison. */
  #wall: number
  #monotonic: number
  /** The uptime minus the monotonic clock. The difference grows while the machine sleeps. */
  #asleep: number
  /** Sum of the jumps of the system clock. */
  #jumped = 0
  #last = 0

  constructor(sources: ClockSources) {
    this.#sources = sources
    const { wall, monotonic } = this.#read()
    this.#wall = wall
    this.#monotonic = monotonic
    this.#asleep = sources.uptime() - monotonic
  }

  now(): Instant {
    let wall = this.#sources.wall()
    const sinceComparison = wall - this.#wall
    // Less than a second after the last comparison, the clock cannot have jumped forward by more than a second, so the
    // fast path skips the comparison.
    if (sinceComparison < 0 || sinceComparison >= LARGEST_DRIFT_MILLISECONDS) wall = this.#compare()
    this.#last = Math.max(this.#last, wall - this.#jumped)
    return this.#last
  }

  #compare(): number {
    const { wall, monotonic } = this.#read()
    // A fake monotonic clock in a test may go back.
    const passed = Math.max(monotonic - this.#monotonic, 0)
    let difference = wall - this.#wall - passed
    if (difference > LARGEST_DRIFT_MILLISECONDS) difference -= Math.min(this.#slept(monotonic), difference)
    if (Math.abs(difference) > LARGEST_DRIFT_MILLISECONDS) this.#jumped += Math.round(difference)
    this.#wall = wall
    this.#monotonic = monotonic
    return wall
  }

  #read(): { readonly wall: number; readonly monotonic: number } {
    for (let reading = 1; ; reading += 1) {
      const before = this.#sources.monotonic()
      const wall = this.#sources.wall()
      const monotonic = this.#sources.monotonic()
      if (monotonic - before < LONGEST_READING_MILLISECONDS || reading === READINGS)
        return { wall, monotonic }
    }
  }

  /** Milliseconds that the machine slept since the last call. Real time passes during sleep, so this is not a jump. */
  #slept(monotonic: number): number {
    const asleep = this.#sources.uptime() - monotonic
    const slept = Math.max(asleep - this.#asleep, 0)
    this.#asleep = asleep
    return slept
  }
}

export const systemClock: Clock = createSystemClock()

/**
 * Returns the clock to use with a store: the store's own clock when several processes share the store, otherwise the
 * system clock.
 */
export const clockOf = ({ clock }: { readonly clock?: Clock | undefined }): Clock => clock ?? systemClock
