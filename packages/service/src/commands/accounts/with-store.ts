import { existsSync } from 'node:fs'
import { refuseOtherMode, resolveMode } from '../../storage/store-mode.ts'
import type { Mode } from '../../domain/mode.ts'
import { describeStore, openStore } from '../../settings/open-store.ts'
import type { Settings } from '../../settings/read-settings.ts'
import { CURRENT_SCHEMA, refuseForeignSchema, schemaVersion } from '../../storage/migrations/migrate.ts'
import { closePartitions } from '../../storage/partition.ts'
import { findMode } from '../../storage/rows/store-mode-rows.ts'
import { type Store, StoreError } from '../../storage/store.ts'

const MIGRATE = 'Run pix-service migrate first.'

/**
 * Opens the store of the settings, calls `work` to change its data, and closes the store.
 *
 * @throws StoreError when the store is not migrated, has another mode than the settings, or has no mode yet.
 */
export function withStore(
  settings: Settings,
  work: (store: Store, mode: Mode) => Promise<void>,
): Promise<void> {
  return opened(settings, async (store) => {
    const mode = await resolveMode(store, settings.namedMode)
    if (mode === undefined) {
      throw new StoreError(
        `${store.place} has no mode yet. Set it with --mode production or --mode sandbox (PIX_SERVICE_MODE).`,
      )
    }
    await work(store, mode)
  })
}

/**
 * Opens the store of the settings, calls `work` to read its data, and closes the store.
 *
 * @throws StoreError when the store is not migrated, or has another mode than the settings.
 */
export function readingStore(settings: Settings, work: (store: Store) => Promise<void>): Promise<void> {
  return opened(settings, async (store) => {
    refuseOtherMode(store, await store.read(findMode), settings.namedMode)
    await work(store)
  })
}

async function opened(settings: Settings, work: (store: Store) => Promise<void>): Promise<void> {
  const place = describeStore(settings.store)
  // `openStore` would create a missing folder, but the commands need an existing store.
  if (settings.store.kind === 'folder' && !existsSync(place)) {
    throw new StoreError(`${place} does not exist. ${MIGRATE}`)
  }
  const store = await openStore(settings.store)
  try {
    const schema = await schemaVersion(store)
    refuseForeignSchema(schema)
    if (schema < CURRENT_SCHEMA) {
      const what = schema === 0 ? 'has no tables yet' : `has schema ${schema} of an older version`
      throw new StoreError(`${store.place} ${what}. ${MIGRATE}`)
    }
    await work(store)
  } finally {
    await closePartitions(store)
  }
}
