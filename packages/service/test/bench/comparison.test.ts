import { describe, expect, it } from 'vitest'
import { changeOf, compare } from '../../bench/comparison.ts'
import { type Figure, spreadOf } from '../../bench/figures.ts'

const figure = (group: string, name: string, unit: string, median: number): Figure => ({
  group,
  name,
  unit,
  value: spreadOf([median]),
})

describe('the comparison with an earlier run', () => {
  it('compares the ratios to Prism where a group measures Prism', () => {
    const before = [
      figure('create', 'prism', 'requests/s', 1000),
      figure('create', 'SQLite', 'requests/s', 4000),
    ]
    // Both are half as fast: another machine, and the same program.
    const now = [figure('create', 'prism', 'requests/s', 500), figure('create', 'SQLite', 'requests/s', 2000)]
    const compared = compare(before, now)
    expect(compared).toEqual([
      { group: 'create', name: 'SQLite', unit: 'requests/s', before: 4, now: 4, isRatio: true },
    ])
    expect(compared.map(changeOf)).toEqual([0])
  })

  it('compares the figures themselves where there is no Prism', () => {
    const compared = compare([figure('Start', 'process', 'ms', 400)], [figure('Start', 'process', 'ms', 440)])
    expect(compared).toEqual([
      { group: 'Start', name: 'process', unit: 'ms', before: 400, now: 440, isRatio: false },
    ])
    expect(compared.map((it) => Math.round(changeOf(it)))).toEqual([10])
  })

  it('leaves out what one of the runs did not measure', () => {
    const before = [figure('get', 'gone', 'ms', 1), figure('get', 'same', 's', 1)]
    expect(compare(before, [figure('get', 'new', 'ms', 1), figure('get', 'same', 'ms', 1)])).toEqual([])
  })

  it('compares figures without a ratio when only one of the runs measured Prism', () => {
    const before = [figure('get', 'SQLite', 'ms', 2)]
    const now = [figure('get', 'prism', 'ms', 8), figure('get', 'SQLite', 'ms', 4)]
    expect(compare(before, now)).toEqual([
      { group: 'get', name: 'SQLite', unit: 'ms', before: 2, now: 4, isRatio: false },
    ])
  })
})
