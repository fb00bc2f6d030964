import { openWallet } from '../../src/application/administration/open-wallet.ts'
import { resolveMode } from '../../src/storage/store-mode.ts'
import { runningClock } from '../../src/domain/wallet/wallet-clock.ts'
import { createIdSource } from '../../src/identity/id-source.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { inAllPartitions, partitionIndex } from '../../src/storage/partition.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { START } from './service.ts'

/**
 * Creates a production store in memory, with the default wallets of the sandbox. A production service creates no
 * wallets itself.
 */
export async function productionStore(
  wallets: typeof DEFAULT_WALLETS = DEFAULT_WALLETS,
  store: Store = openSqlite({}),
): Promise<Store> {
  await migrate(store)
  await resolveMode(store, 'production')
  const options = { realNow: START, ids: createIdSource(undefined), checkEvent: () => undefined }
  await inAllPartitions(store, 'write', async (all) => {
    for (const wallet of wallets) {
      const home = all[partitionIndex(store, wallet.id)]
      if (home !== undefined) await openWallet(home, { ...wallet, clock: runningClock() }, options)
    }
  })
  return store
}
