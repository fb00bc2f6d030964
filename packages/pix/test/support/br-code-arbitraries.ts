import type { Arbitrary } from 'fast-check'
import type { BrCodeInput } from '../../src/index.ts'
import * as fc from 'fast-check'
import {
  countCharacters,
  crc16,
  generateCnpj,
  generateCpf,
  generateUuidV4,
  pixKeyType,
} from '../../src/index.ts'
import { seededRandom } from './random.ts'

const from = (alphabet: string): Arbitrary<string> => fc.constantFrom(...alphabet)
const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'

/**
 * Generates usual and unusual names: with accents, with characters outside the basic plane, with digits that look like
 * fields.
 */
const merchantText = (maximum: number): Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: maximum }),
      fc.string({
        unit: fc.constantFrom('á', 'Ç', '6', '3', '0', '4', '漢', '😀', ' '),
        minLength: 1,
        maxLength: maximum,
      }),
    )
    .filter((text) => countCharacters(text) <= maximum)

const location: Arbitrary<string> = fc
  .record({
    host: fc.string({ unit: from(LOWER + DIGITS), minLength: 1, maxLength: 20 }),
    path: fc.string({ unit: from(`${LOWER}${DIGITS}/-._~`), minLength: 1, maxLength: 52 }),
  })
  .map(({ host, path }) => `${host}.com/${path}`)

const pixKey: Arbitrary<string> = fc
  .oneof(
    fc.integer().map((seed) => generateCpf(seededRandom(seed))),
    fc.integer().map((seed) => generateCnpj(seededRandom(seed), { alphanumeric: seed % 2 === 0 })),
    fc.integer().map((seed) => generateUuidV4(seededRandom(seed))),
    fc.integer({ min: 1_000_000_000, max: 99_999_999_999 }).map((digits) => `+55${digits}`),
    fc
      .string({ unit: from(LOWER + DIGITS), minLength: 1, maxLength: 40 })
      .map((name) => `${name}@example.com`),
  )
  .filter((key) => pixKeyType(key) !== null)

const nullable = <Value>(arbitrary: Arbitrary<Value>): Arbitrary<Value | null> => fc.option(arbitrary)

const common = {
  merchantName: merchantText(25),
  merchantCity: merchantText(15),
  amountCents: nullable(fc.integer({ min: 1, max: 999_999_999_999 })),
  txid: nullable(fc.stringMatching(/^[a-zA-Z0-9]{1,25}$/)),
  postalCode: nullable(fc.stringMatching(/^\d{8}$/)),
  merchantCategoryCode: fc.stringMatching(/^\d{4}$/),
  pointOfInitiation: fc.constantFrom('11' as const, '12' as const, null),
  gui: fc.constantFrom('br.gov.bcb.pix', 'BR.GOV.BCB.PIX'),
}

/** Generates codes in which every field is set, so that the parsed code equals the input of the builder. */
export const brCodeArbitrary: Arbitrary<Required<BrCodeInput>> = fc.oneof(
  fc.record({
    ...common,
    kind: fc.constant('static' as const),
    pixKey,
    description: nullable(merchantText(15)),
    recurrenceLocation: nullable(location),
  }),
  fc.record({
    ...common,
    kind: fc.constant('dynamic' as const),
    location,
    recurrenceLocation: nullable(location),
  }),
  fc.record({ ...common, kind: fc.constant('recurrence' as const), recurrenceLocation: location }),
)

/** Replaces the CRC by the correct one, so that a mutated text passes the CRC check. */
export function withCrc(textThrough6304: string): string {
  return textThrough6304 + crc16(textThrough6304).toString(16).toUpperCase().padStart(4, '0')
}
