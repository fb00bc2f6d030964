import { afterAll, describe } from 'vitest'
import type { Engine } from '../../storage/engines.ts'
import { REPEATED } from '../../storage/repeated.ts'
import { type TestSandbox, openSandbox } from './test-sandbox.ts'

/** Runs a suite on each engine, with a sandbox on a database of its own. */
export function onEachEngine(
  suite: (sandbox: TestSandbox) => void | Promise<void>,
  engines: readonly Engine[] = REPEATED,
): void {
  for (const { name, missing, make } of engines) {
    describe.skipIf(missing !== undefined)(`${name}${missing ?? ''}`, async () => {
      if (missing !== undefined) return
      const database = make()
      const sandbox = await openSandbox({ store: await database.open() })
      afterAll(async () => {
        await sandbox.close()
        await database.remove()
      })
      await suite(sandbox)
    })
  }
}
