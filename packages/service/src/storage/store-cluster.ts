import { clearActivity } from './rows/activity-rows.ts'
import { findCluster, saveCluster } from './rows/store-mode-rows.ts'
import type { Store } from './store.ts'

/**
 * Identifies the database server, the database in it, and its timeline, which a restore to an earlier time changes. Not
 * registered, because SQLite has nothing like it.
 */
const CLUSTER = {
  name: 'store.cluster',
  text: `select concat_ws('-', (select system_identifier from pg_control_system()),
    (select timeline_id from pg_control_checkpoint()),
    (select oid from pg_database where datname = current_database())) as cluster`,
}

/**
 * Removes the stream of what happened when its rows come from another server or another time, for example after a restore:
 * their places are numbers of transactions that this server gives again. Readers then get `missed` (G-490).
 */
export async function forgetOtherStreams(store: Store): Promise<void> {
  if (store.engine !== 'postgres') return
  const { cluster } = (await store.read((reader) => reader.first<{ cluster: string }>(CLUSTER))) ?? {}
  if (cluster === undefined || (await store.read(findCluster)) === cluster) return
  await store.exclusively(async (transaction) => {
    if ((await findCluster(transaction)) === cluster) return
    await clearActivity(transaction)
    await saveCluster(transaction, cluster)
  })
}
