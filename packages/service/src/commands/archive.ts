import { recordImportedMode } from '../storage/store-mode.ts'
import type { Settings } from '../settings/read-settings.ts'
import { describeStore, openStore, openStoreReader } from '../settings/open-store.ts'
import { closePartitions } from '../storage/partition.ts'
import { exportArchive } from '../storage/archive/export-archive.ts'
import { importArchive } from '../storage/archive/import-archive.ts'
import { removePartialOnSignal } from './remove-partial-on-signal.ts'

/** Exports all data as of one moment. The file gets its name only when it is complete. */
export async function exportStore(settings: Settings, file: string): Promise<void> {
  const store = await openStoreReader(settings.store)
  const stopWatching = removePartialOnSignal(file)
  try {
    await exportArchive(store, file)
    console.log(`${describeStore(settings.store)} → ${file}`)
  } finally {
    stopWatching()
    await closePartitions(store)
  }
}

/**
 * Imports a file into an empty store, in one transaction. When the file is incomplete, the import throws and the store
 * stays empty.
 */
export async function importStore(settings: Settings, file: string): Promise<void> {
  const store = await openStore(settings.store)
  try {
    await importArchive(store, file, (transaction, claimed) =>
      recordImportedMode(transaction, { store, file, named: settings.namedMode, claimed }),
    )
    console.log(`${file} → ${describeStore(settings.store)}`)
  } finally {
    await closePartitions(store)
  }
}
