import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import { cnpj, cpf } from 'cpf-cnpj-validator'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  formatTaxId,
  generateCnpj,
  generateCpf,
  isCnpj,
  isCpf,
  parseCnpj,
  parseCpf,
} from '../../src/index.ts'
import { seededRandom } from '../support/random.ts'

/**
 * The verdicts of two maintained libraries that support the alphanumeric CNPJ. With `strict`, the first library removes
 * only official punctuation.
 */
const verdicts = {
  cpf: (text: string) => ({
    validator: cpf.isValid(text),
    strict: cpf.isValid(text, true),
    utils: isValidCpf(text),
  }),
  cnpj: (text: string) => ({
    validator: cnpj.isValid(text),
    strict: cnpj.isValid(text, true),
    utils: isValidCnpj(text, { version: 2 }),
  }),
}
const all = (verdict: boolean) => ({ validator: verdict, strict: verdict, utils: verdict })

/** Generates ids without punctuation. Some have one changed character, so about half of the ids are valid. */
const mutated = (generate: (seed: number) => string, alphabet: string): fc.Arbitrary<string> =>
  fc
    .record({
      seed: fc.integer(),
      at: fc.nat(13),
      character: fc.constantFrom(...alphabet),
      change: fc.boolean(),
    })
    .map(({ seed, at, character, change }) => {
      const id = generate(seed)
      return change ? id.slice(0, at) + character + id.slice(at + 1) : id
    })

describe('the same verdict as two other libraries', () => {
  it('on CPFs, made and mutated, bare', () => {
    const ids = mutated((seed) => generateCpf(seededRandom(seed)), '0123456789')
    fc.assert(
      fc.property(ids, (id) => {
        expect(verdicts.cpf(id)).toEqual(all(isCpf(id)))
        expect(verdicts.cpf(id)).toEqual(all(parseCpf(id).ok))
      }),
      { numRuns: 1000 },
    )
  })

  it('on CNPJs, made and mutated, bare', () => {
    const ids = mutated(
      (seed) => generateCnpj(seededRandom(seed), { alphanumeric: seed % 2 === 0 }),
      '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    )
    fc.assert(
      fc.property(ids, (id) => {
        expect(verdicts.cnpj(id)).toEqual(all(isCnpj(id)))
        expect(verdicts.cnpj(id)).toEqual(all(parseCnpj(id).ok))
      }),
      { numRuns: 1000 },
    )
  })

  it('on random digits, which are seldom valid', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11}$/), fc.stringMatching(/^\d{14}$/), (eleven, fourteen) => {
        expect(verdicts.cpf(eleven)).toEqual(all(isCpf(eleven)))
        expect(verdicts.cnpj(fourteen)).toEqual(all(isCnpj(fourteen)))
      }),
    )
  })

  it('on official punctuation', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const cpfText = formatTaxId(generateCpf(seededRandom(seed)))
        const cnpjText = formatTaxId(generateCnpj(seededRandom(seed), { alphanumeric: true }))
        expect(verdicts.cpf(cpfText)).toEqual(all(parseCpf(cpfText).ok))
        expect(verdicts.cnpj(cnpjText)).toEqual(all(parseCnpj(cnpjText).ok))
      }),
    )
  })
})

describe('where they differ, and why', () => {
  const CPF_DIFFERENCES = [
    {
      given: '5.29982247-25',
      ours: true,
      theirs: { validator: true, strict: false, utils: false },
      reason: 'Punctuation is stripped wherever it stands (§1, §2.4); the others hold it to its places.',
    },
    {
      given: '529.982.247.25',
      ours: true,
      theirs: { validator: true, strict: false, utils: true },
      reason: 'As above; the strict mode knows the official mask only.',
    },
    {
      given: ' 529.982.247-25',
      ours: false,
      theirs: { validator: true, strict: false, utils: true },
      reason: 'A blank is no punctuation: a field with one in front is a caller’s mistake.',
    },
    {
      given: 'abc52998224725',
      ours: false,
      theirs: { validator: true, strict: false, utils: false },
      reason: 'The validator drops whatever is no digit; here other characters are refused.',
    },
  ]
  test.each(CPF_DIFFERENCES)('CPF "$given": $reason', ({ given, ours, theirs }) => {
    expect(parseCpf(given).ok).toBe(ours)
    expect(verdicts.cpf(given)).toEqual(theirs)
  })

  const CNPJ_DIFFERENCES = [
    {
      given: '12.abc.345/01de-35',
      ours: true,
      theirs: { validator: true, strict: false, utils: true },
      reason: 'Letters are upper-cased (§2.4, R-098); the strict mode wants capitals.',
    },
    {
      given: '1/1.222.333-0001-81',
      ours: true,
      theirs: { validator: true, strict: false, utils: false },
      reason: 'Punctuation is stripped wherever it stands (§2.4); the others hold it to its places.',
    },
    {
      given: '11 222 333 0001 81',
      ours: false,
      theirs: { validator: true, strict: false, utils: true },
      reason: 'A blank is no punctuation.',
    },
    {
      given: '(11222333000181)',
      ours: false,
      theirs: { validator: true, strict: false, utils: false },
      reason: 'The validator drops whatever is no digit or letter; here other characters are refused.',
    },
  ]
  test.each(CNPJ_DIFFERENCES)('CNPJ "$given": $reason', ({ given, ours, theirs }) => {
    expect(parseCnpj(given).ok).toBe(ours)
    expect(verdicts.cnpj(given)).toEqual(theirs)
  })
})
