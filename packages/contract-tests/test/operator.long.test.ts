import { expect, test } from 'vitest'
import { play } from './operator/play.ts'

test('an operator that gives back after any error is found out', async () => {
  const { verdict } = await play(200, 19, { isCareless: true })
  expect(verdict.wrongGiveBacks).not.toEqual([])
  expect(verdict.difference).not.toBe(0)
}, 300_000)
