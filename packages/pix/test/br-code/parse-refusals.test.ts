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
    { given: 'nothing', text: '', want: { reason: 'MISSING_FIELD', path: '63' } },
    { given: 'half an id', text: '0', want: { reason: 'TRUNCATED', path: '', offset: 0 } },
    { given: 'an id without a length', text: '00020126', want: { reason: 'TRUNCATED', path: '', offset: 6 } },
    {
      given: 'a code cut inside a value',
      text: GOOD.slice(0, 30),
      want: { reason: 'OVERFLOW', path: '26', offset: 6, length: 41, available: 20 },
    },
    { given: 'an id with a letter', text: '0x0201', want: { reason: 'INVALID_ID', path: '', offset: 0 } },
    {
      given: 'an id in full-width digits',
      text: '０００201',
      want: { reason: 'INVALID_ID', path: '', offset: 0 },
    },
    {
      given: 'a length with a sign',
      text: '00+101',
      want: { reason: 'INVALID_LENGTH', path: '00', offset: 2 },
    },
    {
      given: 'a length of zero',
      text: '00020154005802BR',
      want: { reason: 'INVALID_LENGTH', path: '54', offset: 8 },
    },
    {
      given: 'a field twice',
      text: '0002010002015802BR',
      want: { reason: 'DUPLICATE_FIELD', path: '00', offset: 6 },
    },
    { given: 'no CRC', text: GOOD.slice(0, -8), want: { reason: 'MISSING_FIELD', path: '63' } },
    {
      given: 'a line break after the CRC',
      text: `${GOOD}\n`,
      want: { reason: 'TRAILING_DATA', offset: GOOD.length },
    },
    {
      given: 'a field after the CRC',
      text: `${GOOD}6404abcd`,
      want: { reason: 'TRAILING_DATA', offset: GOOD.length },
    },
    {
      given: 'a blank before the code',
      text: ` ${GOOD}`,
      want: { reason: 'BLANK', offset: 0 },
    },
    {
      given: 'a template cut inside a header',
      text: variant('26410014br.gov.bcb.pix2519pix.example.com/abc', '26200014br.gov.bcb.pix25'),
      want: { reason: 'TRUNCATED', path: '26', offset: 28 },
    },
    {
      given: 'a subfield running out of its template',
      text: variant('2519pix', '2520pix'),
      want: { reason: 'OVERFLOW', path: '26.25', offset: 28, length: 20, available: 19 },
    },
    {
      given: 'a subfield twice',
      text: variant('62070503***', '62140503***0503abc'),
      want: { reason: 'DUPLICATE_FIELD', path: '62.05', offset: GOOD.indexOf('62070503') + 11 },
    },
    {
      given: 'two Pix templates',
      text: variant(PIX, `${PIX}27180014br.gov.bcb.pix`),
      want: { reason: 'DUPLICATE_FIELD', path: '27', offset: 51 },
    },
  ])('refuses $given', ({ text, want }) => {
    expect(problemOf(text)).toEqual(want)
  })
})

describe('what programs do to a code on its way', () => {
  const NAMED = variant('5907EMPRESA', '5912BANCA DA MAR')
  const at = NAMED.indexOf('5912')
  test.each([
    {
      given: 'a code that a mail program wrapped',
      text: `${GOOD.slice(0, 60)}\r\n${GOOD.slice(60)}`,
      want: { reason: 'LINE_BREAK', offset: 60 },
    },
    {
      given: 'soft line breaks of quoted-printable',
      text: `${GOOD.slice(0, 75)}=\n${GOOD.slice(75)}`,
      want: { reason: 'LINE_BREAK', offset: 75 },
    },
    {
      given: 'a blank between fields, beside blanks that belong to the code',
      text: `${NAMED.slice(0, at)} ${NAMED.slice(at)}`,
      want: { reason: 'BLANK', offset: at },
    },
    {
      given: 'a blank inside a value',
      text: GOOD.replace('example.com', 'example. com'),
      want: { reason: 'BLANK', offset: GOOD.indexOf('example.com') + 8 },
    },
    {
      given: 'a blank after each four characters',
      text: NAMED.replaceAll(/.{4}/g, '$& '),
      want: { reason: 'BLANK', offset: 4 },
    },
    {
      given: 'lengths that count bytes',
      text: GOOD.replace('5907EMPRESA', '5909EMPRÊSÃ'),
      want: { reason: 'BYTE_LENGTH', path: '59', length: 9, characters: 7 },
    },
    {
      given: 'lengths that count bytes inside a template',
      text: GOOD.replace(PIX, '26270014br.gov.bcb.pix0205ÁÉx'),
      want: { reason: 'BYTE_LENGTH', path: '26.02', length: 5, characters: 3 },
    },
  ])('names $given', ({ text, want }) => {
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
    { given: 'one digit changed', text: GOOD.replace('5802BR', '5802BS'), want: { reason: 'CRC_MISMATCH' } },
    {
      given: 'a CRC in lower case',
      text: GOOD.slice(0, -4) + GOOD.slice(-4).toLowerCase(),
      want: { reason: 'INVALID_FIELD', path: '63' },
    },
    {
      given: 'a CRC of three',
      text: `${GOOD.slice(0, -8)}6303ABC`,
      want: { reason: 'INVALID_FIELD', path: '63' },
    },
    {
      given: 'a control character',
      text: variant('EMPRESA', 'EMP\tESA'),
      want: { reason: 'INVALID_CHARACTER' },
    },
    {
      given: 'half a surrogate pair',
      text: variant('EMPRESA', 'EMP\ud83dESA'),
      want: { reason: 'INVALID_CHARACTER' },
    },
    {
      given: 'the other half',
      text: variant('EMPRESA', 'EMP\ude00ESA'),
      want: { reason: 'INVALID_CHARACTER' },
    },
  ])('refuses $given', ({ text, want }) => {
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
    { given: 'another format version', text: variant('000201', '000202'), want: invalid('00') },
    {
      given: 'the format version in second place',
      text: variant(`000201${PIX}`, `${PIX}000201`),
      want: { reason: 'MISPLACED_FIELD', path: '00', offset: 45 },
    },
    { given: 'a point of initiation of 13', text: variant(PIX, `010213${PIX}`), want: invalid('01') },
    {
      given: 'another arrangement',
      text: variant('br.gov.bcb.pix', 'br.gov.bcb.tix'),
      want: { reason: 'NOT_PIX' },
    },
    {
      given: 'a template without identifier',
      text: variant(PIX, '26230119pix.example.com/abc'),
      want: { reason: 'NOT_PIX' },
    },
    { given: 'no template at all', text: variant(PIX, ''), want: { reason: 'NOT_PIX' } },
    {
      given: 'neither key nor location nor recurrence',
      text: variant(PIX, '26180014br.gov.bcb.pix'),
      want: { reason: 'MISSING_FIELD', path: '26.25' },
    },
    {
      given: 'the same in another template',
      text: variant(PIX, '44180014br.gov.bcb.pix'),
      want: { reason: 'MISSING_FIELD', path: '44.25' },
    },
    {
      given: 'both a key and a location',
      text: variant(PIX, '26560014br.gov.bcb.pix0111529982247252519pix.example.com/abc'),
      want: invalid('26'),
    },
    {
      given: 'a key with a wrong check digit',
      text: variant(PIX, '26330014br.gov.bcb.pix011152998224726'),
      want: invalid('26.01'),
    },
    {
      given: 'a location with its scheme',
      text: variant(PIX, '26490014br.gov.bcb.pix2527https://pix.example.com/abc'),
      want: invalid('26.25'),
    },
    {
      given: 'a location without a path',
      text: variant(PIX, '26370014br.gov.bcb.pix2515pix.example.com'),
      want: invalid('26.25'),
    },
    {
      given: 'a location with a blank',
      text: variant('abc', 'a c'),
      want: invalid('26.25'),
    },
    {
      given: 'a location with half an escape',
      text: variant('abc', 'a%2'),
      want: invalid('26.25'),
    },
    {
      given: 'a location with a user part',
      text: variant('pix.example', 'pix@example'),
      want: invalid('26.25'),
    },
    { given: 'a category with a letter', text: variant('52040000', '5204000A'), want: invalid('52') },
    { given: 'another currency', text: variant('5303986', '5303840'), want: invalid('53') },
    { given: 'no currency', text: variant('5303986', ''), want: { reason: 'MISSING_FIELD', path: '53' } },
    { given: 'another country', text: variant('5802BR', '5802PT'), want: invalid('58') },
    { given: 'no name', text: variant('5907EMPRESA', ''), want: { reason: 'MISSING_FIELD', path: '59' } },
    { given: 'a name of 26', text: variant('5907EMPRESA', `5926${'E'.repeat(26)}`), want: invalid('59') },
    { given: 'a city of 16', text: variant('6009SAO PAULO', `6016${'S'.repeat(16)}`), want: invalid('60') },
    {
      given: 'a postal code of 11',
      text: variant('62070503', '61110131010000062070503'),
      want: invalid('61'),
    },
    {
      given: 'no additional data',
      text: variant('62070503***', ''),
      want: { reason: 'MISSING_FIELD', path: '62' },
    },
    {
      given: 'additional data without a label',
      text: variant('62070503***', '62070703***'),
      want: { reason: 'MISSING_FIELD', path: '62.05' },
    },
    { given: 'a label with a hyphen', text: variant('62070503***', '62070503a-b'), want: invalid('62.05') },
    {
      given: 'a label of 26',
      text: variant('62070503***', `62300526${'a'.repeat(26)}`),
      want: invalid('62.05'),
    },
    {
      given: 'a recurrence without a location',
      text: variant('62070503***', '62070503***80180014br.gov.bcb.pix'),
      want: { reason: 'MISSING_FIELD', path: '80.25' },
    },
    { given: 'an amount of zero', text: amount('0.00'), want: invalid('54') },
    { given: 'an amount with a comma', text: amount('10,00'), want: invalid('54') },
    { given: 'an amount with three decimals', text: amount('10.000'), want: invalid('54') },
  ])('refuses $given', ({ text, want }) => {
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
