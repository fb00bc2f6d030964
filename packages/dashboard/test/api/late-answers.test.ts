import { PixNetworkError, PixTokenError } from '@pix-payments/client'
import { describe, expect, test } from 'vitest'
import { createChoices } from '../../src/api/choices.ts'
import { createReader } from '../../src/api/reader.ts'
import { versioned } from '../../src/api/versioned.ts'

const { signal } = new AbortController()
/** Lets everything run that waits for nothing else. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A function whose calls are answered by the test, in any order. */
function held<T, A extends readonly unknown[] = []>(): {
  readonly calls: (PromiseWithResolvers<T> & { readonly values: A })[]
  readonly call: (...values: A) => Promise<T>
} {
  const calls: (PromiseWithResolvers<T> & { readonly values: A })[] = []
  return {
    calls,
    call(...values) {
      const made = { ...Promise.withResolvers<T>(), values }
      calls.push(made)
      return made.promise
    },
  }
}

describe('a reader', () => {
  const open = () => {
    const answers = held<number, [AbortSignal]>()
    const log: unknown[] = []
    const on = { value: (value: number) => log.push(value), error: (error: unknown) => log.push(error) }
    return { ...answers, log, reader: createReader(answers.call, on) }
  }

  test('has one reading at a time, and reads once more for all who asked meanwhile', async () => {
    const { calls, log, reader } = open()
    const first = reader.read()
    const [second, third] = [reader.read(), reader.read()]
    expect(calls).toHaveLength(1)
    void second.then(() => log.push('second'))
    calls[0]?.resolve(1)
    await first
    await settle()
    expect([calls.length, log]).toEqual([2, [1]])
    calls[1]?.resolve(2)
    await third
    expect([calls.length, log]).toEqual([2, [1, 2, 'second']])
  })

  test('is newer only after a reading that began later and succeeded', async () => {
    const { calls, log, reader } = open()
    void reader.read()
    void reader.newer().then(() => log.push('newer'))
    calls[0]?.resolve(1)
    await settle()
    calls[1]?.reject('lost')
    await settle()
    expect(log).toEqual([1, 'lost'])
    void reader.read()
    calls[2]?.resolve(3)
    await settle()
    expect(log).toEqual([1, 'lost', 3, 'newer'])
  })

  test('ignores the answer that comes after its end, and whoever waits goes on', async () => {
    const { calls, log, reader } = open()
    const both = Promise.all([reader.read(), reader.read()])
    reader.stop()
    calls[0]?.resolve(1)
    await both
    expect([calls.length, log]).toEqual([1, []])
  })
})

describe('choices', () => {
  const open = () => {
    const saves = held<void, [key: 'a' | 'b', value: boolean]>()
    const readings = held<void>()
    let shown: object = {}
    const choose = createChoices<{ a: boolean; b: boolean }>({
      save: (key, value) => saves.call(key, value as boolean),
      newer: readings.call,
      read: readings.call,
      onChange: (chosen) => {
        shown = chosen
      },
    })
    return { saves: saves.calls, readings: readings.calls, choose, shown: () => shown }
  }

  test('are forgotten one by one, each when it was saved and read back', async () => {
    const { saves, readings, choose, shown } = open()
    const a = choose('a', true)
    void choose('b', true)
    expect(shown()).toEqual({ a: true, b: true })
    saves[0]?.resolve()
    await settle()
    expect(shown()).toEqual({ a: true, b: true })
    readings[0]?.resolve()
    await a
    expect(shown()).toEqual({ b: true })
    saves[1]?.resolve()
    await settle()
    expect(shown()).toEqual({ b: true })
    readings[1]?.resolve()
    await settle()
    expect(shown()).toEqual({})
  })

  test('go back alone when they cannot be saved, with what was read after that', async () => {
    const { saves, readings, choose, shown } = open()
    const a = choose('a', true)
    void choose('b', true)
    saves[0]?.reject(new Error('no'))
    await settle()
    readings[0]?.resolve()
    await expect(a).rejects.toThrow('no')
    expect(shown()).toEqual({ b: true })
  })

  test('of one key are sent in order, the last one wins, and one that was replaced is not sent', async () => {
    const { saves, readings, choose, shown } = open()
    for (const value of [true, false, true, false]) void choose('a', value)
    await settle()
    expect(saves.map(({ values }) => values)).toEqual([['a', true]])
    saves[0]?.resolve()
    await settle()
    expect(saves.map(({ values }) => values)).toEqual([
      ['a', true],
      ['a', false],
    ])
    expect([shown(), readings.length]).toEqual([{ a: false }, 0])
    saves[1]?.resolve()
    await settle()
    readings[0]?.resolve()
    await settle()
    expect(shown()).toEqual({})
  })
})

test('versioned data is read once for each version, refused or not, and again when no answer came', async () => {
  let version = '1'
  const { calls, call } = held<string>()
  const read = versioned(() => Promise.resolve(version), call)
  const next = async (answer: string | Error): Promise<unknown> => {
    const count = calls.length
    const result = read(signal).catch((error: unknown) => error)
    await settle()
    if (answer instanceof Error) calls[count]?.reject(answer)
    else calls[count]?.resolve(answer)
    return result
  }
  expect(await next('one')).toBe('one')
  expect(await next('not asked for')).toBe('one')
  version = '2'
  const facts = { operationId: 'getWithdrawal', correlationId: '', attempts: 1, retryable: false }
  const lost = new PixNetworkError('lost', facts)
  const refused = new PixTokenError('refused', { ...facts, status: 401 })
  expect(await next(lost)).toBe(lost)
  expect(await next(refused)).toBe(refused)
  expect(await next('not asked for')).toBe(refused)
  expect(calls).toHaveLength(3)
})
