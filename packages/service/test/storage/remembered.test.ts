import { describe, expect, test } from 'vitest'
import { Remembered } from '../../src/storage/remembered.ts'
import type { Reader } from '../../src/storage/store.ts'
import { manualClock } from '../support/manual-clock.ts'

/** A value in a store, and a process that remembers it. */
function remembering({ isShared }: { readonly isShared: boolean }) {
  const clock = manualClock(0)
  let [stored, changes, loads, asked, slow] = ['old', 0, 0, 0, 0]
  const remembered = new Remembered<string>({
    clock,
    store: { isShared, readLatest: (work) => work({} as Reader) },
    countChanges: async () => {
      asked += 1
      const counted = changes
      clock.pass(slow)
      return counted
    },
  })
  return {
    clock,
    remembered,
    /** Another process changes the value. */
    change(value: string) {
      stored = value
      changes += 1
    },
    /** Somebody changes the value by hand. */
    edit(value: string) {
      stored = value
    },
    /** From now on, the store takes so long to count changes. */
    slowDown(milliseconds: number) {
      slow = milliseconds
    },
    get loads() {
      return loads
    },
    get asked() {
      return asked
    },
    get: (): Promise<string | undefined> =>
      remembered.get('key', async () => {
        loads += 1
        return stored
      }),
  }
}

describe('what a process remembers', () => {
  test('lasts until the process changes it, when the store is not shared', async () => {
    const { clock, get, change, remembered } = remembering({ isShared: false })
    expect(await get()).toBe('old')
    change('new')
    clock.pass(1_000_000)
    expect(await get()).toBe('old')
    await remembered.forget(() => true)
    expect(await get()).toBe('new')
  })

  test('lasts until a shared store counts a change, which is asked for each quarter of a second', async () => {
    const it = remembering({ isShared: true })
    for (const milliseconds of [0, 249, 1, 250]) {
      it.clock.pass(milliseconds)
      expect(await it.get()).toBe('old')
    }
    expect(it).toMatchObject({ loads: 1, asked: 3 })
    it.change('new')
    it.clock.pass(249)
    expect(await it.get()).toBe('old')
    it.clock.pass(1)
    expect(await it.get()).toBe('new')
    expect(it).toMatchObject({ loads: 2, asked: 4 })
  })

  test('is asked for once by requests that wait at the same time', async () => {
    const it = remembering({ isShared: true })
    expect(await Promise.all([it.get(), it.get(), it.get()])).toEqual(['old', 'old', 'old'])
    expect(it.asked).toBe(1)
  })

  test('is neither used nor kept when a shared store counts slowly', async () => {
    const it = remembering({ isShared: true })
    await it.get()
    it.slowDown(250)
    it.clock.pass(250)
    for (const value of ['new', 'newer']) {
      it.edit(value)
      expect(await it.get()).toBe(value)
    }
  })

  test('lasts at most ten seconds on a shared store, when nobody counted the change', async () => {
    const it = remembering({ isShared: true })
    await it.get()
    it.edit('new')
    it.clock.pass(9999)
    expect(await it.get()).toBe('old')
    it.clock.pass(1)
    expect(await it.get()).toBe('new')
  })

  test('is not the result of a query during which the store counted a change', async () => {
    const it = remembering({ isShared: true })
    await it.get()
    it.change('new')
    await it.remembered.get('another key', async () => {
      it.clock.pass(250)
      await it.get()
      return 'old'
    })
    expect(await it.remembered.get('another key', async () => 'new')).toBe('new')
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
