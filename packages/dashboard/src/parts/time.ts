import { locale } from '../language/language.ts'

/** All times are shown in the time zone of the bank calendar. */
const ZONE = 'America/Sao_Paulo'

/** Formats an instant with date and time to the second: `5 Jan 2026, 09:00:00`. */
export const instant = (at: string | number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'medium', timeZone: ZONE }).format(
    new Date(at),
  )

/** Formats an instant for a narrow column: `05/01, 09:00:00`. */
export const shortInstant = (at: string | number): string =>
  new Intl.DateTimeFormat(locale(), {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: ZONE,
  }).format(new Date(at))

/** Returns the calendar day in Brasília: `2026-01-05`. */
export const dayOf = (at: string | number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: ZONE }).format(new Date(at))

/** Formats a calendar date without a zone: `5 Jan 2026` for `2026-01-05`. */
export const calendarDay = (date: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))

const UNITS = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
  [1, 's'],
] as const

/** Formats a duration by its two largest units: 3700 seconds is `1 h 1 min`. */
export function duration(seconds: number): string {
  let left = Math.max(0, Math.floor(seconds))
  const parts: string[] = []
  for (const [size, unit] of UNITS) {
    const count = Math.floor(left / size)
    left -= count * size
    if (count > 0 || (size === 1 && parts.length === 0)) parts.push(`${count} ${unit}`)
  }
  return parts.slice(0, 2).join(' ')
}
