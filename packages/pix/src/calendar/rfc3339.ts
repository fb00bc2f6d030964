import type { Instant } from './instant.ts'
import { dateOf, parseCalendarDate, partsOf } from './calendar-date.ts'
import { epochDayOf, ymdOf } from './epoch-day.ts'
import { MS_PER_DAY, MS_PER_MINUTE, requireInstant } from './instant.ts'
import { zeroPad } from './zero-pad.ts'

const FORM =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.(\d{1,9}))?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i

/**
 * Reads a date and time of RFC 3339, such as `2026-03-01T14:00:05.120Z` or `2026-03-01T11:00:05-03:00`. Digits after
 * the milliseconds are dropped. A leap second, 23:59:60 in UTC, is the first second of the next day. Returns `null` when the text has another form or the day does not exist.
 */
export function readRfc3339(text: string): Instant | null {
  const match = FORM.exec(text)
  if (match === null) return null
  const [
    ,
    day = '',
    hours,
    minutes,
    seconds,
    fraction = '',
    sign = '+',
    offsetHours = '0',
    offsetMinutes = '0',
  ] = match
  const date = parseCalendarDate(day)
  if (!date.ok) return null
  const ofDay = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'))
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * MS_PER_MINUTE
  const local = epochDayOf(partsOf(date.value)) * MS_PER_DAY + ofDay + milliseconds
  const instant = sign === '-' ? local + offset : local - offset
  return seconds === '60' && (instant - milliseconds) % MS_PER_DAY !== 0 ? null : instant
}

/** Writes an instant in UTC with milliseconds: `2026-03-01T14:00:05.120Z`. */
export function writeRfc3339(instant: Instant): string {
  const epochDay = Math.floor(requireInstant(instant) / MS_PER_DAY)
  const ms = instant - epochDay * MS_PER_DAY
  const minutes = Math.floor(ms / MS_PER_MINUTE)
  const time = [Math.floor(minutes / 60), minutes % 60, Math.floor(ms / 1000) % 60].map((it) =>
    zeroPad(it, 2),
  )
  return `${dateOf(ymdOf(epochDay))}T${time.join(':')}.${zeroPad(ms % 1000, 3)}Z`
}
