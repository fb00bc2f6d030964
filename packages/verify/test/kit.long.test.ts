import { expect, test } from 'vitest'
import { kitBackEnd } from './support/back-ends.ts'
import { ENGINES } from './support/database.ts'
import { KILLS, notPassed, scenariosOf, seedsOf, TIMEOUT, verify } from './support/verify.ts'

test.each(ENGINES)(
  'the example on the kit passes the scenarios on $name, with more kills',
  async ({ name, open }) => {
    await using database = await open()
    // The short run plays some scenarios with seed 1 on SQLite.
    const variant = name === 'SQLite' ? 2 : 1
    const of = scenariosOf(variant)
    const results = await verify(() => kitBackEnd(KILLS, database.url), seedsOf(variant), { of })
    expect(notPassed(results)).toEqual([])
  },
  TIMEOUT,
)
