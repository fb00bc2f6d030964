import { describe } from 'vitest'
import { ENGINES } from './engines.ts'
import { storeSuite } from './store.suite.ts'

for (const engine of ENGINES) {
  describe.skipIf(engine.missing !== undefined)(`${engine.name}${engine.missing ?? ''}`, () => {
    storeSuite(engine)
  })
}
