import { expect, test } from 'vitest'
import { cached } from '../../src/rail/queued/cached.ts'

test('a value is used again for a second, and longer after a slow read', async () => {
  let now = 0
  let reads = 0
  let takes = 0
  const read = async (): Promise<number> => {
    now += takes
    return (reads += 1)
  }
  const value = cached({ now: () => now }, 1000, read, 19)
  expect([await value(), await value()]).toEqual([1, 1])
  now += 1000
  takes = 500
  expect(await value()).toBe(2)
  now += 19 * 500 - 1
  expect(await value()).toBe(2)
  now += 1
  expect(await value()).toBe(3)
})

test('a failure is not kept', async () => {
  let reads = 0
  const value = cached({ now: () => 0 }, 1000, async () => {
    reads += 1
    if (reads === 1) throw new Error('no store')
    return reads
  })
  await expect(value()).rejects.toThrow('no store')
  expect(await value()).toBe(2)
})
