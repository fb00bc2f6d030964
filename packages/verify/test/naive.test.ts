import { expect, test } from 'vitest'
import { findPython } from '@pix-payments/testing/python'
import { NAIVE_FAILS } from '../operators/naive/expected.ts'
import { CATALOGUE } from '../src/index.ts'
import { naiveBackEnd, naivePythonBackEnd, type TestBackEnd } from './support/back-ends.ts'
import { idsOf, SEEDS, TIMEOUT, verify } from './support/verify.ts'

/** Enough for each call of the naive back end, before and after its effect. */
const EVERY_CALL = 30

/** The scenarios that failed with each seed, and those that were skipped. */
async function verdictOn(backEnd: TestBackEnd): Promise<object> {
  const results = await verify(backEnd)
  const failed = SEEDS.map((it) =>
    idsOf(
      results.filter(({ seed }) => seed === it),
      'failed',
    ),
  )
  return { failed, skipped: idsOf(results, 'skipped') }
}

const EXPECTED = {
  failed: SEEDS.map(() => NAIVE_FAILS),
  // It has no refunds and no recurring charges.
  skipped: CATALOGUE.filter(({ needs = [] }) => needs.some((it) => it !== 'restart')).map(({ id }) => id),
}

test(
  'the naive back end fails exactly its list',
  async () => {
    expect(await verdictOn(await naiveBackEnd(EVERY_CALL))).toEqual(EXPECTED)
  },
  TIMEOUT,
)

const python = findPython()

test.skipIf('missing' in python)(
  `the naive back end in Python fails the same list${'missing' in python ? `: ${python.missing}` : ''}`,
  async () => {
    const path = 'path' in python ? python.path : ''
    expect(await verdictOn(await naivePythonBackEnd(EVERY_CALL, path))).toEqual(EXPECTED)
  },
  TIMEOUT,
)
