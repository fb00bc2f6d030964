import { generatePixPayload, isValidPixPayload } from '@brazilian-utils/brazilian-utils'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { buildBrCode, generateCpf, isComposite, parseBrCode, toMerchantText } from '../../src/index.ts'
import { brCodeArbitrary } from '../support/br-code-arbitraries.ts'
import { seededRandom } from '../support/random.ts'
import { BR_CODE_VECTORS } from './vectors.ts'

function parsed(text: string) {
  const result = parseBrCode(text)
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return result.value
}

describe('known codes', () => {
  test.each(BR_CODE_VECTORS)('$title: builds to the letter (R-015, R-139)', ({ code, text }) => {
    expect(buildBrCode(code)).toBe(text)
  })

  test.each(BR_CODE_VECTORS)('$title: parses and builds back (R-015, R-139)', ({ code, text }) => {
    const value = parsed(text)
    expect(value).toMatchObject(code)
    expect(buildBrCode(value)).toBe(text)
  })

  it('tells a composite code from one that only pays or only offers (R-139)', () => {
    expect(BR_CODE_VECTORS.map(({ text }) => isComposite(parsed(text)))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      true,
    ])
  })

  it('gives every field of a parsed code, null where the code is silent', () => {
    expect(parsed(BR_CODE_VECTORS[3]?.text ?? '')).toMatchInlineSnapshot(`
      {
        "amountCents": null,
        "description": null,
        "gui": "br.gov.bcb.pix",
        "kind": "static",
        "merchantCategoryCode": "0000",
        "merchantCity": "BRASILIA",
        "merchantName": "Fulano de Tal",
        "pixKey": "123e4567-e12b-12d1-a456-426655440000",
        "pointOfInitiation": null,
        "postalCode": null,
        "recurrenceLocation": null,
        "txid": null,
      }
    `)
  })
})

describe('round trip', () => {
  it('parses back what was built, whatever the fields', () => {
    fc.assert(
      fc.property(brCodeArbitrary, (code) => {
        const text = buildBrCode(code)
        expect(parsed(text)).toEqual(code)
        expect(buildBrCode(parsed(text))).toBe(text)
      }),
    )
  })

  it('is read by an independent implementation', () => {
    // The other library does not know codes that only offer a recurrence, so they are left out.
    const payable = BR_CODE_VECTORS.filter(({ code }) => code.kind !== 'recurrence')
    expect(payable.map(({ text }) => isValidPixPayload(text))).toEqual(payable.map(() => true))
    // The other library also requires names in ASCII that neither start nor end with a blank.
    const readable = brCodeArbitrary
      .filter(({ kind }) => kind !== 'recurrence')
      .map((code) => ({ ...code, merchantName: 'EMPRESA', merchantCity: 'SAO PAULO', description: null }))
    fc.assert(
      fc.property(readable, (code) => {
        expect(isValidPixPayload(buildBrCode(code))).toBe(true)
      }),
    )
  })

  it('reads what an independent implementation wrote', () => {
    const input = fc.record({
      merchantName: fc.string({ unit: fc.constantFrom(...'abcçãéXYZ &'), minLength: 1, maxLength: 40 }),
      cents: fc.integer({ min: 1, max: 99_999_999 }),
      key: fc.integer().map((seed) => generateCpf(seededRandom(seed))),
    })
    fc.assert(
      fc.property(input, ({ merchantName, cents, key }) => {
        const name = toMerchantText(merchantName, 25)
        fc.pre(name !== '')
        const text = generatePixPayload({ key, merchantName, merchantCity: 'Brasília', amount: cents / 100 })
        expect(parsed(text ?? '')).toMatchObject({
          kind: 'static',
          pixKey: key,
          amountCents: cents,
          merchantName: name,
          merchantCity: 'Brasilia',
        })
      }),
    )
  })
})
