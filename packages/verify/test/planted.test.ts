import { expect, test } from 'vitest'
import { CATALOGUE } from '../src/index.ts'
import { BUGS } from './planted/bugs.ts'
import { BUGS_IN_BRIEF, missed } from './support/planted.ts'

test.each(BUGS_IN_BRIEF)('the planted bug %s is found', async (name) => {
  expect(await missed(name)).toEqual([])
})

test('at least 56 bugs are planted', () => {
  expect(Object.keys(BUGS).length).toBeGreaterThanOrEqual(56)
})

test('each scenario can fail: a planted bug shows it', () => {
  const found = new Set(Object.values(BUGS).flatMap(({ finds }) => finds))
  expect(CATALOGUE.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([])
})
