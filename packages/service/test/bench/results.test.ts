import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Results, textOf } from '../../bench/results.ts'

const file = readFileSync(new URL('../../bench/results.json', import.meta.url), 'utf8')

it('has a line for each figure and each target', () => {
  const results = JSON.parse(file) as Results
  expect(textOf(results)).toBe(file)
  const lines = file.split('\n').filter((line) => line.startsWith('    {'))
  expect(lines).toHaveLength(results.figures.length + results.targets.length)
})

it('has four digits of each number', () => {
  const results = JSON.parse(file) as Results
  const figure = { ...results.figures[0], value: { median: 3152.387518, lowerQuartile: 0.0123456 } }
  expect(textOf({ ...results, figures: [figure as never] })).toContain(
    '"value":{"median":3152,"lowerQuartile":0.01235}',
  )
})
