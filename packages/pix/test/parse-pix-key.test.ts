import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { describePixKeyProblem, generateCnpj, generateUuidV4, parsePixKey, pixKeyType } from '../src/index.ts'
import { seededRandom } from './support/random.ts'

function valueOf(text: string): string | undefined {
  const parsed = parsePixKey(text)
  return parsed.ok ? parsed.value.value : undefined
}

test.each([
  ['52998224725', 'CPF', '52998224725'],
  [' 529.982.247-25\n', 'CPF', '52998224725'],
  ['529 982 247 25', 'CPF', '52998224725'],
  ['119.876.545-36', 'CPF', '11987654536'],
  ['11.222.333/0001-81', 'CNPJ', '11222333000181'],
  ['12.abc.345/01de-35', 'CNPJ', '12ABC34501DE35'],
  ['Maria@Casa.Example', 'EMAIL', 'maria@casa.example'],
  ['123E4567-E12B-12D1-A456-426655440000', 'EVP', '123e4567-e12b-12d1-a456-426655440000'],
  ['123e4567e12b12d1a456426655440000', 'EVP', '123e4567-e12b-12d1-a456-426655440000'],
  ['11987654321', 'PHONE', '+5511987654321'],
  ['(11) 98765-4321', 'PHONE', '+5511987654321'],
  ['(11) 98765–4536', 'PHONE', '+5511987654536'],
  ['11 987654536', 'PHONE', '+5511987654536'],
  ['119876545-36', 'CPF', '11987654536'],
  ['011 98765-4321', 'PHONE', '+5511987654321'],
  ['5511987654321', 'PHONE', '+5511987654321'],
  ['+55 (11) 98765-4321', 'PHONE', '+5511987654321'],
  ['11 3333-4444', 'PHONE', '+551133334444'],
  ['+1 415 555 0100', 'PHONE', '+14155550100'],
])('reads %j as %s', (text, type, value) => {
  expect(parsePixKey(text)).toEqual({ ok: true, value: { type, value } })
})

test.each([
  ['', 'must not be empty'],
  ['a'.repeat(200), 'must have at most 77 characters'],
  [`${'a'.repeat(66)}@example.com`, 'must have at most 77 characters'],
  ['11987654536', 'must say whether it is a CPF or a phone: write the phone with +55'],
  ['529.982.247-26', 'must be a CPF with the right check digits: one character is wrong'],
  ['111.111.111-11', 'must be a CPF that exists, not one character repeated'],
  ['98765-4321', 'must have the 11 digits of a CPF, or area code and number of a phone'],
  ['11.222.333/0001-82', 'must be a CNPJ with the right check digits: one character is wrong'],
  ['12ABC34501DEAB', 'must have the two check digits of a CNPJ at its end'],
  ['112223330001810', 'must have the 14 characters of a CNPJ'],
  ['5501987654321', 'must be a phone with area code, and with + and country code outside of Brazil'],
  ['+0511987654321', 'must be a phone with area code, and with + and country code outside of Brazil'],
  ['maria silva@casa.example', 'must be a complete e-mail address in ASCII, without blanks'],
  ['maria@', 'must be a complete e-mail address in ASCII, without blanks'],
  ['\u212Aim@casa.example', 'must be a complete e-mail address in ASCII, without blanks'],
  ['123e4567-e12b-12d1-a456-42665544000', 'must be a random key of 32 hex digits'],
  ['maria', 'must be a CPF, a CNPJ, a phone, an e-mail or a random key'],
])('says what is wrong with %j: it %s', (text, words) => {
  const parsed = parsePixKey(text)
  expect(parsed.ok ? parsed.value : describePixKeyProblem(parsed.problem)).toBe(words)
})

it('returns both meanings of 11 digits that are a CPF and a phone', () => {
  expect(parsePixKey('11987654536')).toEqual({
    ok: false,
    problem: {
      reason: 'AMBIGUOUS',
      keys: [
        { type: 'CPF', value: '11987654536' },
        { type: 'PHONE', value: '+5511987654536' },
      ],
    },
  })
})

it('returns a key of the directory without a change', () => {
  fc.assert(
    fc.property(fc.integer(), fc.emailAddress(), (seed, email) => {
      const random = seededRandom(seed)
      const generated = [generateCnpj(random, { alphanumeric: true }), generateUuidV4(random), email]
      const keys = generated.filter((key) => pixKeyType(key) !== null)
      expect(keys.map((key) => valueOf(key))).toEqual(keys)
    }),
  )
})

it('returns only keys of the directory', () => {
  const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[+(]?[\d .()-]{8,18}$/))
  fc.assert(
    fc.property(fc.array(typed), (texts) => {
      const values = texts.map(valueOf).filter((value) => value !== undefined)
      expect(values.map(pixKeyType)).not.toContain(null)
    }),
  )
})

it('answers at once on a hostile text', () => {
  expect(parsePixKey(`${' '.repeat(500_000)}${'1-'.repeat(500_000)}`).ok).toBe(false)
})
