import { uptime } from 'node:os'
import type { Instant } from '@pix-payments/pix'

/** Real time, and waiting in it. The only module that reads the system clock; tests pass their own. */
export interface Clock {
  /**
   * Epoch milliseconds at the rate of real time: it neither jumps nor goes back where the system clock is set. Wallets,
   * timers, leases and tokens go by it.
   */
  now(): Instant
  /** Epoch milliseconds that follow a clock which is set. For what others compare with their own clock. */
  wallNow(): Instant
  /** Milliseconds that the system clock is ahead of `now`; negative when it is behind. For log and metrics. */
  offset(): number
  /** Calls back once, after the given real milliseconds, unless it is stopped before. */
  after(milliseconds: number, callback: () => void): Stop
}

export type Stop = () => void

/** What {@link createSystemClock} reads, in milliseconds. */
export interface ClockSources {
  /** The time of day; somebody may set it. */
  wall(): number
  /** Passes at the rate of real time, and may stand still while the machine sleeps. */
  monotonic(): number
  /** Passes while the machine sleeps as well, and is coarse. */
  uptime(): number
}

const SOURCES: ClockSources = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  uptime() {
    try {
      return uptime() * 1000
    } catch {
      // A container may hide it.
      return 0
    }
  },
}

/** setTimeout fires at once for anything longer. */
const LONGEST_TIMEOUT_MILLISECONDS = 2_147_483_647
/** What the system clock differs from the monotonic one by is drift up to here, and is followed; more is a jump. */
const LARGEST_DRIFT_MILLISECONDS = 1000
/** Both clocks are read together: a process that was paused between them reads them again. */
const LONGEST_READING_MILLISECONDS = 20
const READINGS = 5

/** The system's time, without its jumps. */
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

/** The wall clock less the jumps that it made. */
class SteadyTime {
  readonly #sources: ClockSources
  /** Both clocks at the last comparison. */
  #wall: number
  #monotonic: number
  /** How far the uptime was ahead of the monotonic clock: it grows while the machine sleeps. */
  #asleep: number
  /** Sum of the jumps of the wall clock. */
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
    // One reading is enough while it is close to the last comparison: a jump would not be.
    if (sinceComparison < 0 || sinceComparison >= LARGEST_DRIFT_MILLISECONDS) wall = this.#compare()
    this.#last = Math.max(this.#last, wall - this.#jumped)
    return this.#last
  }

  #compare(): number {
    const { wall, monotonic } = this.#read()
    // A faked monotonic clock may go back.
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

  /** Milliseconds that the machine slept since this was asked last: real time went on meanwhile. */
  #slept(monotonic: number): number {
    const asleep = this.#sources.uptime() - monotonic
    const slept = Math.max(asleep - this.#asleep, 0)
    this.#asleep = asleep
    return slept
  }
}

export const systemClock: Clock = createSystemClock()

/** The time to go by with a store: its own where several processes share it, else the system's. */
export const clockOf = ({ clock }: { readonly clock?: Clock | undefined }): Clock => clock ?? systemClock
