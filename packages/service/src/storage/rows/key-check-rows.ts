import type { KeyRing } from '../secrets/key-ring.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'
import { STORE_PROPERTY } from './store-mode-rows.ts'

const checks = statement(
  'secrets.checks',
  `select name, value from ${STORE_PROPERTY} where name like 'key:%' order by name`,
)
const insertCheck = statement(
  'secrets.insertCheck',
  `insert into ${STORE_PROPERTY} (name, value) values ($1, $2) on conflict do nothing`,
)
const deleteCheck = statement('secrets.deleteCheck', `delete from ${STORE_PROPERTY} where name = $1`)

const CHECK_PREFIX = 'key:'
const TEXT = 'pix-service'

/** A text that a key has encrypted, to recognize the key at the start of a service. */
export interface KeyCheck {
  readonly id: string
  readonly value: string
  readonly place: string
}

const placeOf = (id: string): string => `${STORE_PROPERTY} ${CHECK_PREFIX}${id}`

/** Returns a check for each key that has encrypted a secret of the store. */
export async function keyChecks(reader: Reader): Promise<readonly KeyCheck[]> {
  const rows = await reader.all<{ name: string; value: string }>(checks)
  return rows.map(({ name, value }) => {
    const id = name.slice(CHECK_PREFIX.length)
    return { id, value, place: placeOf(id) }
  })
}

/** Records that the current key encrypts a secret of the store. */
export async function recordKey(transaction: Transaction, keys: KeyRing): Promise<void> {
  const { current: id } = keys
  if (id === undefined) return
  await transaction.run(insertCheck, [`${CHECK_PREFIX}${id}`, keys.seal(TEXT, placeOf(id))])
}

export async function deleteKeyCheck(transaction: Transaction, id: string): Promise<void> {
  await transaction.run(deleteCheck, [`${CHECK_PREFIX}${id}`])
}
