import { expect, test } from 'vitest'
import { findPython } from '@pix-payments/testing/python'
import { NAIVE_FAILS, NAIVE_NOT_PLAYED } from '../operators/naive/expected.ts'
import type { Scenario } from '../src/index.ts'
import { naiveBackEnd, naivePythonBackEnd, type TestBackEnd } from './support/back-ends.ts'
import { idsOf, scenariosOf, seedsOf, TIMEOUT, verify } from './support/verify.ts'

/** Enough for each call of the naive back end, before and after its effect. */
const EVERY_CALL = 30
/** A back end without `work` mostly waits. */
const LANES = 4

/** The scenarios that failed with each seed, and those that were skipped. */
async function verdictOn(
  open: () => Promise<TestBackEnd>,
  seeds: readonly number[],
  of: readonly Scenario[],
): Promise<object> {
  const results = await verify(open, seeds, { lanes: LANES, of })
  const failedWith = (it: number): readonly string[] =>
    idsOf(
      results.filter(({ seed }) => seed === it),
      'failed',
    )
  return {
    failed: seeds.map((it) => [it, failedWith(it)]),
    notPlayed: idsOf(results, 'notPlayed'),
    skipped: idsOf(results, 'skipped'),
  }
}

function expected(seeds: readonly number[], of: readonly Scenario[]): object {
  const played = (ids: readonly string[]): readonly string[] =>
    ids.filter((id) => of.some((scenario) => scenario.id === id))
  return {
    failed: seeds.map((it) => [it, played(NAIVE_FAILS)]),
    notPlayed: played(NAIVE_NOT_PLAYED),
    // It has no refunds and no recurring charges.
    skipped: of.filter(({ needs = [] }) => needs.some((it) => it !== 'restart')).map(({ id }) => id),
  }
}

test(
  'the naive back end fails exactly its list',
  async () => {
    const [seeds, of] = [seedsOf(1), scenariosOf(1)]
    expect(await verdictOn(() => naiveBackEnd(EVERY_CALL), seeds, of)).toEqual(expected(seeds, of))
  },
  TIMEOUT,
)

const python = findPython()

test.skipIf('missing' in python)(
  `the naive back end in Python fails the same list${'missing' in python ? `: ${python.missing}` : ''}`,
  async () => {
    const [seeds, of] = [seedsOf(2), scenariosOf(2)]
    const path = 'path' in python ? python.path : ''
    expect(await verdictOn(() => naivePythonBackEnd(EVERY_CALL, path), seeds, of)).toEqual(
      expected(seeds, of),
    )
  },
  TIMEOUT,
)
