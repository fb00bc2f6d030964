import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { Instant } from '../calendar/instant.ts'
import type { Result } from '../result.ts'
import type { IdentifierProblem } from './layout.ts'
import type { RandomSource } from './random.ts'
import { brasiliaDate } from '../calendar/brasilia.ts'
import { compactDateOf, readCompactDate } from '../calendar/calendar-date.ts'
import { accept, refuse } from '../result.ts'
import { ISPB_PART, requireIspb } from './ispb.ts'
import { part, readLayout } from './layout.ts'
import { HEX, randomText } from './random.ts'

/** The parts of a recurrence id. */
export interface RecurrenceIdParts {
  readonly ispb: string
  /** The date in Brasília on which the recurrence was created. */
  readonly date: CalendarDate
  /** The last part of the id: eleven lower-case hex digits. */
  readonly sequence: string
}

const DATE_EXPECTED = 'an existing day as YYYYMMDD'
const DATE_OFFSET = 10

/**
 * A recurrence id is `RR` + ISPB + `YYYYMMDD` + 11 hex characters, 29 in total (§2.4, R-094). Pix also has the prefix
 * `RN`, for recurrences without retries. This service issues only `RR`, so it refuses `RN` (G-055).
 */
const LAYOUT = [
  part('prefix', 2, 'RR', /^RR$/),
  ISPB_PART,
  part('date', 8, DATE_EXPECTED, /^\d{8}$/),
  part('sequence', 11, '11 lower-case hex digits', /^[0-9a-f]{11}$/),
] as const

/** Reads a recurrence id and returns its parts (§2.4, G-055). */
export function parseRecurrenceId(text: string): Result<RecurrenceIdParts, IdentifierProblem> {
  const parts = readLayout(text, LAYOUT)
  if (!parts.ok) return parts
  const { ispb, sequence } = parts.value
  const date = readCompactDate(parts.value.date)
  return date === null
    ? refuse({ reason: 'INVALID_PART', part: 'date', offset: DATE_OFFSET, expected: DATE_EXPECTED })
    : accept({ ispb, date, sequence })
}

export function isRecurrenceId(text: string): boolean {
  return parseRecurrenceId(text).ok
}

/**
 * Generates a recurrence id, such as `RR123456782026030194ed2badcbc`. The date in the id is the date of `at` in
 * Brasília.
 *
 * @throws PixInputError when the ISPB is not valid, or the instant is not valid or before 2020.
 */
export function generateRecurrenceId(input: {
  readonly ispb: string
  readonly at: Instant
  readonly random: RandomSource
}): string {
  const date = compactDateOf(brasiliaDate(input.at))
  return `RR${requireIspb(input.ispb)}${date}${randomText(input.random, HEX, 11)}`
}

const ACCESS_TOKEN = /^[0-9a-f]{32}$/

/** Whether the text is a recUrlAccessToken: 32 lower-case hex digits (§2.4, R-138, G-128). */
export function isRecurrenceAccessToken(text: string): boolean {
  return ACCESS_TOKEN.test(text)
}

/**
 * Generates a recUrlAccessToken of 128 random bits. Anyone with the token can read the recurrence, so pass a
 * cryptographic source of randomness.
 */
export function generateRecurrenceAccessToken(random: RandomSource): string {
  return randomText(random, HEX, 32)
}
