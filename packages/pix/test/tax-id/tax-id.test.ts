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
  parseTaxId,
  PixInputError,
} from '../../src/index.ts'
import { cnpjCheckDigits, cpfCheckDigits } from '../../src/tax-id/check-digits.ts'
import { anyText } from '../support/any-text.ts'
import { cyclingRandom, seededRandom } from '../support/random.ts'

describe('check digits', () => {
  test.each([
    { body: '529982247', want: '25' },
    { body: '123456789', want: '09' },
    { body: '111444777', want: '35' },
  ])('of the CPF $body are $want', ({ body, want }) => {
    expect(cpfCheckDigits(body)).toBe(want)
  })

  test.each([
    { body: '112223330001', want: '81' },
    { body: '12ABC34501DE', want: '35' },
  ])('of the CNPJ $body are $want', ({ body, want }) => {
    expect(cnpjCheckDigits(body)).toBe(want)
  })
})

describe('reading', () => {
  test.each([
    { given: '52998224725', want: '52998224725' },
    { given: '529.982.247-25', want: '52998224725' },
    { given: '529982247-25', want: '52998224725' },
    { given: '123.456.789-09', want: '12345678909' },
  ])('CPF $given (R-111)', ({ given, want }) => {
    const taxId = { ok: true, value: { type: 'CPF', value: want } }
    expect(parseCpf(given)).toEqual(taxId)
    expect(parseTaxId(given)).toEqual(taxId)
  })

  test.each([
    { given: '11222333000181', want: '11222333000181', rule: 'R-096' },
    { given: '11.222.333/0001-81', want: '11222333000181', rule: 'R-096' },
    { given: '12ABC34501DE35', want: '12ABC34501DE35', rule: 'R-097' },
    { given: '12.abc.345/01de-35', want: '12ABC34501DE35', rule: 'R-098' },
  ])('CNPJ $given ($rule)', ({ given, want }) => {
    const taxId = { ok: true, value: { type: 'CNPJ', value: want } }
    expect(parseCnpj(given)).toEqual(taxId)
    expect(parseTaxId(given)).toEqual(taxId)
  })

  test.each([
    { given: '', want: { reason: 'WRONG_LENGTH', length: 0 } },
    { given: '...', want: { reason: 'WRONG_LENGTH', length: 0 } },
    { given: '5299822472', want: { reason: 'WRONG_LENGTH', length: 10 } },
    { given: '52998224726', want: { reason: 'WRONG_CHECK_DIGITS' } },
    { given: '111.111.111-11', want: { reason: 'REPEATED_CHARACTER' } },
    { given: '00000000000', want: { reason: 'REPEATED_CHARACTER' } },
    { given: '5299822472A', want: { reason: 'INVALID_CHARACTER' } },
    { given: ' 52998224725', want: { reason: 'INVALID_CHARACTER' } },
    { given: '529 982 247 25', want: { reason: 'INVALID_CHARACTER' } },
    { given: '5299822472５', want: { reason: 'INVALID_CHARACTER' } },
    { given: '529.982.247_25', want: { reason: 'INVALID_CHARACTER' } },
  ])('refuses the CPF "$given" (G-010)', ({ given, want }) => {
    expect(parseCpf(given)).toEqual({ ok: false, problem: want })
  })

  test.each([
    { given: '1122233300018', want: { reason: 'WRONG_LENGTH', length: 13 }, rule: 'R-101' },
    { given: '112223330001811', want: { reason: 'WRONG_LENGTH', length: 15 }, rule: 'R-101' },
    { given: '52998224725', want: { reason: 'WRONG_LENGTH', length: 11 }, rule: 'R-010' },
    { given: '11222333000182', want: { reason: 'WRONG_CHECK_DIGITS' }, rule: 'R-099' },
    { given: '12ABC34501DE53', want: { reason: 'WRONG_CHECK_DIGITS' }, rule: 'R-099' },
    { given: '12ABC34501DEAB', want: { reason: 'INVALID_CHARACTER' }, rule: 'R-100' },
    { given: '12ABC34501DE3A', want: { reason: 'INVALID_CHARACTER' }, rule: 'R-100' },
    { given: '00000000000000', want: { reason: 'REPEATED_CHARACTER' }, rule: '§2.4' },
    { given: '99.999.999/9999-99', want: { reason: 'REPEATED_CHARACTER' }, rule: '§2.4' },
    { given: '12ÁBC34501DE35', want: { reason: 'INVALID_CHARACTER' }, rule: '§2.4' },
    { given: '11222333000181 ', want: { reason: 'INVALID_CHARACTER' }, rule: '§2.4' },
  ])('refuses the CNPJ "$given" ($rule)', ({ given, want }) => {
    expect(parseCnpj(given)).toEqual({ ok: false, problem: want })
  })

  it('looks at letters before it capitalises them: ſ and ı are no S and I', () => {
    const valid = `12SIC34501DE${cnpjCheckDigits('12SIC34501DE')}`
    expect(parseCnpj(valid).ok).toBe(true)
    expect(parseCnpj(valid.replace('S', 'ſ'))).toEqual({
      ok: false,
      problem: { reason: 'INVALID_CHARACTER' },
    })
    expect(parseCnpj(valid.replace('I', 'ı'))).toEqual({
      ok: false,
      problem: { reason: 'INVALID_CHARACTER' },
    })
  })

  it('tells CPF from CNPJ by length', () => {
    expect(parseTaxId('529.982.247-2')).toEqual({
      ok: false,
      problem: { reason: 'WRONG_LENGTH', length: 10 },
    })
    expect(parseTaxId('112223330001')).toEqual({ ok: false, problem: { reason: 'WRONG_LENGTH', length: 12 } })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect([parseCpf(text).ok, parseCnpj(text).ok, parseTaxId(text).ok]).toHaveLength(3)
      }),
    )
  })
})

describe('stored form', () => {
  test.each([
    { given: '52998224725', cpf: true, cnpj: false },
    { given: '529.982.247-25', cpf: false, cnpj: false },
    { given: '12ABC34501DE35', cpf: false, cnpj: true },
    { given: '12abc34501de35', cpf: false, cnpj: false },
    { given: '12.ABC.345/01DE-35', cpf: false, cnpj: false },
    { given: '52998224726', cpf: false, cnpj: false },
    { given: '12ABC34501DE36', cpf: false, cnpj: false },
    { given: '52998224725\n', cpf: false, cnpj: false },
  ])('$given: CPF $cpf, CNPJ $cnpj', ({ given, cpf, cnpj }) => {
    expect({ cpf: isCpf(given), cnpj: isCnpj(given) }).toEqual({ cpf, cnpj })
  })
})

describe('writing', () => {
  test.each([
    { given: '52998224725', want: '529.982.247-25' },
    { given: '12345678909', want: '123.456.789-09' },
    { given: '11222333000181', want: '11.222.333/0001-81' },
    { given: '12abc34501de35', want: '12.ABC.345/01DE-35' },
    { given: '12.ABC.345/01DE-35', want: '12.ABC.345/01DE-35' },
  ])('$given as $want', ({ given, want }) => {
    expect(formatTaxId(given)).toBe(want)
  })

  it('refuses what is no tax id, and keeps it out of the message', () => {
    expect(() => formatTaxId('52998224726')).toThrow(new PixInputError('taxId', 'a valid CPF or CNPJ'))
  })
})

describe('making', () => {
  it('gives valid ids that survive punctuation, whatever the source', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, alphanumeric) => {
        const cpf = generateCpf(seededRandom(seed))
        const cnpj = generateCnpj(seededRandom(seed), { alphanumeric })
        expect([isCpf(cpf), isCnpj(cnpj)]).toEqual([true, true])
        expect(parseTaxId(formatTaxId(cpf))).toEqual({ ok: true, value: { type: 'CPF', value: cpf } })
        expect(parseTaxId(formatTaxId(cnpj))).toEqual({ ok: true, value: { type: 'CNPJ', value: cnpj } })
        expect(/[A-Z]/.test(cnpj)).toBe(alphanumeric)
        expect(cnpj).not.toMatch(/[IOQF]/)
        expect(cnpj.slice(8, 12)).toBe('0001')
      }),
    )
  })

  it('repeats itself for the same seed', () => {
    expect(generateCpf(seededRandom(7))).toBe(generateCpf(seededRandom(7)))
    expect(generateCpf(seededRandom(7))).not.toBe(generateCpf(seededRandom(8)))
  })

  it('stays valid when the source gives the same byte for ever', () => {
    for (let byte = 0; byte < 250; byte++) {
      expect(isCpf(generateCpf(cyclingRandom(byte)))).toBe(true)
      expect(isCnpj(generateCnpj(cyclingRandom(byte), { branch: '0000' }))).toBe(true)
    }
  })

  it('takes a branch of four', () => {
    expect(generateCnpj(seededRandom(1), { branch: '0042' }).slice(8, 12)).toBe('0042')
    expect(() => generateCnpj(seededRandom(1), { branch: '42' })).toThrow(PixInputError)
    expect(() => generateCnpj(seededRandom(1), { branch: 'ab42' })).toThrow(PixInputError)
  })
})
