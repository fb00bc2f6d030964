import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../../src/clock.ts'
import { openPostgres } from '../../src/storage/postgres/postgres-store.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { type FoundPostgres, findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

export { temporaryFolder } from '../support/temporary-folder.ts'

/** An empty database for one test. */
export interface TestDatabase {
  open(options?: { readonly clock?: Clock }): Promise<Store>
  remove(): Promise<void>
}

/** A kind of storage. When it cannot be tested on this machine, `missing` has the reason. */
export interface Engine {
  readonly name: string
  /** The reason why this storage cannot be tested, with a colon before it, for the title of a test. */
  readonly missing?: string
  /** True when a second store on the same database finds the data of the first store. */
  readonly isLasting: boolean
  make(): TestDatabase
}

const found = await findPostgres()

export const ENGINES: readonly Engine[] = [
  {
    name: 'SQLite in a file',
    isLasting: true,
    make() {
      const folder = temporaryFolder()
      return {
        open: async (options) => openSqlite({ file: join(folder.path, 'pix.db'), ...options }),
        remove: folder.remove,
      }
    },
  },
  {
    name: 'SQLite in memory',
    isLasting: false,
    make: () => ({
      open: async (options) => openSqlite({ ...options }),
      remove: async () => undefined,
    }),
  },
  postgres('PostgreSQL', found),
]

/** @param direct the server without the pooler: tests drop their schemas on it */
export function postgres(name: string, server: FoundPostgres, direct: FoundPostgres = server): Engine {
  if ('missing' in server || 'missing' in direct) {
    const { missing } = server as { readonly missing: string }
    return {
      name,
      isLasting: true,
      missing: `: ${missing}`,
      make() {
        throw new Error(missing)
      },
    }
  }
  return {
    name,
    isLasting: true,
    make() {
      const { schema, drop } = freshSchema(direct.url)
      return {
        open: (options) => openPostgres({ url: server.url, schema, random: randomBytes, ...options }),
        remove: drop,
      }
    },
  }
}
