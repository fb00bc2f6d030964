import type { Statement } from '../../src/storage/statement.ts'
import type { Reader, Store, Transaction } from '../../src/storage/store.ts'

/** A table that only the tests use. */
const CREATE = 'create table probe (id text primary key, amount bigint, note text)'
const INSERT: Statement = {
  name: 'probe.insert',
  text: 'insert into probe (id, amount, note) values ($1, $2, $3)',
}
const INSERT_NEW: Statement = {
  name: 'probe.insertNew',
  text: 'insert into probe (id, amount, note) values ($1, $2, $3) on conflict do nothing',
}
const ALL: Statement = { name: 'probe.all', text: 'select id, amount, note from probe order by id' }
const COUNT: Statement = {
  name: 'probe.count',
  text: 'select count(*) as rows, sum(amount) as total from probe',
}
const LOCK: Statement = { name: 'probe.lock', text: 'select amount from probe where id = $1 {lock}' }
const SET: Statement = { name: 'probe.set', text: 'update probe set amount = $2 where id = $1' }

export interface Probe {
  readonly id: string
  readonly amount: number | null
  readonly note: string | null
}

export async function withProbe(store: Store): Promise<Store> {
  await store.exclusively((transaction) => transaction.execute(CREATE))
  return store
}

export const insert = (
  transaction: Transaction,
  id: string,
  amount: number | null = 0,
  note: string | null = null,
): Promise<number> => transaction.run(INSERT, [id, amount, note])

export const insertNew = (transaction: Transaction, id: string): Promise<number> =>
  transaction.run(INSERT_NEW, [id, 0, null])

export const all = (reader: Reader): Promise<Probe[]> => reader.all<Probe>(ALL)

export const ids = async (store: Store): Promise<string[]> => (await store.read(all)).map(({ id }) => id)

export const count = async (
  reader: Reader,
): Promise<{ readonly rows: number; readonly total: number | null }> =>
  (await reader.first<{ rows: number; total: number | null }>(COUNT)) ?? { rows: -1, total: null }

/** Reads the amount and locks the row. */
export const lock = async (transaction: Transaction, id: string): Promise<number> =>
  (await transaction.first<{ amount: number }>(LOCK, [id]))?.amount ?? Number.NaN

export const set = (transaction: Transaction, id: string, amount: number): Promise<number> =>
  transaction.run(SET, [id, amount])

export async function increment(transaction: Transaction, id: string): Promise<void> {
  await set(transaction, id, (await lock(transaction, id)) + 1)
}
