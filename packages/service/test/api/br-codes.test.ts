import { parseBrCode } from '@pix-payments/pix'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSandbox, type TestSandbox } from '../sandbox/support/test-sandbox.ts'
import { REPEATED } from '../storage/repeated.ts'
import { unique } from '../support/bodies.ts'
import { anyCharacter } from '../support/hostile-requests.ts'
import { runs } from '../support/runs.ts'

/** Returns the text fields of a brCode. The parser also checks the lengths and the CRC. */
function textsOf(code: string): { readonly merchantName: string; readonly merchantCity: string } {
  const parsed = parseBrCode(code)
  if (!parsed.ok) throw new Error(`${parsed.problem.reason} in ${code}`)
  const { merchantName, merchantCity } = parsed.value
  return { merchantName, merchantCity }
}

/**
 * Creates a charge and a recurrence of an operator with this name, both with this description. Returns their brCodes.
 */
async function codesOf(
  sandbox: TestSandbox,
  name: string,
  description = name,
): Promise<{ readonly cnpj: string; readonly codes: readonly string[] }> {
  const { created, operator } = await sandbox.wallet({ operator: { name } })
  const [pixKey] = created.pixKeys
  const { brCode } = await operator.ok('createImmediateCharge', {
    body: { amount: 1000, expiresIn: 600, externalId: unique('deposit'), pixKey, description },
  })
  const { textContent } = await operator.ok('createRecurrence', {
    body: {
      receiverCnpj: created.cnpj,
      pixKey,
      externalId: unique('recurrence'),
      expiresIn: 3600,
      amount: 4990,
      expectedPayer: { taxId: '52998224725', name },
      recurrenceDetails: {
        frequency: 'MONTHLY',
        firstPaymentDate: '2026-04-02',
        totalCharges: 12,
        descriptionToPayer: description,
        contract: { id: 'contract-1' },
      },
    },
  })
  return { cnpj: created.cnpj, codes: [brCode, textContent] }
}

/**
 * The expected merchant name for each operator name. Undefined when no character of the name can be used: then the
 * brCode has the CNPJ as merchant name.
 */
const NAMES: readonly (readonly [what: string, name: string, merchantName: string | undefined])[] = [
  ['an accent', 'Cafés São João', 'Cafes Sao Joao'],
  ['combining marks', 'Ope\u0301rad\u0303\u0330or', 'Operador'],
  ['a hundred combining marks', `Z${'\u0301'.repeat(100)}`, 'Z'],
  ['Latin letters without a base letter', 'ß Øre Łódź Æon', 'ss Ore Lodz AEon'],
  ['one letter without a base letter', 'ß', 'ss'],
  ['full-width letters', 'Ｊｏｇｏｓ', 'Jogos'],
  ['Cyrillic letters', 'Казино', undefined],
  ['Cyrillic letters and digits', 'Казино 21', '21'],
  ['Chinese characters', '漢字遊戲', undefined],
  ['an emoji', '🎲', undefined],
  ['a family of emoji', '👩‍👩‍👧‍👦', undefined],
  ['right-to-left letters', 'قمار', undefined],
  ['marks of direction', '\u202eJogos\u202c', 'Jogos'],
  ['a zero-width space inside a word', 'Jo\u200bgos', 'Jogos'],
  ['control characters', 'A\u0001B\tC\nD\u007f\u0085E', 'A B C D E'],
  ['nothing but blanks', ' \u00a0\u3000', undefined],
  ['nothing but punctuation', '&', undefined],
  ['140 letters', 'Ab '.repeat(46) + 'Ab', 'Ab Ab Ab Ab Ab Ab Ab Ab A'],
  ['140 letters that each become two', 'ß'.repeat(140), 's'.repeat(25)],
]

for (const { name: engine, missing = '', make } of REPEATED) {
  describe.skipIf(missing !== '')(`${engine}${missing}`, () => {
    const database = make()
    let sandbox: TestSandbox

    beforeAll(async () => {
      sandbox = await openSandbox({ store: await database.open() })
    })
    afterAll(async () => {
      await sandbox.close()
      await database.remove()
    })

    test.each(NAMES)(
      'R-015 R-139 an operator whose name has %s gets BR Codes (G-019, G-321)',
      async (_, name, want) => {
        const { cnpj, codes } = await codesOf(sandbox, name)
        const expected = { merchantName: want ?? cnpj, merchantCity: 'SAO PAULO' }
        expect(codes.map(textsOf)).toEqual([expected, expected])
      },
    )
  })
}

describe('any text', () => {
  // Requests with the character U+0000 or half a surrogate pair are refused.
  const text = fc
    .string({ unit: anyCharacter, minLength: 1, maxLength: 140 })
    .filter((it) => [...it].length <= 140 && it.isWellFormed() && !it.includes('\0'))

  test('R-015 R-139 as a name and a description gives codes of printable ASCII (G-019, G-026, G-321)', async () => {
    await using sandbox = await openSandbox()
    await fc.assert(
      fc.asyncProperty(text, text, async (name, description) => {
        const { codes } = await codesOf(sandbox, name, description)
        for (const code of codes) {
          expect(code).toMatch(/^[\x20-\x7e]+$/)
          expect(code.length).toBeLessThanOrEqual(512)
          const { merchantName, merchantCity } = textsOf(code)
          expect(merchantName).toMatch(/^(?=.*[a-z0-9])[\x21-\x7e](.{0,23}[\x21-\x7e])?$/i)
          expect(merchantCity).toBe('SAO PAULO')
        }
      }),
      { numRuns: runs({ short: 25, long: 100 }) },
    )
  })

  test('R-031 a description of 200 characters is refused, and one of 140 does not change the code (G-026)', async () => {
    await using sandbox = await openSandbox()
    const { created, operator } = await sandbox.wallet()
    const [pixKey] = created.pixKeys
    const lengths = new Set<number>()
    for (const character of ['x', '\u0301', '\u202e', '🎲', '\u0001', 'ß', 'ع']) {
      const charge = (description: string) =>
        operator.call('createImmediateCharge', {
          body: { amount: 1000, expiresIn: 600, externalId: unique('deposit'), pixKey, description },
        })
      expect((await charge(character.repeat(200))).status).toBe(400)
      const accepted = await charge(character.repeat(140))
      expect(accepted.status).toBe(201)
      const { brCode, description } = accepted.body as { brCode: string; description: string }
      expect(description).toBe(character.repeat(140))
      textsOf(brCode)
      lengths.add(brCode.length)
    }
    expect(lengths.size).toBe(1)
  })
})
