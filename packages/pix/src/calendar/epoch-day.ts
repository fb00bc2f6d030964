/**
 * Converts dates of the proleptic Gregorian calendar to days since 1970-01-01, and back. The arithmetic uses eras of
 * 400 years that begin on 1 March, so that the leap day is the last day of a year. `Date` is not used: many of its
 * methods depend on the time zone of the host, and it reads the years 0 to 99 as 1900 to 1999.
 */
const DAYS_PER_ERA = 146_097
/** The number of days from 0000-03-01 to 1970-01-01. */
const EPOCH_OFFSET = 719_468

export interface Ymd {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** 1 to 31. */
  readonly day: number
}

export function epochDayOf({ year, month, day }: Ymd): number {
  const shiftedYear = month <= 2 ? year - 1 : year
  const era = Math.floor(shiftedYear / 400)
  const yearOfEra = shiftedYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_PER_ERA + dayOfEra - EPOCH_OFFSET
}

export function ymdOf(epochDay: number): Ymd {
  const shifted = epochDay + EPOCH_OFFSET
  const era = Math.floor(shifted / DAYS_PER_ERA)
  const dayOfEra = shifted - era * DAYS_PER_ERA
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / (DAYS_PER_ERA - 1))
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day }
}

export function daysInMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
}
