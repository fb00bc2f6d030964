import { expect, test } from 'vitest'
import { createService } from '../../src/create-service.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Log } from '../../src/telemetry/log.ts'

const silent = (): void => undefined

/** Starts a sandbox on a store that stays open, and returns its warnings. */
async function warningsOf(store: ReturnType<typeof openSqlite>): Promise<readonly string[]> {
  const warnings: string[] = []
  const log: Log = { debug: silent, info: silent, error: silent, warn: (_, text) => void warnings.push(text) }
  const service = await createService({ store: { ...store, close: () => Promise.resolve() }, log })
  await service.close()
  return warnings
}

test('a sandbox with the demo operators of release 0.2.0 says that the guides name others (G-005)', async () => {
  const store = openSqlite({})
  try {
    expect(await warningsOf(store)).toEqual([])
    expect(await warningsOf(store)).toEqual([])
    await store.exclusively((transaction) =>
      transaction.execute(
        "update credential set client_id = 'sandbox-operator-a' where client_id = 'alfa-demo'",
      ),
    )
    expect(await warningsOf(store)).toEqual([
      expect.stringContaining('sandbox-operator-a and its keys still work, and alfa-demo does not.'),
    ])
  } finally {
    await store.close()
  }
})
