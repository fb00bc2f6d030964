import { expect, test } from 'vitest'
import { kitBackEnd } from './support/back-ends.ts'
import { ENGINES } from './support/database.ts'
import { idsOf, KILLS, TIMEOUT, verify } from './support/verify.ts'

test.each(ENGINES)(
  'the example on the kit passes every scenario on $name',
  async ({ open }) => {
    await using database = await open()
    const results = await verify(await kitBackEnd(KILLS, database.url))
    const failed = results.filter(({ outcome }) => outcome === 'failed')
    expect(failed.map(({ scenario, seed, failure }) => [scenario.id, seed, failure?.differences])).toEqual([])
    expect(idsOf(results, 'skipped')).toEqual([])
  },
  TIMEOUT,
)
