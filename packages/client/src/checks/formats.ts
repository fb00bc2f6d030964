/** A calendar date, `YYYY-MM-DD`. The day must exist: 2026-02-30 is invalid. */
export const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && beginsWithDay(text)

const OFFSET = '(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)'
const DATE_TIME = new RegExp(
  `^\\d{4}-\\d\\d-\\d\\d[Tt](?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?${OFFSET}$`,
)

/** An RFC 3339 instant with an offset. A leap second is valid only as 23:59:60 in UTC. */
export const isDateTime = (text: string): boolean =>
  DATE_TIME.test(text) && beginsWithDay(text) && (!text.startsWith(':60', 16) || isLastMinuteOfDay(text))

export const isUuid = (text: string): boolean =>
  /^[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/.test(text)

/** An absolute URI (RFC 3986) that `URL.canParse` accepts. */
export const isUri = (text: string): boolean =>
  /^[a-z][a-z\d+.-]*:(?:%[\da-f]{2}|[\w.~:/?#[\]@!$&'()*+,;=-])+$/i.test(text) && URL.canParse(text)

/** The values of `format` in the contract. */
export type Format = 'date' | 'date-time' | 'uuid' | 'uri'

/** For each format, the function that checks a text. */
export const FORMATS: Readonly<Record<Format, (text: string) => boolean>> = {
  date: isDate,
  'date-time': isDateTime,
  uuid: isUuid,
  uri: isUri,
}

const DAYS = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether the text, which begins with `YYYY-MM-DD`, names a day that exists in the calendar. */
function beginsWithDay(text: string): boolean {
  const month = twoDigits(text, 5)
  const day = twoDigits(text, 8)
  if (month === 2 && day === 29) return isLeapYear(100 * twoDigits(text, 0) + twoDigits(text, 2))
  return day >= 1 && day <= (DAYS[month] ?? 0)
}

const ZERO = 48

/** The number that two digits at an index form. Reading character codes is several times faster than `Number`. */
const twoDigits = (text: string, index: number): number =>
  10 * (text.charCodeAt(index) - ZERO) + text.charCodeAt(index + 1) - ZERO

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Whether the minute of an instant is 23:59 in UTC. The instant is valid in every other way. */
function isLastMinuteOfDay(text: string): boolean {
  const offset = /[+-]\d\d:\d\d$/.exec(text)?.[0] ?? '+00:00'
  const offsetMinutes = 60 * twoDigits(offset, 1) + twoDigits(offset, 4)
  const minutes = 60 * twoDigits(text, 11) + twoDigits(text, 14)
  const inUtc = offset.startsWith('-') ? minutes + offsetMinutes : minutes - offsetMinutes
  return (inUtc + 24 * 60) % (24 * 60) === 24 * 60 - 1
}
