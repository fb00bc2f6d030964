import type { Clock, Stop } from '../clock.ts'
import type { Log } from '../telemetry/log.ts'

export interface ClockWatchOptions {
  readonly clock: Clock
  /** True if `clock` is the clock of a database that several processes share. */
  readonly isShared: boolean
  readonly log: Log
}

const PERIOD_MILLISECONDS = 1000
/** A smaller change of the offset is not logged. */
const LEAST_CHANGE_MILLISECONDS = 1000

/**
 * Logs a warning when the system clock differs from the time of the service by more than a second, and another warning
 * when both agree again. Logs one warning when the system clock stands still.
 */
export function watchClock({ clock, isShared, log }: ClockWatchOptions): Stop {
  let warned = 0
  let lastWall: number | undefined
  let stop: Stop = () => undefined
  const look = (): void => {
    const wall = clock.wallNow()
    if (wall === lastWall) return log.warn({}, STANDS_STILL)
    lastWall = wall
    const offset = clock.offset()
    if (Math.abs(offset - warned) > LEAST_CHANGE_MILLISECONDS) {
      warned = offset
      log.warn({ offsetSeconds: Math.round(offset / 1000) }, warningOf(offset, isShared))
    }
    stop = clock.after(PERIOD_MILLISECONDS, look)
  }
  look()
  return () => {
    stop()
  }
}

const STANDS_STILL =
  'The system clock stands still, so nothing expires and no wallet sees time pass. Let the clock run, then start again.'

function warningOf(offset: number, isShared: boolean): string {
  const seconds = Math.abs(offset) / 1000
  if (seconds <= LEAST_CHANGE_MILLISECONDS / 1000) {
    return 'The system clock agrees with the time of the service again.'
  }
  const differs = `The system clock is ${seconds.toFixed(1)} s ${offset > 0 ? 'ahead of' : 'behind'}`
  return isShared
    ? `${differs} the clock of the database, which all processes use. Correct the system clock.`
    : `${differs} the time of the service, which does not follow jumps. Restart the service to use the time of the system clock.`
}
