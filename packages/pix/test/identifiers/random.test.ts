import { describe, expect, it } from 'vitest'
import { generateUuidV4, isUuidV4, PixInputError, randomText } from '../../src/index.ts'
import { cyclingRandom, seededRandom } from '../support/random.ts'

describe('randomText', () => {
  it('throws bytes away that would favour the first characters', () => {
    // 256 is 4 × 62 + 8. So the bytes 248 to 255 must be discarded: otherwise the first eight characters would be more
    // likely.
    const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
    const everyByte = Array.from({ length: 256 }, (_, byte) => byte)
    const text = randomText(cyclingRandom(...everyByte), alphabet, 248)
    const counts = [...alphabet].map((character) => text.split(character).length - 1)
    expect(counts).toEqual(counts.map(() => 4))
    expect(randomText(cyclingRandom(248, 255, 61), alphabet, 2)).toBe('zz')
  })

  it('spreads evenly over the alphabet', () => {
    const text = randomText(seededRandom(42), '0123456789', 100_000)
    for (const digit of '0123456789') {
      expect(Math.abs(text.split(digit).length - 1 - 10_000)).toBeLessThan(500)
    }
  })

  it('refuses a source that gives too few bytes', () => {
    expect(() => randomText((byteCount) => new Uint8Array(byteCount - 1), '0123456789', 8)).toThrow(
      PixInputError,
    )
  })

  it('gives up on a source that never gives a usable byte', () => {
    expect(() => randomText(cyclingRandom(255), '0123456789', 8)).toThrow(PixInputError)
  })
})

describe('UUID version 4 (§2.1 chargeId)', () => {
  it('sets version and variant whatever the bytes', () => {
    expect(generateUuidV4(cyclingRandom(0))).toBe('00000000-0000-4000-8000-000000000000')
    expect(generateUuidV4(cyclingRandom(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
    expect(generateUuidV4(cyclingRandom(...Array.from({ length: 16 }, (_, index) => index)))).toBe(
      '00010203-0405-4607-8809-0a0b0c0d0e0f',
    )
  })

  it.each([
    { given: '123e4567-e12b-42d1-a456-426655440000', want: true },
    { given: '123e4567-e12b-12d1-a456-426655440000', want: false },
    { given: '123e4567-e12b-42d1-c456-426655440000', want: false },
    { given: '123E4567-E12B-42D1-A456-426655440000', want: false },
    { given: '123e4567e12b42d1a456426655440000', want: false },
  ])('$given is one: $want', ({ given, want }) => {
    expect(isUuidV4(given)).toBe(want)
  })
})
