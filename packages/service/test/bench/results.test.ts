import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { figuresOf } from '../../bench/figures.ts'
import { type Results, type StoredResults, textOf } from '../../bench/results.ts'

const file = readFileSync(new URL('../../bench/results.json', import.meta.url), 'utf8')
const stored = JSON.parse(file) as StoredResults
const results: Results = { ...stored, figures: figuresOf(stored.figures) }

it('has a line for each case and each target', () => {
  expect(textOf(results)).toBe(file)
  const lines = file.split('\n').filter((line) => line.startsWith('    {'))
  expect(lines).toHaveLength(stored.figures.length + stored.targets.length)
})

it('has four digits of each number', () => {
  const value = { median: 3152.387518, lowerQuartile: 0.0123456 }
  const figure = { group: 'g', name: 'n', unit: 'ms', value }
  expect(textOf({ ...results, figures: [figure as never] })).toContain(
    '"values":{"ms":{"median":3152,"lowerQuartile":0.01235}}',
  )
})
