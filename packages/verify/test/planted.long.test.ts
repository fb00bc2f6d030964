import { isFull } from '@pix-payments/testing/length'
import { test } from 'vitest'
import { BUGS } from './planted/bugs.ts'
import { BUGS_IN_BRIEF, missed } from './support/planted.ts'

/** A long run plays every fifth of the others, and a full run all. */
const LEFT = Object.keys(BUGS)
  .filter((name) => !BUGS_IN_BRIEF.includes(name))
  .filter((_, at) => isFull || at % 5 === 0)

test.concurrent.for(LEFT)('the planted bug %s is found', async (name, { expect }) => {
  expect(await missed(name)).toEqual([])
})
