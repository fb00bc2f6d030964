import { expect, test } from 'vitest'
import { inBatches } from '../src/events/in-batches.ts'

interface Store {
  readonly batches: (readonly string[])[]
  readonly add: (item: string) => Promise<void>
}

/** A store that refuses the item `wrong`, and every batch with it. */
function openStore(): Store {
  const batches: (readonly string[])[] = []
  const add = inBatches<string>(async (items) => {
    await Promise.resolve()
    batches.push(items)
    if (items.includes('wrong')) throw new Error('refused')
  })
  return { batches, add }
}

test('stores the first item at once, and those that arrive meanwhile together', async () => {
  const { batches, add } = openStore()
  await Promise.all(['a', 'b', 'c'].map(add))
  await add('d')
  expect(batches).toEqual([['a'], ['b', 'c'], ['d']])
})

test('a wrong item fails alone', async () => {
  const { batches, add } = openStore()
  const results = await Promise.allSettled(['a', 'b', 'wrong', 'c'].map(add))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(batches).toEqual([['a'], ['b', 'wrong', 'c'], ['b'], ['wrong'], ['c']])
  await add('d')
})

test('a batch has at most 200 items', async () => {
  const { batches, add } = openStore()
  await Promise.all(Array.from({ length: 402 }, (_, index) => add(`${index}`)))
  expect(batches.map(({ length }) => length)).toEqual([1, 200, 200, 1])
})
