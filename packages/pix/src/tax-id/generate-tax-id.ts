import type { RandomSource } from '../identifiers/random.ts'
import { randomText } from '../identifiers/random.ts'
import { requireInput } from '../pix-input-error.ts'
import { cnpjCheckDigits, cpfCheckDigits } from './check-digits.ts'

const DIGITS = '0123456789'
/** The letters I, O, Q and F are left out. A CNPJ with them is valid, but Receita Federal advises against them. */
const LETTERS = 'ABCDEGHJKLMNPRSTUVWXYZ'

/**
 * If a body repeats one digit, adds one to its last digit. Otherwise the whole tax id could repeat this digit, which is
 * invalid.
 */
function avoidRepetition(body: string): string {
  const first = body.charAt(0)
  return body === first.repeat(body.length) ? `${body.slice(0, -1)}${(Number(first) + 1) % 10}` : body
}

/** Generates a valid CPF of 11 digits for tests and sandboxes. It may belong to a person: do not send it to other systems. */
export function generateCpf(random: RandomSource): string {
  const body = avoidRepetition(randomText(random, DIGITS, 9))
  return `${body}${cpfCheckDigits(body)}`
}

/**
 * Generates a valid CNPJ of 14 characters for tests and sandboxes.
 *
 * @param options.alphanumeric When true, generates the alphanumeric form of IN RFB 2.229/2024; its first character is a
 *   letter. Default: false, which generates only digits.
 * @param options.branch Characters 9 to 12. Default: `0001`, the head office.
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
