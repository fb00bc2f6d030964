import { describe, expect, test } from 'vitest'
import { createKeyRing, keyIdOf, newStorageKey } from '../../src/storage/secrets/key-ring.ts'
import { STORAGE_KEY } from '../support/storage-keys.ts'

const NEXT = Buffer.alloc(32, 'next').toString('base64')
const strict = { readsPlain: false } as const
const ring = createKeyRing([STORAGE_KEY], strict)
const rotated = createKeyRing([NEXT, STORAGE_KEY], strict)
const TEXT = '{"token":"r€ceiver"}'

/** Changes one character of the encrypted bytes. */
const changed = (sealed: string): string =>
  sealed.replace(/(.)(.)=*$/, (_, one: string) => (one === 'A' ? 'BB==' : 'AA=='))

describe('a key ring', () => {
  test('encrypts equal texts differently, and an older key still decrypts', () => {
    const sealed = [ring.seal(TEXT, 'here'), ring.seal(TEXT, 'here')]
    expect(new Set(sealed).size).toBe(2)
    expect(sealed.join()).not.toContain('token')
    expect(sealed.map((it) => rotated.open(it, 'here'))).toEqual([TEXT, TEXT])
    expect(keyIdOf(sealed[0] ?? '')).toBe(ring.current)
    expect(keyIdOf(rotated.seal(TEXT, 'here'))).toBe(rotated.current)
    expect(rotated.ids).toEqual([rotated.current, ring.current])
  })

  test.each([
    {
      what: 'another place',
      open: () => ring.open(ring.seal(TEXT, 'here'), 'there'),
      want: /^there was changed, or copied from another row$/,
    },
    {
      what: 'a changed text',
      open: () => ring.open(changed(ring.seal(TEXT, 'here')), 'here'),
      want: /^here was changed/,
    },
    {
      what: 'a cut text',
      open: () => ring.open(`sealed:${ring.current}:AAAA`, 'here'),
      want: /^here was changed/,
    },
    {
      what: 'another key',
      open: () => ring.open(rotated.seal(TEXT, 'here'), 'here'),
      want: /^here is encrypted with the key [0-9a-f]{8}, which is not given$/,
    },
    { what: 'a readable text', open: () => ring.open(TEXT, 'here'), want: /^here is not encrypted$/ },
  ])('refuses $what', ({ open, want }) => {
    expect(open).toThrow(want)
  })

  test('of a sandbox reads texts that are not encrypted; without keys it writes them', () => {
    const plain = createKeyRing([], { readsPlain: true })
    expect(plain.current).toBeUndefined()
    expect(plain.seal(TEXT, 'here')).toBe(TEXT)
    expect(createKeyRing([NEXT], { readsPlain: true }).open(TEXT, 'here')).toBe(TEXT)
    expect(() => plain.open(ring.seal(TEXT, 'here'), 'here')).toThrow('is not given')
  })

  test('takes only different keys of 32 bytes', () => {
    expect(() => createKeyRing(['c2hvcnQ='], strict)).toThrow('base64 of 32 bytes')
    expect(() => createKeyRing([NEXT, NEXT], strict)).toThrow('is given twice')
    expect(createKeyRing([newStorageKey(), newStorageKey()], strict).ids).toHaveLength(2)
  })
})
