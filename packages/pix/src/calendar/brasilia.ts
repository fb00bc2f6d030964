import type { CalendarDate } from './calendar-date.ts'
import type { Instant } from './instant.ts'
import { requireInput } from '../pix-input-error.ts'
import { dateOf, partsOf } from './calendar-date.ts'
import { epochDayOf, ymdOf } from './epoch-day.ts'
import { MS_PER_DAY, MS_PER_MINUTE, requireInstant } from './instant.ts'
import { zeroPad } from './zero-pad.ts'

/**
 * Brazil abolished daylight saving time in 2019 (decree 9.772/2019), after the last change of clocks in February 2019.
 * Since then the time in Brasília is UTC−03:00 all year. So a constant is exact from 2020 on. It is several times
 * faster than `Intl.DateTimeFormat` and independent of the time-zone data of the host. A test compares it with
 * `America/Sao_Paulo` for every day from 2020 to 2099. If Brazil introduces daylight saving time again, this file must
 * change.
 */
const OFFSET_MS = -3 * 3_600_000

/**
 * The start of 2020-01-01 in Brasília. Functions throw for an earlier instant, because the offset may be wrong for it.
 * Pix started later in 2020.
 */
const FIRST_INSTANT: Instant = 1_577_847_600_000
const FIRST_DATE: CalendarDate = '2020-01-01'

function localMs(instant: Instant): number {
  requireInput(requireInstant(instant) >= FIRST_INSTANT, 'instant', 'from 2020 on in Brasília')
  return instant + OFFSET_MS
}

/**
 * Returns the date in Brasília at an instant: at `2026-03-01T01:00Z` it is `2026-02-28` (§1, G-003, R-272).
 *
 * @throws PixInputError when the instant is before 2020.
 */
export function brasiliaDate(instant: Instant): CalendarDate {
  return dateOf(ymdOf(Math.floor(localMs(instant) / MS_PER_DAY)))
}

/** Returns the time of day in Brasília as `HH:mm:ss.SSS`. Throws a PixInputError when the instant is before 2020. */
export function brasiliaTime(instant: Instant): string {
  const ms = localMs(instant) % MS_PER_DAY
  const minutes = Math.floor(ms / MS_PER_MINUTE)
  const seconds = Math.floor(ms / 1000) % 60
  return `${zeroPad(Math.floor(minutes / 60), 2)}:${zeroPad(minutes % 60, 2)}:${zeroPad(seconds, 2)}.${zeroPad(ms % 1000, 3)}`
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{3}))?)?$/

/**
 * Returns the instant of a date and time in Brasília. Example: the cut-off of a cancellation is
 * `brasiliaInstant(addDays(dueDate, -1), '22:00')` (§3.4.1, G-100).
 *
 * @param time `HH:mm`, `HH:mm:ss` or `HH:mm:ss.SSS`. Default: `00:00`, the start of the day.
 * @throws PixInputError when the date is before 2020 or does not exist, or the time has another form.
 */
export function brasiliaInstant(date: CalendarDate, time = '00:00'): Instant {
  const day = epochDayOf(partsOf(date))
  requireInput(date >= FIRST_DATE, 'date', 'from 2020 on')
  const match = TIME.exec(time)
  requireInput(match !== null, 'time', 'HH:mm, HH:mm:ss or HH:mm:ss.SSS')
  const [, hours, minutes, seconds = '0', millis = '0'] = match
  const ofDay = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(millis)
  return day * MS_PER_DAY + ofDay - OFFSET_MS
}
