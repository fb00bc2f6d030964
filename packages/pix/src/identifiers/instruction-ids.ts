import type { Result } from '../result.ts'
import type { IdentifierProblem } from './layout.ts'
import type { RandomSource } from './random.ts'
import { accept } from '../result.ts'
import { ISPB_PART, requireIspb } from './ispb.ts'
import { part, readLayout } from './layout.ts'
import { ALPHANUMERIC, randomText } from './random.ts'

/** The parts of a regulatoryMessageId. */
export interface RegulatoryMessageIdParts {
  readonly ispb: string
  /** 23 characters of `[a-zA-Z0-9]`. */
  readonly sequence: string
}

const MESSAGE_LAYOUT = [
  part('prefix', 1, 'M', /^M$/),
  ISPB_PART,
  part('sequence', 23, '23 of a-z, A-Z, 0-9', /^[a-zA-Z0-9]{23}$/),
] as const

/**
 * Reads a regulatoryMessageId, the id of one message to the payer's institution: `M` + ISPB + 23 characters, 32 in total
 * (§2.5, G-079).
 */
export function parseRegulatoryMessageId(text: string): Result<RegulatoryMessageIdParts, IdentifierProblem> {
  const parts = readLayout(text, MESSAGE_LAYOUT)
  if (!parts.ok) return parts
  const { ispb, sequence } = parts.value
  return accept({ ispb, sequence })
}

export function isRegulatoryMessageId(text: string): boolean {
  return parseRegulatoryMessageId(text).ok
}

/**
 * Generates a regulatoryMessageId. Generate a new one for each message (G-079).
 *
 * @throws PixInputError when the ISPB is not valid.
 */
export function generateRegulatoryMessageId(input: {
  readonly ispb: string
  readonly random: RandomSource
}): string {
  return `M${requireIspb(input.ispb)}${randomText(input.random, ALPHANUMERIC, 23)}`
}
