import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Figure, Target } from '../../packages/service/bench/figures.ts'
import { barsOf, WIDTH } from '../src/data/bars.ts'
import { pictureOf } from '../src/data/benchmark-pictures.ts'
import { inLanguage, untranslated } from '../src/data/benchmark-words.ts'
import { type Benchmark, benchmark, byGroup, isKept, promise, shown, tableOf } from '../src/data/benchmark.ts'
import { built } from './built-site.ts'

const results = benchmark(
  JSON.parse(readFileSync(new URL('../../packages/service/bench/results.json', import.meta.url), 'utf8')),
) as Benchmark
const QUESTIONS = ['speed', 'growth', 'cost'] as const

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

  it('have no length when every figure is zero', () => {
    expect(barsOf('requests', [figure('a', 'requests', [0, 0, 0])]).bars[0]).toMatchObject({
      length: 0,
      to: 0,
    })
  })
})

describe('the picture of a question', () => {
  it('has the bars that the results have, and a description with the same numbers', () => {
    const { description } = pictureOf('speed', FIGURES, 'en')
    expect(description).toBe('requests/s: create charge: Prism 1,000; create charge: SQLite 4,000.')
  })

  it('is in the language of the page', () => {
    const { unit, description } = pictureOf('cost', FIGURES, 'pt-BR')
    expect([unit, description]).toEqual([
      'µs de CPU do servidor',
      'µs de CPU do servidor: criar cobrança: SQLite 170.',
    ])
  })

  it.each(QUESTIONS)('%s compares figures of the last run', (question) => {
    expect(pictureOf(question, results.figures, 'en').bars.length).toBeGreaterThan(3)
  })
})

describe('the Portuguese names', () => {
  it('keep the numbers and the marks between the parts', () => {
    expect(inLanguage('create charge, 1000 wallets beside 1: PostgreSQL, 2 processes', 'pt-BR')).toBe(
      'criar cobrança, 1000 carteiras em relação a 1: PostgreSQL, 2 processos',
    )
    expect(inLanguage('another case: SQLite', 'pt-BR')).toBe('another case: SQLite')
  })

  it('exist for all tables and pictures of the last run', () => {
    const ofTables = results.targets.flatMap(({ name, unit, measured }) => [
      name,
      unit,
      measured?.unit ?? unit,
    ])
    const ofPictures = QUESTIONS.flatMap((question) => {
      const { unit, bars } = pictureOf(question, results.figures, 'en')
      return [unit, ...bars.map(({ name }) => name)]
    })
    expect(
      [...ofTables, ...ofPictures].flatMap(untranslated),
      'Add the words to docs/src/data/benchmark-words.ts.',
    ).toEqual([])
  })
})

describe('a promise', () => {
  const target = (limits: Pick<Target, 'atLeast' | 'atMost'>): Target => ({
    question: 'speed',
    name: '',
    value: 2,
    unit: '×',
    ...limits,
  })
  it('is kept, missed, or not made', () => {
    expect([{ atLeast: 2 }, { atMost: 1.5 }, {}].map(target).map(isKept)).toEqual([true, false, undefined])
  })

  it('is shown in the language of the page', () => {
    expect(promise({ unit: 'requests/s', atLeast: 1000 })).toBe('≥\u00A01,000\u00A0requests/s')
    expect(promise({ unit: '×', atMost: 1.5 }, 'pt-BR')).toBe('≤\u00A01,5\u00A0×')
    expect(promise({ unit: '×' })).toBeUndefined()
  })
})

describe('the results', () => {
  it.each([undefined, null, 'text', [], {}, { machine: {}, figures: [] }])(
    'that are %j are none',
    (found) => {
      expect(benchmark(found)).toBeUndefined()
    },
  )

  it('show the groups in their order, and the units of a group beside each other', () => {
    const other = { ...figure('SQLite', 'ms', [1, 2, 3]), group: 'other' }
    const groups = byGroup([FIGURES[0] as Figure, other, ...FIGURES.slice(1)])
    expect(groups.map(([group, rows]) => [group, rows.length])).toEqual([
      ['create charge, 32 in flight', 5],
      ['other', 1],
    ])
    const { units, rows } = tableOf(FIGURES)
    expect(units).toEqual(['requests/s', 'ms p99', 'µs CPU of the server'])
    expect(rows.map(({ name, cells }) => [name, ...cells.map((it) => it?.median)])).toEqual([
      ['prism', 1000, undefined, 850],
      ['SQLite', 4000, 20, 170],
    ])
    expect([4107.4, 0.05812, 12.345].map((value) => shown(value))).toEqual(['4,107', '0.0581', '12.3'])
  })
})

describe('the page', () => {
  it.each([
    ['benchmarks.html', 'busy machine'],
    ['pt-br/benchmarks.html', 'máquina ocupada'],
  ])('%s has a table and a picture for each question, folds the rest, and marks a busy run', (file, mark) => {
    const [shownAtOnce = '', folded = ''] = built(file).split('<summary>').slice(-2)
    expect([shownAtOnce.match(/<table/g), shownAtOnce.match(/<svg viewBox[^>]* role="img"/g)]).toMatchObject([
      { length: 3 },
      { length: 3 },
    ])
    expect(folded.match(/<table/g)).toHaveLength(byGroup(results.figures).length)
    expect(shownAtOnce.includes(mark)).toBe(results.busy)
  })
})
