import { Buffer } from 'node:buffer'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readAmount, writeAmount } from '../../src/br-code/br-code-amount.ts'
import { LOCATION } from '../../src/br-code/br-code-fields.ts'
import { indexOfUnprintable } from '../../src/br-code/text.ts'
import { writeTlv } from '../../src/br-code/tlv.ts'
import {
  buildBrCode,
  countCharacters,
  countUtf8Bytes,
  crc16,
  parseBrCode,
  PixInputError,
  readTlv,
  toMerchantText,
} from '../../src/index.ts'
import { anyText } from '../support/any-text.ts'

/** Computes CRC-16/CCITT-FALSE bit by bit, as its definition says. */
const bitwise = (bytes: Uint8Array): number => {
  let crc = 0xffff
  for (const byte of bytes) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc
}

describe('CRC-16/CCITT-FALSE', () => {
  test.each([
    { given: '', want: 0xffff },
    { given: 'A', want: 0xb915 },
    { given: '123456789', want: 0x29b1 },
  ])('of "$given"', ({ given, want }) => {
    expect(crc16(given)).toBe(want)
  })

  it('equals the definition, bit by bit over the bytes', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 64 }), (text) => {
        expect(crc16(text)).toBe(bitwise(new TextEncoder().encode(text)))
      }),
    )
  })
})

describe('amounts (field 54)', () => {
  test.each([
    { given: '98.73', want: 9873 },
    { given: '98', want: 9800 },
    { given: '98.', want: 9800 },
    { given: '10.5', want: 1050 },
    { given: '0.01', want: 1 },
    { given: '0010.00', want: 1000 },
    { given: '9999999999.99', want: 999_999_999_999 },
    { given: '98,73', want: null },
    { given: '3 705', want: null },
    { given: '0', want: null },
    { given: '0.00', want: null },
    { given: '.50', want: null },
    { given: '1.005', want: null },
    { given: '1e3', want: null },
    { given: '-1.00', want: null },
    { given: '+1.00', want: null },
    { given: '1.0.0', want: null },
    { given: '１０.00', want: null },
    { given: '9999999999999', want: null },
    { given: '00000000001.00', want: null },
    { given: '', want: null },
  ])('reads "$given" as $want', ({ given, want }) => {
    expect(readAmount(given)).toBe(want)
  })

  it('writes two decimals and reads its own writing', () => {
    expect([1, 10, 100, 4990].map(writeAmount)).toEqual(['0.01', '0.10', '1.00', '49.90'])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (cents) => {
        expect(readAmount(writeAmount(cents))).toBe(cents)
        expect(writeAmount(cents)).toMatch(/^\d{1,10}\.\d{2}$/)
      }),
    )
  })
})

describe('locations (fields 26-25 and 80-25)', () => {
  test.each([
    { given: 'pix.example.com/qr/v2/8b3d', want: true },
    { given: 'pix.example.com:8443/a?b=c%2Fd', want: true },
    { given: 'a/b', want: true },
    { given: 'a/'.padEnd(77, 'x'), want: true },
    { given: 'a/'.padEnd(78, 'x'), want: false },
    { given: 'pix.example.com/', want: false },
    { given: 'pix.example.com', want: false },
    { given: 'https://pix.example.com/a', want: false },
    { given: '//pix.example.com/a', want: false },
    { given: '-pix.example.com/a', want: false },
    { given: 'pix.example.com./a', want: false },
    { given: 'user@pix.example.com/a', want: false },
    { given: 'pix.example.com/a#b', want: false },
    { given: 'pix.example.com/a b', want: false },
    { given: 'pix.example.com/%zz', want: false },
    { given: 'pix.example.com/é', want: false },
    { given: 'pix.example.com/a\n', want: false },
  ])('"$given": $want', ({ given, want }) => {
    expect(LOCATION.holds(given)).toBe(want)
  })
})

describe('text', () => {
  it('counts characters as code points and bytes as UTF-8 (G-196)', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(countCharacters(text)).toBe([...text].length)
        expect(countUtf8Bytes(text)).toBe(Buffer.byteLength(text))
      }),
    )
    expect(countCharacters('São 🍇\ud83d')).toBe(6)
    expect(countUtf8Bytes('São 🍇\ud83d')).toBe(Buffer.byteLength('São 🍇\ud83d'))
  })

  test.each([
    { given: 'EMPRESA é 🍇', want: -1 },
    { given: 'a\tb', want: 1 },
    { given: 'ab\u007f', want: 2 },
    { given: '\u0085', want: 0 },
    { given: 'a\ud83d', want: 1 },
    { given: '\ude00a', want: 0 },
    { given: '\ud83d\ud83d\ude00', want: 0 },
  ])('finds what cannot be printed in %j', ({ given, want }) => {
    expect(indexOfUnprintable(given)).toBe(want)
  })

  test.each([
    { given: 'Fundação Café & Cia.', maxLength: 15, want: 'Fundacao Cafe &' },
    { given: '  São   Paulo ', maxLength: 15, want: 'Sao Paulo' },
    { given: 'Padaria 🍞 do Zé', maxLength: 25, want: 'Padaria do Ze' },
    { given: 'ABCDE FGH', maxLength: 6, want: 'ABCDE' },
    { given: 'Straße Łódź', maxLength: 15, want: 'Strasse Lodz' },
    { given: 'Ærø Þór', maxLength: 15, want: 'AEro THor' },
    { given: 'D’Ávila – “Rio”', maxLength: 15, want: 'D\'Avila - "Rio"' },
    { given: 'ＰＩＸ ﬁm ①', maxLength: 15, want: 'PIX fim 1' },
    { given: 'Jo\u200bgos \u202e21\u202c', maxLength: 15, want: 'Jogos 21' },
    { given: 'A\u0000B\tC\r\nD', maxLength: 15, want: 'A B C D' },
    { given: 'ß'.repeat(20), maxLength: 15, want: 's'.repeat(15) },
    { given: 'Казино', maxLength: 15, want: '' },
    { given: '漢字', maxLength: 15, want: '' },
    { given: '🎲', maxLength: 15, want: '' },
  ])('folds "$given" for a merchant field', ({ given, maxLength, want }) => {
    expect(toMerchantText(given, maxLength)).toBe(want)
  })

  it('folds any text into what a merchant field may hold, or into nothing', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 })
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 25 }), (given, maxLength) => {
        const merchantName = toMerchantText(given, maxLength)
        expect(merchantName).toMatch(/^(?! )[\x20-\x7e]*(?<! )$/)
        expect(merchantName.length).toBeLessThanOrEqual(maxLength)
        if (merchantName === '') return
        const code = buildBrCode({ kind: 'dynamic', location: 'a.b/c', merchantName, merchantCity: 'A' })
        expect(parseBrCode(code)).toMatchObject({ ok: true, value: { merchantName } })
      }),
    )
  })

  it('refuses to cut to nothing', () => {
    expect(() => toMerchantText('EMPRESA', 0)).toThrow(PixInputError)
  })
})

describe('data objects', () => {
  it('reads what it writes, with offsets', () => {
    const field = fc.record({
      id: fc.stringMatching(/^\d\d$/),
      value: anyText({ minLength: 1, maxLength: 60 }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(field, { selector: ({ id }) => id, maxLength: 20 }), (fields) => {
        const text = fields.map(({ id, value }) => writeTlv(id, value)).join('')
        const result = readTlv(text)
        expect(result).toMatchObject({ ok: true, value: { fields, end: text.length } })
        const read = result.ok ? result.value.fields : []
        expect(read.map(({ offset }) => text.slice(offset, offset + 2))).toEqual(fields.map(({ id }) => id))
      }),
    )
  })
})
