import { expect, test } from 'vitest'
import { NAIVE_FAILS, NAIVE_NOT_PLAYED } from '../operators/naive/expected.ts'
import { naiveBackEnd } from './support/back-ends.ts'
import { idsOf, scenariosOf, seedsOf, TIMEOUT, verify } from './support/verify.ts'

/** Enough for each call of the naive back end, before and after its effect. */
const EVERY_CALL = 30
/** A back end without `work` mostly waits. */
const LANES = 4

test.each(seedsOf(1))(
  'the naive back end fails exactly its list, seed %d',
  async (seed) => {
    const of = scenariosOf(1)
    const results = await verify(() => naiveBackEnd(EVERY_CALL), [seed], { lanes: LANES, of })
    const played = (ids: readonly string[]): readonly string[] =>
      ids.filter((id) => of.some((scenario) => scenario.id === id))
    expect({
      failed: idsOf(results, 'failed'),
      notPlayed: idsOf(results, 'notPlayed'),
      skipped: idsOf(results, 'skipped'),
    }).toEqual({
      failed: played(NAIVE_FAILS),
      notPlayed: played(NAIVE_NOT_PLAYED),
      // It has no refunds and no recurring charges.
      skipped: of.filter(({ needs = [] }) => needs.some((it) => it !== 'restart')).map(({ id }) => id),
    })
  },
  TIMEOUT,
)
