import { describe, expect, test } from 'vitest'
import { identify, randomId } from '../../src/http/index.ts'

describe('R-343, G-184: the ids of an answer', () => {
  test.each([
    { name: 'a valid correlation id comes back', given: 'deposit-7:retry/2', want: 'deposit-7:retry/2' },
    { name: '128 characters are valid', given: '~'.repeat(128), want: '~'.repeat(128) },
    { name: '129 are not', given: '~'.repeat(129), want: 'id-2' },
    { name: 'a space is not', given: 'a b', want: 'id-2' },
    { name: 'nor a letter outside ASCII', given: 'depósito', want: 'id-2' },
    { name: 'nor an empty one', given: '', want: 'id-2' },
    { name: 'none was sent', given: undefined, want: 'id-2' },
  ])('$name', ({ given, want }) => {
    let made = 0
    expect(identify(given, () => `id-${(made += 1)}`)).toEqual({
      'x-request-id': 'id-1',
      'x-correlation-id': want,
    })
  })

  test('are random UUIDs unless told', () => {
    expect(randomId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(randomId()).not.toBe(randomId())
  })
})
