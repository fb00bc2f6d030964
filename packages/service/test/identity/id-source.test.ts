import { isUuidV4 } from '@pix-payments/pix'
import { expect, test } from 'vitest'
import { createIdSource } from '../../src/identity/id-source.ts'

const uuidsOf = (count: number, seed?: string): readonly string[] => {
  let number = 0
  const ids = createIdSource(seed)('wallet', () => (number += 1))
  return Array.from({ length: count }, () => ids.uuid())
}

test('64 ids in turn begin alike, and each is a UUIDv4 of its own (§2.1, G-492)', () => {
  const uuids = uuidsOf(640)

  expect(uuids.filter((uuid) => !isUuidV4(uuid))).toEqual([])
  expect(new Set(uuids.map((uuid) => uuid.slice(6))).size).toBe(640)
  // The ids may begin in the middle of the 64 of an earlier test.
  expect(new Set(uuids.map((uuid) => uuid.slice(0, 6))).size).oneOf([10, 11])
})

test('with a seed, ids are the same again and begin differently (G-492)', () => {
  const uuids = uuidsOf(20, 'seed')

  expect(uuidsOf(20, 'seed')).toEqual(uuids)
  expect(new Set(uuids.map((uuid) => uuid.slice(0, 6))).size).toBe(20)
})
