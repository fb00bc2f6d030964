import { describe, expect, test } from 'vitest'
import { Remembered } from '../../src/storage/remembered.ts'
import { manualClock } from '../support/manual-clock.ts'

/** A value in a store, and a process that remembers it. */
function remembering({ isShared }: { readonly isShared: boolean }) {
  const clock = manualClock(0)
  const remembered = new Remembered<string>({ store: { isShared }, clock })
  let [stored, loads] = ['old', 0]
  return {
    clock,
    remembered,
    store(value: string) {
      stored = value
    },
    get loads() {
      return loads
    },
    get: (milliseconds = 0): Promise<string | undefined> =>
      remembered.get('key', async () => {
        loads += 1
        const value = stored
        clock.pass(milliseconds)
        return value
      }),
  }
}

describe('what a process remembers', () => {
  test('lasts until the process changes it, when the store is not shared', async () => {
    const { clock, get, store, remembered } = remembering({ isShared: false })
    expect(await get()).toBe('old')
    store('new')
    clock.pass(1_000_000)
    expect(await get()).toBe('old')
    await remembered.forget(() => true)
    expect(await get()).toBe('new')
  })

  test('lasts a quarter of a second on a shared store, from the beginning of the query', async () => {
    const it = remembering({ isShared: true })
    expect(await it.get(100)).toBe('old')
    it.store('new')
    it.clock.pass(149)
    expect(await it.get()).toBe('old')
    it.clock.pass(1)
    expect(await it.get()).toBe('new')
    expect(it.loads).toBe(2)
  })

  test('is not the result of a slow query on a shared store', async () => {
    const it = remembering({ isShared: true })
    await it.get(250)
    await it.get()
    expect(it.loads).toBe(2)
  })

  test('is not the result of a query that began before a change', async () => {
    const { clock, remembered } = remembering({ isShared: false })
    await remembered.get('key', async () => {
      await remembered.forget(() => false)
      return 'old'
    })
    clock.pass(1)
    expect(await remembered.get('key', async () => 'new')).toBe('new')
  })

  test('does not include an absent value', async () => {
    const { remembered } = remembering({ isShared: false })
    expect(await remembered.get('key', async () => undefined)).toBeUndefined()
    expect(await remembered.get('key', async () => 'new')).toBe('new')
  })
})
