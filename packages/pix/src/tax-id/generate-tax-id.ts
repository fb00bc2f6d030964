import type { RandomSource } from '../identifiers/random.ts'
import { randomText } from '../identifiers/random.ts'
import { requireInput } from '../pix-input-error.ts'
import { cnpjCheckDigits, cpfCheckDigits } from './check-digits.ts'

const DIGITS = '0123456789'
/** Receita Federal advises against I, O, Q and F in issued numbers; the check digits would take them. */
const LETTERS = 'ABCDEGHJKLMNPRSTUVWXYZ'

/** A body of one repeated digit would come out invalid: its last digit moves on by one. */
function avoidRepetition(body: string): string {
  const first = body.charAt(0)
  return body === first.repeat(body.length) ? `${body.slice(0, -1)}${(Number(first) + 1) % 10}` : body
}

/** A valid CPF for tests and sandboxes: 11 digits. It may belong to a living person: never send it anywhere. */
export function generateCpf(random: RandomSource): string {
  const body = avoidRepetition(randomText(random, DIGITS, 9))
  return `${body}${cpfCheckDigits(body)}`
}

/**
 * A valid CNPJ for tests and sandboxes: 14 characters.
 *
 * @param options.alphanumeric The form of IN RFB 2.229/2024, whose first character is then a letter. Default: digits.
 * @param options.branch Characters 9 to 12, default `0001`, the head office.
 * @throws PixInputError when the branch is not four of `0-9A-Z`.
 */
export function generateCnpj(
  random: RandomSource,
  options: { readonly alphanumeric?: boolean; readonly branch?: string } = {},
): string {
  const { alphanumeric = false, branch = '0001' } = options
  requireInput(/^[0-9A-Z]{4}$/.test(branch), 'branch', 'four of 0-9, A-Z')
  const root = alphanumeric
    ? randomText(random, LETTERS, 1) + randomText(random, DIGITS + LETTERS, 7)
    : randomText(random, DIGITS, 8)
  const body = avoidRepetition(root + branch)
  return `${body}${cnpjCheckDigits(body)}`
}
