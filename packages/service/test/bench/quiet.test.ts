import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type CpuReading, Quiet } from '../../bench/quiet.ts'

const SECOND = 1_000_000
const CORES = 2

/** A machine whose other programs use these shares, one in each second, and the last one from then on. */
function machineWith(shares: readonly number[], { own = 0, isWhole = true } = {}) {
  let seconds = 0
  const said: string[] = []
  const read = (): CpuReading => {
    const others = Array.from({ length: seconds }, (_, at) => shares[at] ?? shares.at(-1) ?? 0)
    const used = others.reduce((sum, share) => sum + share, 0) * CORES * SECOND
    const ofOwn = own * seconds * CORES * SECOND
    return { possible: seconds * CORES * SECOND, used: used + ofOwn, own: ofOwn, isWhole }
  }
  const pass = (): Promise<void> => {
    seconds += 1
    return Promise.resolve()
  }
  const quiet = new Quiet({ read, sleep: pass, say: (line) => said.push(line) })
  return { quiet, said, pass, seconds: () => seconds }
}

describe('the wait for a quiet machine', () => {
  it('ends when other programs rest, and says why it lasts', async () => {
    const { quiet, said, seconds } = machineWith([0.9, 0.9, 0.5, 0.02])
    await quiet.wait()
    expect(seconds()).toBe(4)
    expect(said).toEqual([
      'Waiting for a quiet machine, at most ten minutes: other programs used 89 % of the processors.',
    ])
    expect(quiet.isBusy).toBe(false)
  })

  it('ends after ten minutes with the reason', async () => {
    const { quiet, said, seconds } = machineWith([0.5])
    await expect(quiet.wait()).rejects.toThrow(/other programs used 49 % .* Nothing was written\. .*--force/)
    expect(seconds()).toBe(601)
    expect(said).toHaveLength(60)
  })

  it('does not happen by force, and the figures are marked', async () => {
    const { quiet, seconds } = machineWith([0.5])
    quiet.force = true
    await quiet.wait()
    expect([seconds(), quiet.isBusy]).toEqual([1, true])
  })

  it('leaves no mark by force when the machine is quiet', async () => {
    const { quiet } = machineWith([0.05])
    quiet.force = true
    await quiet.wait()
    expect(quiet.isBusy).toBe(false)
  })
})

describe('a measurement', () => {
  it('counts when only the benchmark used the processors', async () => {
    const { quiet, said, pass } = machineWith([0.05], { own: 0.9 })
    const counts = await quiet.begin()
    await pass()
    expect(counts()).toBe(true)
    expect(said).toEqual([])
  })

  it('does not count when other programs worked, and counts with a mark by force', async () => {
    const { quiet, said, pass } = machineWith([0.3], { own: 0.7 })
    const counts = await quiet.begin()
    await pass()
    expect([counts(), quiet.isBusy]).toEqual([false, false])
    expect(said[0]).toContain('other programs used 29 % of the processors: measuring again')
    quiet.force = true
    expect([counts(), quiet.isBusy]).toEqual([true, true])
  })

  it('begins after a quiet moment where the system does not tell the CPU time of the servers', async () => {
    const { quiet, pass, seconds } = machineWith([0.8, 0.8, 0], { isWhole: false })
    const counts = await quiet.begin()
    expect(seconds()).toBe(3)
    await pass()
    expect(counts()).toBe(true)
  })
})

it('reads the CPU times of this machine', async () => {
  // Without a limit of its own, the share decides nothing here: other tests may run.
  const quiet = new Quiet({ sleep: () => sleep(1), say: () => undefined })
  quiet.force = true
  await quiet.wait()
  expect((await quiet.begin())()).toBe(true)
})
