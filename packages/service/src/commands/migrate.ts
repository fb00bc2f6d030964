import { resolveMode } from '../storage/store-mode.ts'
import type { Settings } from '../settings/read-settings.ts'
import { describeStore, openStores } from '../settings/open-store.ts'
import { migrate } from '../storage/migrations/migrate.ts'

/** Updates the tables to this version and prints the old and the new schema number. */
export async function migrateStore(settings: Settings): Promise<void> {
  const stores = await openStores(settings.store)
  try {
    for (const store of stores) {
      const { from, to } = await migrate(store)
      const mode = await resolveMode(store, settings.namedMode)
      const what = from === to ? `already has schema ${to}` : `schema ${from} → ${to}`
      const place = stores.length === 1 ? describeStore(settings.store) : store.place
      console.log(`${place}: ${what}${mode === undefined ? '' : `, ${mode} mode`}`)
    }
  } finally {
    await Promise.all(stores.map((store) => store.close()))
  }
}
