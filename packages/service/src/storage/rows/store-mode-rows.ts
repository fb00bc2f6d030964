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
const remove = statement('storeMode.delete', `delete from ${STORE_PROPERTY} where name = 'mode'`)
const traces = statement(
  'storeMode.sandboxTraces',
  `select 1 as found where exists (select 1 from credential where substr(secret, 1, length($1)) = $1)
    or exists (select 1 from fault) or exists (select 1 from snapshot)
    or exists (select 1 from directory_entry) or exists (select 1 from bank_account)`,
)

/**
 * The mode that the store keeps. Undefined when no service has started with the store yet, or only services of a
 * version that did not record the mode.
 */
export async function findMode(reader: Reader): Promise<Mode | undefined> {
  return (await reader.first<{ value: Mode }>(find))?.value
}

export async function insertMode(transaction: Transaction, mode: Mode): Promise<void> {
  await transaction.run(insert, [mode])
}

export async function deleteMode(transaction: Transaction): Promise<void> {
  await transaction.run(remove)
}

/**
 * The prefix of the secret hashes that a sandbox stored in versions that did not record the mode. Its demo credentials
 * and the credentials that its control API created have this prefix.
 */
const SANDBOX_SECRET = 'scrypt$1024$'

/** True if the store holds data that only a sandbox creates. */
export async function hasSandboxTraces(reader: Reader): Promise<boolean> {
  return (await reader.first(traces, [SANDBOX_SECRET])) !== undefined
}
