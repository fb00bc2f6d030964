import type { Instant } from '../calendar/instant.ts'
import type { Result } from '../result.ts'
import type { IdentifierProblem, Part } from './layout.ts'
import type { RandomSource } from './random.ts'
import { readUtcMinute, utcMinuteOf } from '../calendar/instant.ts'
import { accept, refuse } from '../result.ts'
import { ISPB_PART, requireIspb } from './ispb.ts'
import { part, readLayout } from './layout.ts'
import { ALPHANUMERIC, randomText } from './random.ts'

/** The parts of an endToEndId or a refundEndToEndId. */
export interface StampedId {
  /** The ISPB of the institution that generated the id. */
  readonly ispb: string
  /**
   * The start of the UTC minute that the id contains: the minute of submission, or of the planned settlement of a
   * scheduled order.
   */
  readonly instant: Instant
  /** Eleven characters of `[a-zA-Z0-9]`, case-sensitive. */
  readonly sequence: string
}

export interface StampedIdInput {
  readonly ispb: string
  /** Epoch milliseconds. Only the minute is written into the id. */
  readonly at: Instant
  readonly random: RandomSource
}

const MINUTE_EXPECTED = 'an existing minute as yyyyMMddHHmm'
const MINUTE_OFFSET = 9

/** The prefix letter, the ISPB, `yyyyMMddHHmm` in UTC and eleven characters: 32 in total. */
const layout = (prefix: string): readonly Part<'prefix' | 'ispb' | 'minute' | 'sequence'>[] => [
  part('prefix', 1, prefix, new RegExp(`^${prefix}$`)),
  ISPB_PART,
  part('minute', 12, MINUTE_EXPECTED, /^\d{12}$/),
  part('sequence', 11, '11 of a-z, A-Z, 0-9', /^[a-zA-Z0-9]{11}$/),
]
const LAYOUTS = { E: layout('E'), D: layout('D') }

export function parseStampedId(prefix: 'E' | 'D', text: string): Result<StampedId, IdentifierProblem> {
  const parts = readLayout(text, LAYOUTS[prefix])
  if (!parts.ok) return parts
  const { ispb, minute, sequence } = parts.value
  const instant = readUtcMinute(minute)
  return instant === null
    ? refuse({ reason: 'INVALID_PART', part: 'minute', offset: MINUTE_OFFSET, expected: MINUTE_EXPECTED })
    : accept({ ispb, instant, sequence })
}

export function generateStampedId(prefix: 'E' | 'D', { ispb, at, random }: StampedIdInput): string {
  return `${prefix}${requireIspb(ispb)}${utcMinuteOf(at)}${randomText(random, ALPHANUMERIC, 11)}`
}
