import { existsSync } from 'node:fs'
import { refuseOther, settleMode } from '../../application/store-mode.ts'
import type { Mode } from '../../domain/mode.ts'
import { describeStore, openStore } from '../../settings/open-store.ts'
import type { Settings } from '../../settings/read-settings.ts'
import { CURRENT_SCHEMA, newerSchema, schemaVersion } from '../../storage/migrations/migrate.ts'
import { findMode } from '../../storage/rows/store-mode-rows.ts'
import { type Store, StoreError } from '../../storage/store.ts'

const MIGRATE = 'Run pix-service migrate first.'

/**
 * Opens the store of the settings to change what is in it.
 *
 * @throws StoreError when it was not migrated, is of another mode than the named one, or has no mode yet.
 */
export function withStore(
  settings: Settings,
  work: (store: Store, mode: Mode) => Promise<void>,
): Promise<void> {
  return opened(settings, async (store) => {
    const mode = await settleMode(store, settings.namedMode)
    if (mode === undefined) {
      throw new StoreError(
        `${store.place} has no mode yet. Set it with --mode production or --mode sandbox (PIX_SERVICE_MODE).`,
      )
    }
    await work(store, mode)
  })
}

/**
 * Opens the store of the settings to read it.
 *
 * @throws StoreError when it was not migrated, or is of another mode than the named one.
 */
export function readingStore(settings: Settings, work: (store: Store) => Promise<void>): Promise<void> {
  return opened(settings, async (store) => {
    refuseOther(store, await store.read(findMode), settings.namedMode)
    await work(store)
  })
}

async function opened(settings: Settings, work: (store: Store) => Promise<void>): Promise<void> {
  const place = describeStore(settings.store)
  // Opening it would make it.
  if (settings.store.kind === 'folder' && !existsSync(place)) {
    throw new StoreError(`${place} does not exist. ${MIGRATE}`)
  }
  const store = await openStore(settings.store)
  try {
    const schema = await schemaVersion(store)
    if (schema > CURRENT_SCHEMA) throw newerSchema(schema)
    if (schema < CURRENT_SCHEMA) {
      const what = schema === 0 ? 'has no tables yet' : `has schema ${schema} of an older version`
      throw new StoreError(`${store.place} ${what}. ${MIGRATE}`)
    }
    await work(store)
  } finally {
    await store.close()
  }
}
