import { expect, test } from 'vitest'
import { kitBackEnd } from './support/back-ends.ts'
import { notPassed, TIMEOUT, verify } from './support/verify.ts'

test(
  'the example on the kit passes every scenario',
  async () => expect(notPassed(await verify(() => kitBackEnd(1), [1]))).toEqual([]),
  TIMEOUT,
)
