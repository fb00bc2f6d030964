import { join, resolve } from 'node:path'
import { randomBytes } from 'node:crypto'
import { type Warn, makeFolderPrivate } from '../storage/sqlite/file-modes.ts'
import { openSqliteReader } from '../storage/sqlite/sqlite-reader.ts'
import { openSqlite } from '../storage/sqlite/sqlite-store.ts'
import type { Replica } from '../storage/replica.ts'
import { type Store, StoreError, type StoreReader } from '../storage/store.ts'
import type { Settings } from './read-settings.ts'

/** The name of the database file in the data folder. */
const FILE = 'pix.sqlite'
const DATA_SETTING = '--data (PIX_SERVICE_DATA)'

/** Opens a store. When it cannot be opened, the error names the setting. */
async function openNamed<T>(setting: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    throw new StoreError(`${setting}: ${error.message}`, { cause: error })
  }
}

/**
 * Opens the store that the settings name. Creates a missing folder. Only the owner can read the folder and its files.
 *
 * @throws StoreError when the store cannot be opened.
 */
export async function openStore(settings: Settings['store'], warn: Warn = console.error): Promise<Store> {
  switch (settings.kind) {
    case 'memory':
      return openSqlite({})
    case 'folder': {
      const folder = resolve(settings.folder)
      try {
        makeFolderPrivate(folder, FILE, warn)
      } catch (error) {
        const { message } = error as Error
        throw new StoreError(
          `${DATA_SETTING}: the folder ${folder} cannot be created. Name another folder. ${message}`,
          { cause: error },
        )
      }
      return openNamed(DATA_SETTING, async () => openSqlite({ file: databaseFile(settings), warn }))
    }
    case 'postgres':
      return openNamed('--database-url (DATABASE_URL)', () => openShared(settings, warn))
  }
}

/**
 * Opens the store that the settings name, for reading. A service may have the same SQLite file open.
 *
 * @throws StoreError when the store does not exist or cannot be opened.
 */
export async function openStoreReader(settings: Settings['store']): Promise<StoreReader> {
  return settings.kind === 'folder' ? openSqliteReader(databaseFile(settings)) : openStore(settings)
}

/**
 * Opens the replica that the settings name. Returns undefined when they name none.
 *
 * @throws StoreError when the URL is invalid.
 */
export async function openReplica({ store, replica }: Settings): Promise<Replica | undefined> {
  if (replica === undefined || store.kind !== 'postgres') return undefined
  const { openPostgresReplica } = await import('../storage/postgres/postgres-replica.ts')
  return openPostgresReplica({ url: replica.url, schema: store.schema, poolSize: store.pool })
}

type Folder = Extract<Settings['store'], { readonly kind: 'folder' }>
type Postgres = Extract<Settings['store'], { readonly kind: 'postgres' }>

export const databaseFile = ({ folder }: Folder): string => join(resolve(folder), FILE)

async function openShared({ url, schema, partitions, pool }: Postgres, warn: Warn): Promise<Store> {
  // The adapter is imported on demand, because a service on SQLite starts faster without the PostgreSQL driver.
  const { openPostgres } = await import('../storage/postgres/postgres-store.ts')
  return openPostgres({
    url,
    schema,
    partitions,
    poolSize: pool,
    random: (byteCount) => randomBytes(byteCount),
    warn,
  })
}

/** Describes where the data is, without the password of a URL. */
export function describeStore(settings: Settings['store']): string {
  if (settings.kind === 'memory') return 'in memory, lost when the process ends'
  if (settings.kind === 'folder') return databaseFile(settings)
  const { host, pathname } = new URL(settings.url)
  return `PostgreSQL at ${host}${pathname}${settings.schema === undefined ? '' : `, schema ${settings.schema}`}`
}
