import type { Store } from '../../src/storage/store.ts'
import { isFull } from '@pix-payments/testing/length'
import { isLong } from '../support/runs.ts'
import { ENGINES, type Engine } from './engines.ts'

const OTHERS = ENGINES.filter(({ name }) => name === 'PostgreSQL' || (isFull && name === 'SQLite in a file'))

/**
 * The engines of a suite that is not about the store. `pnpm test` runs it on SQLite in memory, `pnpm test:long` on
 * PostgreSQL, and a full run also on SQLite in a file: the suites of `test/storage` run on all engines each time.
 */
export const REPEATED: readonly Engine[] = isLong
  ? OTHERS
  : ENGINES.filter(({ name }) => name === 'SQLite in memory')

/** The same for a suite that needs an engine with lasting data: `pnpm test` runs it on SQLite in a file. */
export const LASTING: readonly Engine[] = ENGINES.filter(
  ({ name }) => name === (isLong ? 'PostgreSQL' : 'SQLite in a file'),
)

/** The same for a suite that depends on connections: `pnpm test:long` runs it through PgBouncer too. */
export const REPEATED_POOLED: readonly Engine[] = isLong
  ? [...REPEATED, (await import('./pooled.ts')).POOLED]
  : REPEATED

/** The same for the suite that passes through the API on PostgreSQL in `pnpm test`. */
export const PASSING: readonly Engine[] = isLong
  ? REPEATED_POOLED.filter(({ name }) => name !== 'PostgreSQL')
  : ENGINES.filter(({ name }) => name !== 'SQLite in a file')

/** Opens a new database for one test, with `await using`. */
export async function openPlace(engine: Engine): Promise<{ readonly store: Store } & AsyncDisposable> {
  const database = engine.make()
  const store = await database.open()
  return {
    store,
    async [Symbol.asyncDispose]() {
      await store.close()
      await database.remove()
    },
  }
}
