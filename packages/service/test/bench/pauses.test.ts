import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { PauseWatch, undisturbed } from '../../bench/load/pauses.ts'

/** Blocks the process, as a machine that stands still does. */
function standStill(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

describe('a pause of the machine', () => {
  it('is measured', async () => {
    const watch = new PauseWatch()
    await sleep(50)
    standStill(300)
    const pause = watch.end()
    expect(pause).toBeGreaterThan(200)
  })

  it('makes a measurement run again, also when it failed', async () => {
    let attempts = 0
    const measured = await undisturbed(async () => {
      attempts += 1
      await sleep(10)
      if (attempts < 3) standStill(1200)
      if (attempts === 2) throw new Error('The server closed the connections')
      return attempts
    })
    expect(measured).toBe(3)
  })

  it('does not hide the error of a measurement without a pause', async () => {
    const failing = undisturbed(() => Promise.reject(new Error('500 in responses')))
    await expect(failing).rejects.toThrow('500 in responses')
  })
})
