import { describe, expect, it } from 'vitest'
import { PARTS, readOptions } from '../../bench/options.ts'

describe('the options of the benchmark', () => {
  it('select everything by default, and write the results', () => {
    expect(readOptions([])).toMatchObject({
      parts: PARTS.filter((part) => !['half', 'years', 'stream'].includes(part)),
      wallets: [1, 16, 300],
      latencies: [0, 1, 5],
      isQuick: false,
      compares: false,
      writes: true,
      force: false,
    })
  })

  it('select in the order of the benchmark, and then do not write', () => {
    const args = [
      '--only',
      'burst,throughput',
      '--engines',
      'sqlite,prism',
      '--wallets',
      '16,1,16',
      '--quick',
    ]
    expect(readOptions(args)).toMatchObject({
      parts: ['throughput', 'burst'],
      engines: ['prism', 'sqlite'],
      wallets: [1, 16],
      writes: false,
    })
  })

  it('select years of data only by name', () => {
    expect(readOptions(['--only', 'years', '--lines', '5000'])).toMatchObject({
      parts: ['years'],
      lines: 5000,
    })
  })

  it.each([
    [['--only', 'speed'], '--only: speed is unknown. It takes some of throughput, '],
    [['--engines', 'mysql'], '--engines: mysql is unknown. It takes some of prism, '],
    [['--wallets', '0'], '--wallets takes whole numbers from 1'],
    [['--latency', '1;5'], '--latency takes whole numbers from 0 with commas between, not "1;5"'],
    [['--fast'], "Unknown option '--fast'"],
  ])('%j are refused', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })

  it('measure on a busy machine by force', () => {
    expect(readOptions(['--force'])).toMatchObject({ writes: true, force: true })
  })

  it('have a help', () => {
    expect(readOptions(['--help'])).toBeUndefined()
  })
})
