import { expect, test } from 'vitest'
import { kitBackEnd } from './support/back-ends.ts'
import { notPassed, SCENARIOS_IN_BRIEF, verify } from './support/verify.ts'

test('the example on the kit passes every tenth scenario of each group', async () => {
  const results = await verify(() => kitBackEnd(1), [1], { of: SCENARIOS_IN_BRIEF })
  expect(notPassed(results)).toEqual([])
})
