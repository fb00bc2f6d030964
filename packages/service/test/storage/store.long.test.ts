import { describe } from 'vitest'
import { POOLED } from './pooled.ts'
import { storeSuite } from './store.suite.ts'

describe.skipIf(POOLED.missing !== undefined)(`${POOLED.name}${POOLED.missing ?? ''}`, () => {
  storeSuite(POOLED)
})
