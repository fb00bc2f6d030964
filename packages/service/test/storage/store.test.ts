import { describe } from 'vitest'
import { ENGINES } from './places.ts'
import { storeSuite } from './store.suite.ts'

for (const engine of ENGINES) {
  const title = engine.missing === undefined ? engine.name : `${engine.name} (${engine.missing})`
  describe.skipIf(engine.missing !== undefined)(title, () => {
    storeSuite(engine)
  })
}
