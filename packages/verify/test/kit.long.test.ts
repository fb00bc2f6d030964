import { expect, test } from 'vitest'
import { kitBackEnd } from './support/back-ends.ts'
import { ENGINES } from './support/database.ts'
import { KILLS, notPassed, seedsOf, TIMEOUT, verify } from './support/verify.ts'

test.each(ENGINES)(
  'the example on the kit passes every scenario on $name, with more kills',
  async ({ name, open }) => {
    await using database = await open()
    // The short run plays some scenarios with seed 1 on SQLite.
    const seeds = seedsOf(name === 'SQLite' ? 2 : 1)
    expect(notPassed(await verify(() => kitBackEnd(KILLS, database.url), seeds))).toEqual([])
  },
  TIMEOUT,
)
