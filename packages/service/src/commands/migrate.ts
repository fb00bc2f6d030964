import { resolveMode } from '../storage/store-mode.ts'
import type { Settings } from '../settings/read-settings.ts'
import { describeStore, openStore } from '../settings/open-store.ts'
import { migrate } from '../storage/migrations/migrate.ts'
import { closePartitions, partitionsOf } from '../storage/partition.ts'

/** Updates the tables to this version and prints the old and the new schema number. */
export async function migrateStore(settings: Settings): Promise<void> {
  const store = await openStore(settings.store)
  try {
    const { from, to } = await migrate(store)
    const mode = await resolveMode(store, settings.namedMode)
    const what = from === to ? `already has schema ${to}` : `schema ${from} → ${to}`
    const { length } = partitionsOf(store)
    const facts = [what, ...(length > 1 ? [`${length} partitions`] : []), ...(mode ? [`${mode} mode`] : [])]
    console.log(`${describeStore(settings.store)}: ${facts.join(', ')}`)
  } finally {
    await closePartitions(store)
  }
}
