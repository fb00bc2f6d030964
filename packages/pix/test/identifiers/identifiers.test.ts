import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  generateEndToEndId,
  generateRecurrenceAccessToken,
  generateRecurrenceId,
  generateRefundEndToEndId,
  generateRegulatoryMessageId,
  generateScheduleId,
  generateTxid,
  isEndToEndId,
  isIspb,
  isRecurrenceAccessToken,
  isRecurrenceId,
  isRefundEndToEndId,
  isRegulatoryMessageId,
  isScheduleId,
  isTxid,
  parseEndToEndId,
  parseRecurrenceId,
  parseRefundEndToEndId,
  parseRegulatoryMessageId,
  PixInputError,
} from '../../src/index.ts'
import { cyclingRandom, seededRandom } from '../support/random.ts'

const ISPB = '12345678'
const MARCH_FIRST = Date.UTC(2026, 2, 1, 12, 0)

describe('endToEndId and refundEndToEndId (§2.3, R-079, G-044)', () => {
  test.each([
    { given: 'E12345678202009091221abcdef12345', minute: '2020-09-09T12:21Z', sequence: 'abcdef12345' },
    { given: 'EA1B2C3D4202602290000ABCdef00000', minute: null, sequence: '' },
    { given: 'EA1B2C3D4202402292359ABCdef00000', minute: '2024-02-29T23:59Z', sequence: 'ABCdef00000' },
  ])('reads $given', ({ given, minute, sequence }) => {
    const want =
      minute === null
        ? { ok: false, problem: { reason: 'INVALID_PART', part: 'minute', offset: 9 } }
        : { ok: true, value: { ispb: given.slice(1, 9), instant: Date.parse(minute), sequence } }
    expect(parseEndToEndId(given)).toMatchObject(want)
  })

  test.each([
    { given: '', want: { reason: 'WRONG_LENGTH', expected: 32, actual: 0 } },
    {
      given: 'E12345678202009091221ghijk78901234',
      want: { reason: 'WRONG_LENGTH', expected: 32, actual: 34 },
    },
    { given: 'D12345678202009091000abcde123456', want: { part: 'prefix', offset: 0, expected: 'E' } },
    { given: 'e12345678202009091221abcdef12345', want: { part: 'prefix', offset: 0 } },
    { given: 'E1234567a202009091221abcdef12345', want: { part: 'ispb', offset: 1 } },
    { given: 'E12345678202013091221abcdef12345', want: { part: 'minute', offset: 9 } },
    { given: 'E12345678202009092400abcdef12345', want: { part: 'minute', offset: 9 } },
    { given: 'E12345678202009091260abcdef12345', want: { part: 'minute', offset: 9 } },
    { given: 'E1234567820200909 221abcdef12345', want: { part: 'minute', offset: 9 } },
    { given: 'E12345678202009091221abcdef1234-', want: { part: 'sequence', offset: 21 } },
    { given: 'E12345678202009091221abcdef1234é', want: { part: 'sequence', offset: 21 } },
  ])('refuses "$given"', ({ given, want }) => {
    expect(parseEndToEndId(given)).toMatchObject({ ok: false, problem: want })
    expect(isEndToEndId(given)).toBe(false)
  })

  it('reads the refund id of the scheme, and neither for the other', () => {
    const refund = 'D12345678202009091000abcde123456'
    expect(parseRefundEndToEndId(refund)).toEqual({
      ok: true,
      value: { ispb: ISPB, instant: Date.UTC(2020, 8, 9, 10, 0), sequence: 'abcde123456' },
    })
    expect([isRefundEndToEndId(refund), isEndToEndId(refund)]).toEqual([true, false])
  })

  it('is dated in UTC, not in Brasília, with seconds cut off', () => {
    const at = Date.parse('2026-03-01T01:59:59.999Z')
    const input = { ispb: ISPB, at, random: cyclingRandom(10) }
    expect(generateEndToEndId(input)).toBe('E12345678202603010159AAAAAAAAAAA')
    expect(generateRefundEndToEndId(input)).toBe('D12345678202603010159AAAAAAAAAAA')
  })

  it('parses what it generates', () => {
    const input = fc.record({
      ispb: fc.stringMatching(/^[0-9A-Z]{8}$/),
      at: fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2100, 0) }),
      seed: fc.integer(),
    })
    fc.assert(
      fc.property(input, ({ ispb, at, seed }) => {
        const want = { ok: true, value: { ispb, instant: at - (at % 60_000) } }
        const id = generateEndToEndId({ ispb, at, random: seededRandom(seed) })
        expect(id).toMatch(/^[a-zA-Z0-9]{32}$/)
        expect(parseEndToEndId(id)).toMatchObject(want)
        expect(
          parseRefundEndToEndId(generateRefundEndToEndId({ ispb, at, random: seededRandom(seed) })),
        ).toMatchObject(want)
      }),
    )
  })

  test.each([
    { given: { ispb: '1234567' }, field: 'ispb' },
    { given: { ispb: '1234567a' }, field: 'ispb' },
    { given: { at: 0.5 }, field: 'instant' },
    { given: { at: Number.NaN }, field: 'instant' },
    { given: { at: 253_402_300_800_000 }, field: 'instant' },
  ])('is not made from $given', ({ given, field }) => {
    const input = { ispb: ISPB, at: MARCH_FIRST, random: seededRandom(1), ...given }
    expect(() => generateEndToEndId(input)).toThrow(
      expect.objectContaining({ code: 'PIX_INPUT_INVALID', field }),
    )
  })
})

describe('recurrence id (§2.4, R-094, G-055)', () => {
  it('reads its parts', () => {
    expect(parseRecurrenceId('RR123456782026030194ed2badcbc')).toEqual({
      ok: true,
      value: { ispb: ISPB, date: '2026-03-01', sequence: '94ed2badcbc' },
    })
  })

  test.each([
    { given: 'RN123456782026030194ed2badcbc', want: { part: 'prefix', offset: 0, expected: 'RR' } },
    { given: 'RR1234567-2026030194ed2badcbc', want: { part: 'ispb', offset: 2 } },
    { given: 'RR123456782026023094ed2badcbc', want: { part: 'date', offset: 10 } },
    { given: 'RR123456782026030194ED2BADCBC', want: { part: 'sequence', offset: 18 } },
    { given: 'RR1234567820260301fghijkabcde', want: { part: 'sequence', offset: 18 } },
    { given: 'RR123456782026030194ed2badcb', want: { reason: 'WRONG_LENGTH', expected: 29, actual: 28 } },
  ])('refuses $given', ({ given, want }) => {
    expect(parseRecurrenceId(given)).toMatchObject({ ok: false, problem: want })
    expect(isRecurrenceId(given)).toBe(false)
  })

  it('is dated by the Brasília calendar (R-272)', () => {
    const at = Date.parse('2026-03-01T01:00:00Z')
    const id = generateRecurrenceId({ ispb: ISPB, at, random: cyclingRandom(15) })
    expect(id).toBe('RR1234567820260228fffffffffff')
    expect(isRecurrenceId(id)).toBe(true)
  })
})

describe('other ids', () => {
  const random = seededRandom(2026)

  test.each([
    ['ISPB (G-006)', isIspb, ['12345678', 'A1B2C3D4'], ['1234567', '123456789', 'a2345678']],
    [
      'schedule id (§2.5, R-147, G-073)',
      isScheduleId,
      [`pixsched_${'0a'.repeat(16)}`, generateScheduleId(random)],
      ['', `pixsched_${'0A'.repeat(16)}`, `pixsched_${'0a'.repeat(15)}`, `PIXSCHED_${'0a'.repeat(16)}`],
    ],
    [
      'recUrlAccessToken (§2.4, R-138)',
      isRecurrenceAccessToken,
      ['94ed2badcbc04c15b0bb7fa353194890', generateRecurrenceAccessToken(random)],
      ['', '94ED2BADCBC04C15B0BB7FA353194890', '94ed2badcbc04c15b0bb7fa35319489', `${'g'.repeat(32)}`],
    ],
    [
      'txid (§2.5, G-077)',
      isTxid,
      ['7978c0c97ea847e78e8849634473c1f1', 'a'.repeat(26), 'Z'.repeat(35), generateTxid(random)],
      ['a'.repeat(25), 'a'.repeat(36), `${'a'.repeat(26)}-`, '***'],
    ],
    [
      'regulatoryMessageId (§2.5, G-079)',
      isRegulatoryMessageId,
      [`M12345678${'aB3'.repeat(7)}xy`, generateRegulatoryMessageId({ ispb: ISPB, random })],
      [`m12345678${'aB3'.repeat(7)}xy`, `M12345678${'aB3'.repeat(7)}x`, `M1234567é${'aB3'.repeat(7)}xy`],
    ],
  ])('%s', (_what, is, good, bad) => {
    expect(good.map((id) => [id, is(id)])).toEqual(good.map((id) => [id, true]))
    expect(bad.map((id) => [id, is(id)])).toEqual(bad.map((id) => [id, false]))
  })

  it('reads the parts of a regulatoryMessageId', () => {
    expect(parseRegulatoryMessageId('M12345678abcdefghijklmnopqrstuvw')).toEqual({
      ok: true,
      value: { ispb: ISPB, sequence: 'abcdefghijklmnopqrstuvw' },
    })
    expect(() => generateRegulatoryMessageId({ ispb: '', random })).toThrow(PixInputError)
  })

  it('differ from call to call, and repeat for the same seed', () => {
    const makers = [generateScheduleId, generateTxid, generateRecurrenceAccessToken]
    for (const make of makers) {
      const source = seededRandom(1)
      const ids = Array.from({ length: 1000 }, () => make(source))
      expect(new Set(ids).size).toBe(1000)
      expect(make(seededRandom(1))).toBe(ids[0])
    }
  })
})
