import { expect, it } from 'vitest'
import { parseDisks, syncsBetween } from '../../bench/disk-syncs.ts'

const text = (
  flushes: number,
): string => ` 254 0 vda 61 10 25 83 12 27 16 24 0 25 26 26 15 80 43 ${flushes} 55
 252 0 dm-0 61 10 25 83 12 27 16 24 0 25 26 26 15 80 43 ${flushes - 4} 55
   7 0 loop0 1 2 3 4 5 6 7 8 9 10 11\n`

it('counts the syncs of the disk, and not again those of a volume on it', () => {
  expect([...parseDisks(text(100))]).toEqual([
    ['vda', 100],
    ['dm-0', 96],
  ])
  expect(syncsBetween(parseDisks(text(100)), parseDisks(text(130)))).toBe(30)
  expect(syncsBetween(parseDisks(''), parseDisks(''))).toBeUndefined()
})
