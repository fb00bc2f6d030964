import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { Quiet } from '../../bench/quiet.ts'
import { PauseWatch, undisturbed } from '../../bench/load/pauses.ts'

/** Blocks the process, as a machine that stands still does, without work for the processor. */
const standStill = (milliseconds: number): unknown =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

const quiet = new Quiet({ sleep: () => Promise.resolve(), say: () => undefined })
quiet.force = true
const PAUSE = 500
const options = { quiet, longestPause: PAUSE }

describe('a pause of the machine', () => {
  it('is measured', async () => {
    const watch = new PauseWatch()
    await sleep(50)
    standStill(300)
    const pause = watch.end()
    expect(pause).toBeGreaterThan(200)
  })

  it('makes a measurement run again, also when it failed', async () => {
    using said = vi.spyOn(console, 'error').mockReturnValue()
    let attempts = 0
    const measured = await undisturbed(async () => {
      attempts += 1
      await sleep(10)
      if (attempts < 3) standStill(PAUSE + 200)
      if (attempts === 2) throw new Error('The server closed the connections')
      return attempts
    }, options)
    // More often when this machine stands still by itself.
    expect(measured).toBeGreaterThanOrEqual(3)
    expect(said.mock.calls.flat().join('\n')).toMatch(/stood still for \d+ ms: measuring again\n.*again/)
  })

  it('is not the only disturbance: a measurement beside other programs runs again when they rest', async () => {
    const counts = [false, true]
    const waited = vi.fn<() => void>()
    const measured = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const begin = (): Promise<() => boolean> => Promise.resolve(() => counts.shift() ?? true)
    const wait = (): Promise<void> => Promise.resolve(waited())
    await undisturbed(measured, { quiet: { begin, wait }, longestPause: Infinity })
    expect(measured).toHaveBeenCalledTimes(2)
    expect(waited).toHaveBeenCalledOnce()
  })

  it('that never ends is an error', async () => {
    const begin = (): Promise<() => boolean> => Promise.resolve(() => false)
    const wait = (): Promise<void> => Promise.resolve()
    const never = undisturbed(() => Promise.resolve(), { quiet: { begin, wait } })
    await expect(never).rejects.toThrow('Nothing was written.')
  })

  it('does not hide the error of a measurement without a pause', async () => {
    const failing = undisturbed(() => Promise.reject(new Error('500 in responses')), options)
    await expect(failing).rejects.toThrow('500 in responses')
  })
})
