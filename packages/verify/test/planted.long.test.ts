import { test } from 'vitest'
import { BUGS } from './planted/bugs.ts'
import { BUGS_IN_BRIEF, missed } from './support/planted.ts'

const LEFT = Object.keys(BUGS).filter((name) => !BUGS_IN_BRIEF.includes(name))

test.concurrent.for(LEFT)('the planted bug %s is found', async (name, { expect }) => {
  expect(await missed(name)).toEqual([])
})
