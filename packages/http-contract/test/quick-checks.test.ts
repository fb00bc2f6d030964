import { fullFormats as formats } from 'ajv-formats/dist/formats.js'
import ucs2length from 'ajv/dist/runtime/ucs2length.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import lengthOf, { fullFormats } from '../src/compile/quick-checks.ts'

const original = (formats['date-time'] as { validate: (text: string) => boolean }).validate
const quick = fullFormats['date-time'].validate

// Ajv's helper is a CommonJS module. Node imports its `exports`, a bundler imports its default export.
const length = ucs2length as unknown as typeof lengthOf & { readonly default?: typeof lengthOf }
const originalLength = length.default ?? length

test.each([
  ['2026-01-05T12:00:00.000Z', true],
  ['2026-01-05T12:00:00Z', true],
  ['2028-02-29T23:59:59.999Z', true],
  ['2026-02-29T12:00:00.000Z', false],
  ['2026-04-31T12:00:00.000Z', false],
  ['2026-13-01T12:00:00.000Z', false],
  ['2026-01-05T24:00:00.000Z', false],
  ['2026-12-31T23:59:60.000Z', true],
  ['2026-01-05T12:00:00-03:00', true],
  ['2026-01-05 12:00:00z', true],
  ['2026-01-05T12:00:00', false],
])('%s is an instant: %s', (text, isInstant) => {
  expect([quick(text), original(text)]).toEqual([isInstant, isInstant])
})

test('instants are judged as by the format of Ajv, whatever number stands where', () => {
  const part = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'))
  const text = fc
    .tuple(
      part,
      part,
      part,
      part,
      part,
      fc.constantFrom('', '.000', '.', '.9'),
      fc.constantFrom('Z', 'z', '+01:00', ''),
    )
    .map(
      ([month, day, hour, minute, second, fraction, zone]) =>
        `2026-${month}-${day}T${hour}:${minute}:${second}${fraction}${zone}`,
    )
  fc.assert(
    fc.property(text, (it) => {
      expect(quick(it)).toBe(original(it))
    }),
    { numRuns: 5000 },
  )
})

test('lengths are those of Ajv, with pairs of surrogates and halves of them', () => {
  const unit = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\ud83d', '\ude00', '😀', 'ã', 'a'))
  fc.assert(
    fc.property(fc.array(unit), (units) => {
      const text = units.join('')
      expect(lengthOf(text)).toBe(originalLength(text))
    }),
    { numRuns: 2000 },
  )
})
