import type { Mode } from '../../domain/mode.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

/** The name of the table. An archive contains the table, and even a store without other data may have a row in it. */
export const STORE_PROPERTY = 'store_property'

const find = statement('storeMode.find', `select value from ${STORE_PROPERTY} where name = 'mode'`)
const insert = statement(
  'storeMode.insert',
  `insert into ${STORE_PROPERTY} (name, value) values ('mode', $1) on conflict do nothing`,
)
const findClusterRow = statement(
  'storeCluster.find',
  `select value from ${STORE_PROPERTY} where name = 'cluster'`,
)
const saveClusterRow = statement(
  'storeCluster.save',
  `insert into ${STORE_PROPERTY} (name, value) values ('cluster', $1)
    on conflict (name) do update set value = excluded.value`,
)
const remove = statement('storeMode.delete', `delete from ${STORE_PROPERTY} where name = 'mode'`)

/** The mode that the store keeps. Undefined when no service has started with the store yet. */
export async function findMode(reader: Reader): Promise<Mode | undefined> {
  return (await reader.first<{ value: Mode }>(find))?.value
}

export async function insertMode(transaction: Transaction, mode: Mode): Promise<void> {
  await transaction.run(insert, [mode])
}

export async function deleteMode(transaction: Transaction): Promise<void> {
  await transaction.run(remove)
}

/** The server on which the store was opened last. */
export async function findCluster(reader: Reader): Promise<string | undefined> {
  return (await reader.first<{ value: string }>(findClusterRow))?.value
}

export async function saveCluster(transaction: Transaction, cluster: string): Promise<void> {
  await transaction.run(saveClusterRow, [cluster])
}
