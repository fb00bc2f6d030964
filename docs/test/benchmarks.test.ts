import { describe, expect, it } from 'vitest'
import type { Figure } from '../../packages/service/bench/figures.ts'
import { barsOf, picturesOf, WIDTH } from '../src/data/bars.ts'
import { type Benchmark, benchmark, comparisonOf, tableOf } from '../src/data/benchmark.ts'

const figure = (
  name: string,
  unit: string,
  [lower, median, upper]: readonly [number, number, number],
): Figure => ({
  group: 'create charge, 32 in flight',
  name,
  unit,
  value: { median, lowerQuartile: lower, upperQuartile: upper, rounds: 3 },
})
const FIGURES = [
  figure('prism', 'requests/s', [900, 1000, 1100]),
  figure('SQLite', 'requests/s', [3800, 4000, 4400]),
  figure('SQLite', 'ms p99', [10, 20, 30]),
  figure('prism', 'µs CPU of the server', [800, 850, 900]),
  figure('SQLite', 'µs CPU of the server', [160, 170, 180]),
]

describe('the bars of the benchmark', () => {
  it('are as long as the medians, and leave room for the numbers', () => {
    const { bars, height } = barsOf('requests/s', FIGURES.slice(0, 2))
    const [prism, sqlite] = bars
    expect((sqlite?.length ?? 0) / (prism?.length ?? 1)).toBeCloseTo(4, 1)
    expect(bars.map(({ from, length, to }) => from < length && length < to)).toEqual([true, true])
    expect(bars.map(({ text }) => text)).toEqual(['1,000', '4,000'])
    for (const { to, textX, text, y } of bars) {
      expect(textX).toBeGreaterThan(to)
      // A digit is about eight units wide.
      expect(textX + text.length * 8).toBeLessThanOrEqual(WIDTH)
      expect(y).toBeLessThan(height)
    }
  })

  it('have a description with the same numbers', () => {
    expect(barsOf('requests/s', FIGURES.slice(0, 2)).description).toBe(
      'requests/s: prism 1,000; SQLite 4,000. The table below has all numbers.',
    )
  })

  it('have no length when every figure is zero', () => {
    expect(barsOf('requests', [figure('a', 'requests', [0, 0, 0])]).bars[0]).toMatchObject({
      length: 0,
      to: 0,
    })
  })

  it('show the throughput and the CPU time, and with a fixed rate the latency', () => {
    const unitsOf = (group: string, figures: readonly Figure[]): readonly string[] =>
      picturesOf(group, figures).map(({ unit }) => unit)
    expect(unitsOf('create charge, 32 in flight', FIGURES)).toEqual(['requests/s', 'µs CPU of the server'])
    const latencies = [...FIGURES, figure('prism', 'ms p99', [10, 20, 30])]
    expect(unitsOf('create charge, 100 a second', latencies)).toEqual(['ms p99'])
    expect(unitsOf('Start', [figure('process', 'ms', [1, 2, 3])])).toEqual([])
  })
})

it('shows the units of a group beside each other', () => {
  const { units, rows } = tableOf(FIGURES)
  expect(units).toEqual(['requests/s', 'ms p99', 'µs CPU of the server'])
  expect(rows.map(({ name, cells }) => [name, ...cells.map((it) => it?.median)])).toEqual([
    ['prism', 1000, undefined, 850],
    ['SQLite', 4000, 20, 170],
  ])
})

describe('the comparison with the last run', () => {
  const withPrevious = (previous: unknown): Benchmark => {
    const run = { measuredAt: '2026-11-23', machine: {}, figures: FIGURES, targets: [] }
    return benchmark({ ...run, previous }) as Benchmark
  }

  it('shows the ratios to Prism and their change', () => {
    const faster = figure('SQLite', 'requests/s', [3000, 3200, 3500])
    const previous = { measuredAt: '2026-11-22', figures: [FIGURES[0], faster] }
    expect(comparisonOf(withPrevious(previous))).toEqual([
      [
        'create charge, 32 in flight',
        [
          {
            name: 'SQLite',
            unit: 'requests/s of Prism',
            before: '3.2\u00a0×',
            now: '4\u00a0×',
            change: '+25\u00a0%',
          },
        ],
      ],
    ])
  })

  it.each([undefined, null])('is empty when the previous run is %j', (previous) => {
    expect(comparisonOf(withPrevious(previous))).toEqual([])
  })
})
