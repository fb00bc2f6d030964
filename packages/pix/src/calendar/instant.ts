import { requireInput } from '../pix-input-error.ts'
import { compactDateOf, dateOf, partsOf, readCompactDate } from './calendar-date.ts'
import { epochDayOf, ymdOf } from './epoch-day.ts'
import { zeroPad } from './zero-pad.ts'

/** A point in time: whole milliseconds since 1970-01-01T00:00:00Z, as `Date.now()` counts them. */
export type Instant = number

export const MS_PER_MINUTE = 60_000
export const MS_PER_DAY = 86_400_000

/** Returns the instant unchanged. Throws a PixInputError when it is not an integer within the years 0001 to 9999. */
export function requireInstant(instant: Instant): Instant {
  const inRange =
    Number.isInteger(instant) && instant >= -62_135_596_800_000 && instant <= 253_402_300_799_999
  requireInput(inRange, 'instant', 'whole epoch milliseconds within the years 0001 to 9999')
  return instant
}

/** Returns the minute of an instant in UTC as `yyyyMMddHHmm`. An endToEndId contains this text. */
export function utcMinuteOf(instant: Instant): string {
  const epochDay = Math.floor(requireInstant(instant) / MS_PER_DAY)
  const minute = Math.floor((instant - epochDay * MS_PER_DAY) / MS_PER_MINUTE)
  return `${compactDateOf(dateOf(ymdOf(epochDay)))}${zeroPad(Math.floor(minute / 60), 2)}${zeroPad(minute % 60, 2)}`
}

/** Returns the instant at which the UTC minute `yyyyMMddHHmm` starts. Returns `null` when the minute does not exist. */
export function readUtcMinute(text: string): Instant | null {
  const date = readCompactDate(text.slice(0, 8))
  const time = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text.slice(8))
  if (date === null || time === null) return null
  const minute = Number(time[1]) * 60 + Number(time[2])
  return epochDayOf(partsOf(date)) * MS_PER_DAY + minute * MS_PER_MINUTE
}
