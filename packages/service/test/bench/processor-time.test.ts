import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { elapsedTimes, parseStat, processorTimes } from '../../bench/processor-time.ts'

describe('the CPU time of processes', () => {
  it('reads the name with brackets, the parent and the four times', () => {
    const text = `42 (a (b) c) S 7 ${Array.from({ length: 48 }, (_, index) => index + 5).join(' ')}\n`
    // Fields 14 to 17 hold their own numbers.
    expect(parseStat(text)).toEqual({ parent: 7, ticks: 14 + 15 + 16 + 17 })
  })

  it.runIf(existsSync('/proc/self/stat'))('counts descendants, also those that have ended', async () => {
    const spin = 'const end = process.cpuUsage().user + 200000; while (process.cpuUsage().user < end);'
    const program = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(spin)}])
      console.log('done'); setInterval(() => undefined, 1000)`
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
    const parts = { part: [child.pid ?? 0] }
    const before = processorTimes(parts)
    await once(child.stdout, 'data')
    const times = elapsedTimes(before, processorTimes(parts))
    child.kill()
    expect([...times.keys()]).toEqual(['part'])
    expect(times.get('part')).toBeGreaterThanOrEqual(190_000)
  })
})
