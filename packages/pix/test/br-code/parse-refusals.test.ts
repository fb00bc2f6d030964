import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { buildBrCode, describeBrCodeProblem, parseBrCode, readTlv } from '../../src/index.ts'
import { anyText } from '../support/any-text.ts'
import { brCodeArbitrary, withCrc } from '../support/br-code-arbitraries.ts'

const PIX = '26410014br.gov.bcb.pix2519pix.example.com/abc'
const TAIL = '5204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304'
const GOOD = withCrc(`000201${PIX}${TAIL}`)

/** Returns the valid code with one part replaced. The CRC is correct again. */
const variant = (part: string, replacement: string): string =>
  withCrc(GOOD.slice(0, -4).replace(part, () => replacement))

function problemOf(text: string): unknown {
  const result = parseBrCode(text)
  return result.ok ? 'accepted' : result.problem
}

const invalid = (path: string) => ({ reason: 'INVALID_FIELD', path })

const amount = (text: string): string =>
  variant('5802BR', `54${String(text.length).padStart(2, '0')}${text}5802BR`)

/** Returns a valid code of exactly `length` characters. Unused fields fill it up. */
const filled = (length: number): string => {
  const body = GOOD.slice(0, -8)
  let filler = ''
  let id = 64
  for (let rest = length - GOOD.length; rest > 0; id++) {
    const size = Math.min(rest, 90)
    filler += `${id}${String(size - 4).padStart(2, '0')}${'z'.repeat(size - 4)}`
    rest -= size
  }
  return withCrc(`${body}${filler}6304`)
}

/** Parses a code, builds it again from the result, and parses that. Both results must be equal. */
function readTwice(text: string) {
  const first = parseBrCode(text)
  return { first, second: first.ok ? parseBrCode(buildBrCode(first.value)) : first }
}

test('the code that the refusals vary is itself accepted', () => {
  expect(problemOf(GOOD)).toBe('accepted')
})

describe('structure', () => {
  test.each([
    ['nothing', '', { reason: 'MISSING_FIELD', path: '63' }],
    ['half an id', '0', { reason: 'TRUNCATED', path: '', offset: 0 }],
    ['an id without a length', '00020126', { reason: 'TRUNCATED', path: '', offset: 6 }],
    [
      'a code cut inside a value',
      GOOD.slice(0, 30),
      { reason: 'OVERFLOW', path: '26', offset: 6, length: 41, available: 20 },
    ],
    ['an id with a letter', '0x0201', { reason: 'INVALID_ID', path: '', offset: 0 }],
    ['an id in full-width digits', '０００201', { reason: 'INVALID_ID', path: '', offset: 0 }],
    ['a length with a sign', '00+101', { reason: 'INVALID_LENGTH', path: '00', offset: 2 }],
    ['a length of zero', '00020154005802BR', { reason: 'INVALID_LENGTH', path: '54', offset: 8 }],
    ['a field twice', '0002010002015802BR', { reason: 'DUPLICATE_FIELD', path: '00', offset: 6 }],
    ['no CRC', GOOD.slice(0, -8), { reason: 'MISSING_FIELD', path: '63' }],
    ['a line break after the CRC', `${GOOD}\n`, { reason: 'TRAILING_DATA', offset: GOOD.length }],
    ['a field after the CRC', `${GOOD}6404abcd`, { reason: 'TRAILING_DATA', offset: GOOD.length }],
    ['a blank before the code', ` ${GOOD}`, { reason: 'BLANK', offset: 0 }],
    [
      'a template cut inside a header',
      variant('26410014br.gov.bcb.pix2519pix.example.com/abc', '26200014br.gov.bcb.pix25'),
      { reason: 'TRUNCATED', path: '26', offset: 28 },
    ],
    [
      'a subfield running out of its template',
      variant('2519pix', '2520pix'),
      { reason: 'OVERFLOW', path: '26.25', offset: 28, length: 20, available: 19 },
    ],
    [
      'a subfield twice',
      variant('62070503***', '62140503***0503abc'),
      { reason: 'DUPLICATE_FIELD', path: '62.05', offset: GOOD.indexOf('62070503') + 11 },
    ],
    [
      'two Pix templates',
      variant(PIX, `${PIX}27180014br.gov.bcb.pix`),
      { reason: 'DUPLICATE_FIELD', path: '27', offset: 51 },
    ],
  ])('refuses %s', (_, text, want) => {
    expect(problemOf(text)).toEqual(want)
  })
})

describe('what programs do to a code on its way', () => {
  const NAMED = variant('5907EMPRESA', '5912BANCA DA MAR')
  const at = NAMED.indexOf('5912')
  test.each([
    [
      'a code that a mail program wrapped',
      `${GOOD.slice(0, 60)}\r\n${GOOD.slice(60)}`,
      { reason: 'LINE_BREAK', offset: 60 },
    ],
    [
      'soft line breaks of quoted-printable',
      `${GOOD.slice(0, 75)}=\n${GOOD.slice(75)}`,
      { reason: 'LINE_BREAK', offset: 75 },
    ],
    [
      'a blank between fields, beside blanks that belong to the code',
      `${NAMED.slice(0, at)} ${NAMED.slice(at)}`,
      { reason: 'BLANK', offset: at },
    ],
    [
      'a blank inside a value',
      GOOD.replace('example.com', 'example. com'),
      { reason: 'BLANK', offset: GOOD.indexOf('example.com') + 8 },
    ],
    ['a blank after each four characters', NAMED.replaceAll(/.{4}/g, '$& '), { reason: 'BLANK', offset: 4 }],
    [
      'lengths that count bytes',
      GOOD.replace('5907EMPRESA', '5909EMPRÊSÃ'),
      { reason: 'BYTE_LENGTH', path: '59', length: 9, characters: 7 },
    ],
    [
      'lengths that count bytes inside a template',
      GOOD.replace(PIX, '26270014br.gov.bcb.pix0205ÁÉx'),
      { reason: 'BYTE_LENGTH', path: '26.02', length: 5, characters: 3 },
    ],
  ])('names %s', (_, text, want) => {
    expect(problemOf(text)).toEqual(want)
  })

  it('is in words', () => {
    expect(describeBrCodeProblem({ reason: 'BYTE_LENGTH', path: '59', length: 9, characters: 7 })).toBe(
      'must count characters in its lengths: field 59 has the length 9, but 7 characters',
    )
  })

  it('does not blame a blank of a code that was cut', () => {
    expect(problemOf(NAMED.slice(0, -8))).toMatchObject({ reason: 'MISSING_FIELD' })
    expect(problemOf(NAMED.slice(0, at + 10))).toMatchObject({ reason: 'OVERFLOW' })
  })

  it('answers at once on a hostile text', () => {
    for (const text of ['0001 '.repeat(102), `0099${' '.repeat(500)}`]) {
      expect(problemOf(text)).not.toBe('accepted')
    }
  })
})

describe('checksum and characters', () => {
  test.each([
    ['one digit changed', GOOD.replace('5802BR', '5802BS'), { reason: 'CRC_MISMATCH' }],
    [
      'a CRC in lower case',
      GOOD.slice(0, -4) + GOOD.slice(-4).toLowerCase(),
      { reason: 'INVALID_FIELD', path: '63' },
    ],
    ['a CRC of three', `${GOOD.slice(0, -8)}6303ABC`, { reason: 'INVALID_FIELD', path: '63' }],
    ['a control character', variant('EMPRESA', 'EMP\tESA'), { reason: 'INVALID_CHARACTER' }],
    ['half a surrogate pair', variant('EMPRESA', 'EMP\ud83dESA'), { reason: 'INVALID_CHARACTER' }],
    ['the other half', variant('EMPRESA', 'EMP\ude00ESA'), { reason: 'INVALID_CHARACTER' }],
  ])('refuses %s', (_, text, want) => {
    expect(problemOf(text)).toMatchObject(want)
  })

  it('tells the right CRC from the wrong one', () => {
    const actual = GOOD.slice(-4) === '0000' ? '1111' : '0000'
    expect(problemOf(GOOD.slice(0, -4) + actual)).toEqual({
      reason: 'CRC_MISMATCH',
      expected: GOOD.slice(-4),
      actual,
    })
  })

  it('counts lengths in characters and takes accents and astral characters (G-196)', () => {
    const text = variant('5907EMPRESA', '5907Açaí 🍇!')
    expect(parseBrCode(text)).toMatchObject({ ok: true, value: { merchantName: 'Açaí 🍇!' } })
    expect(problemOf(variant('5907EMPRESA', '5911Açaí 🍇!'))).toMatchObject({ path: expect.any(String) })
  })
})

describe('fields', () => {
  test.each([
    ['another format version', variant('000201', '000202'), invalid('00')],
    [
      'the format version in second place',
      variant(`000201${PIX}`, `${PIX}000201`),
      { reason: 'MISPLACED_FIELD', path: '00', offset: 45 },
    ],
    ['a point of initiation of 13', variant(PIX, `010213${PIX}`), invalid('01')],
    ['another arrangement', variant('br.gov.bcb.pix', 'br.gov.bcb.tix'), { reason: 'NOT_PIX' }],
    ['a template without identifier', variant(PIX, '26230119pix.example.com/abc'), { reason: 'NOT_PIX' }],
    ['no template at all', variant(PIX, ''), { reason: 'NOT_PIX' }],
    [
      'neither key nor location nor recurrence',
      variant(PIX, '26180014br.gov.bcb.pix'),
      { reason: 'MISSING_FIELD', path: '26.25' },
    ],
    [
      'the same in another template',
      variant(PIX, '44180014br.gov.bcb.pix'),
      { reason: 'MISSING_FIELD', path: '44.25' },
    ],
    [
      'both a key and a location',
      variant(PIX, '26560014br.gov.bcb.pix0111529982247252519pix.example.com/abc'),
      invalid('26'),
    ],
    [
      'a key with a wrong check digit',
      variant(PIX, '26330014br.gov.bcb.pix011152998224726'),
      invalid('26.01'),
    ],
    [
      'a location with its scheme',
      variant(PIX, '26490014br.gov.bcb.pix2527https://pix.example.com/abc'),
      invalid('26.25'),
    ],
    [
      'a location without a path',
      variant(PIX, '26370014br.gov.bcb.pix2515pix.example.com'),
      invalid('26.25'),
    ],
    ['a location with a blank', variant('abc', 'a c'), invalid('26.25')],
    ['a location with half an escape', variant('abc', 'a%2'), invalid('26.25')],
    ['a location with a user part', variant('pix.example', 'pix@example'), invalid('26.25')],
    ['a category with a letter', variant('52040000', '5204000A'), invalid('52')],
    ['another currency', variant('5303986', '5303840'), invalid('53')],
    ['no currency', variant('5303986', ''), { reason: 'MISSING_FIELD', path: '53' }],
    ['another country', variant('5802BR', '5802PT'), invalid('58')],
    ['no name', variant('5907EMPRESA', ''), { reason: 'MISSING_FIELD', path: '59' }],
    ['a name of 26', variant('5907EMPRESA', `5926${'E'.repeat(26)}`), invalid('59')],
    ['a city of 16', variant('6009SAO PAULO', `6016${'S'.repeat(16)}`), invalid('60')],
    ['a postal code of 11', variant('62070503', '61110131010000062070503'), invalid('61')],
    ['no additional data', variant('62070503***', ''), { reason: 'MISSING_FIELD', path: '62' }],
    [
      'additional data without a label',
      variant('62070503***', '62070703***'),
      { reason: 'MISSING_FIELD', path: '62.05' },
    ],
    ['a label with a hyphen', variant('62070503***', '62070503a-b'), invalid('62.05')],
    ['a label of 26', variant('62070503***', `62300526${'a'.repeat(26)}`), invalid('62.05')],
    [
      'a recurrence without a location',
      variant('62070503***', '62070503***80180014br.gov.bcb.pix'),
      { reason: 'MISSING_FIELD', path: '80.25' },
    ],
    ['an amount of zero', amount('0.00'), invalid('54')],
    ['an amount with a comma', amount('10,00'), invalid('54')],
    ['an amount with three decimals', amount('10.000'), invalid('54')],
  ])('refuses %s', (_, text, want) => {
    expect(problemOf(text)).toMatchObject(want)
  })

  it('says where in the text the fault is', () => {
    expect(problemOf(variant('5907EMPRESA', `5926${'E'.repeat(26)}`))).toMatchObject({
      offset: GOOD.indexOf('5907EMPRESA'),
    })
    expect(problemOf(variant('abc', 'a c'))).toMatchObject({ path: '26.25', offset: GOOD.indexOf('2519pix') })
  })

  it('reads past templates of other arrangements and fields it does not know', () => {
    const others = '27160012br.com.outro' + PIX.replace('26', '40')
    const text = variant(PIX, others).slice(0, -4).replace('62070503***', '62150503***0704LJ01') + ''
    expect(parseBrCode(withCrc(text))).toMatchObject({ ok: true, value: { location: 'pix.example.com/abc' } })
  })

  it('takes the recurrence from any of the templates 80 to 99', () => {
    const recurrence = '93410014br.gov.bcb.pix2519pix.example.com/rec'
    const text = variant('62070503***', `62070503***81140010com.exampl${recurrence}`)
    expect(parseBrCode(text)).toMatchObject({
      ok: true,
      value: { recurrenceLocation: 'pix.example.com/rec' },
    })
  })
})

describe('size', () => {
  it('takes 512 characters and refuses 513 (G-019)', () => {
    expect(filled(512)).toHaveLength(512)
    expect(problemOf(filled(512))).toBe('accepted')
    expect(problemOf(filled(513))).toEqual({ reason: 'TOO_LONG', maximum: 512 })
  })

  it('counts characters, not bytes or UTF-16 units (G-196)', () => {
    const text = withCrc(filled(512).slice(0, -4).replaceAll('z', '😀'))
    expect(text.length).toBeGreaterThan(512)
    expect(problemOf(text)).toBe('accepted')
  })

  it('leaves a megabyte unread', () => {
    const texts = ['0', '😀', '\ud800', '5802BR', '0002010002'].map((unit) =>
      unit.repeat(1_048_576 / unit.length),
    )
    for (let round = 0; round < 100; round++) for (const text of texts) problemOf(text)
    expect(texts.map(problemOf)).toEqual(texts.map(() => ({ reason: 'TOO_LONG', maximum: 512 })))
  })

  it('leaves the structure of a megabyte after at most a hundred fields', () => {
    const fields = Array.from({ length: 100 }, (_, id) => `${String(id).padStart(2, '0')}99${'y'.repeat(99)}`)
    const text = fields.join('').repeat(100)
    expect(readTlv(text)).toMatchObject({ ok: false, problem: { reason: 'DUPLICATE_FIELD', path: '00' } })
  })
})

describe('whatever comes', () => {
  const garbage = fc.oneof(
    anyText(),
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    fc.string({ unit: fc.constantFrom(...'0123456789BRpix.*/'), maxLength: 200 }),
  )

  it('never throws on any text', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        const { first, second } = readTwice(text)
        expect(second).toEqual(first)
      }),
      { numRuns: 500 },
    )
  })

  it('never throws on a good code with a stretch replaced, CRC right or wrong', () => {
    const mutation = fc.record({
      code: brCodeArbitrary,
      at: fc.nat(200),
      drop: fc.nat(8),
      insert: garbage,
      repair: fc.boolean(),
    })
    fc.assert(
      fc.property(mutation, ({ code, at, drop, insert, repair }) => {
        const text = buildBrCode(code)
        const mutated = text.slice(0, at) + insert + text.slice(at + drop)
        const { first, second } = readTwice(repair ? withCrc(mutated.slice(0, -4)) : mutated)
        expect(second).toEqual(first)
      }),
      { numRuns: 500 },
    )
  })

  it('refuses every code that was cut short', () => {
    fc.assert(
      fc.property(brCodeArbitrary, (code) => {
        const text = buildBrCode(code)
        for (let length = 0; length < text.length; length++) {
          expect(parseBrCode(text.slice(0, length)).ok).toBe(false)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('refuses every code with one ASCII character changed', () => {
    const change = fc.record({
      code: brCodeArbitrary,
      at: fc.nat(400),
      character: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
    })
    fc.assert(
      fc.property(change, ({ code, at, character }) => {
        const text = buildBrCode({ ...code, merchantName: 'EMPRESA', merchantCity: 'RIO' })
        const index = at % text.length
        fc.pre(text.charAt(index) !== character && text.charCodeAt(index) < 0x80)
        expect(parseBrCode(text.slice(0, index) + character + text.slice(index + 1)).ok).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})
