import { DEFAULT_SETTINGS } from '../../src/domain/wallet/wallet.ts'
import { migrateIn } from '../../src/storage/migrations/migrate.ts'
import type { Statement, Value } from '../../src/storage/statement.ts'
import type { Store } from '../../src/storage/store.ts'
import { START } from '../support/service.ts'

/** A row of a table, by the names of its columns. */
export type Row = Readonly<Record<string, Value>>
/** Rows by the names of their tables. */
export type Tables = Readonly<Record<string, readonly Row[]>>

const BEFORE_RAIL = 8
const OPERATOR_ID = '0d000000-0000-4000-8000-000000000001'
export const BANK_CODE = '12345678'

export interface OldWallet {
  readonly id: string
  /** The id of the wallet's snapshot. */
  readonly snapshotId: string
  readonly automaticPayer: boolean
  /** In cents. */
  readonly blocked: number
}

const settingsOf = ({ automaticPayer }: OldWallet): object => ({
  ...DEFAULT_SETTINGS,
  automaticPayer,
  openingBalance: 0,
  chosen: {},
})

const walletRow = (wallet: OldWallet, position: number): Row => ({
  id: wallet.id,
  position,
  operator_id: OPERATOR_ID,
  name: 'Wallet',
  created_at: START,
  bank_code: BANK_CODE,
  branch_code: '0001',
  account_number: String(position),
  clock_mode: 'FROZEN',
  clock_offset: 0,
  clock_frozen_at: START,
  last_at: START,
  available: 0,
  blocked: wallet.blocked,
  pending: 0,
  lines: 0,
  movements: 0,
  events: 0,
  deliveries: 0,
  sequence: 1000,
  next_due_at: START,
  settings: JSON.stringify(settingsOf(wallet)),
})

/** The first part of a snapshot. */
const walletPart = (wallet: OldWallet, position: number): object => ({
  id: wallet.id,
  operatorId: OPERATOR_ID,
  name: 'Wallet',
  createdAt: START,
  account: { bankCode: BANK_CODE, branchCode: '0001', accountNumber: String(position) },
  clock: { mode: 'FROZEN', offset: 0, frozenAt: START },
  lastAt: START,
  available: 0,
  blocked: wallet.blocked,
  pending: 0,
  lines: 0,
  movements: 0,
  events: 0,
  deliveries: 0,
  sequence: 1000,
  nextDueAt: START,
  settings: settingsOf(wallet),
})

/**
 * Makes an empty store a store of the version before the rail, in which the service itself simulated the institution.
 * Each wallet has a snapshot. The rows `live` are in the store, and the rows `saved` in the snapshots.
 */
export async function fillOldStore(
  store: Store,
  wallets: readonly OldWallet[],
  { live = {}, saved = {} }: { readonly live?: Tables; readonly saved?: Tables },
): Promise<void> {
  await store.exclusively(async (transaction) => {
    await migrateIn(transaction, store.engine, BEFORE_RAIL)
    const insert = (table: string, row: Row): Promise<number> => {
      const columns = Object.keys(row)
      const places = columns.map((_, index) => `$${index + 1}`).join(', ')
      const text = `insert into ${table} (${columns.join(', ')}) values (${places})`
      return transaction.run({ name: `test.old.${table}`, text }, Object.values(row))
    }
    await insert('operator', { id: OPERATOR_ID, name: 'Operator', cnpj: '11222333000181' })
    for (const [position, wallet] of wallets.entries()) {
      await insert('wallet', walletRow(wallet, position))
      const { id: wallet_id, snapshotId } = wallet
      await insert('wallet_key', { pix_key: `${position}@pix.example`, wallet_id, position: 1 })
      await insert('snapshot', { id: snapshotId, wallet_id, position: 1, at: START, created_at_real: START })
      const parts = [
        walletPart(wallet, position),
        ...Object.entries(saved).flatMap(([table, rows]) => {
          const own = rows.filter((row) => row['wallet_id'] === wallet_id)
          const [first] = own
          return first === undefined
            ? []
            : [{ table, columns: Object.keys(first), rows: own.map((row) => Object.values(row)) }]
        }),
      ]
      for (const [number, part] of parts.entries())
        await insert('snapshot_part', {
          snapshot_id: snapshotId,
          wallet_id,
          number,
          body: JSON.stringify(part),
        })
    }
    for (const [table, rows] of Object.entries(live)) for (const row of rows) await insert(table, row)
  })
}

const PARTS: Statement = {
  name: 'test.snapshotParts',
  text: 'select body from snapshot_part where number > 0 order by snapshot_id, number',
}

/** Returns the rows of a table of all snapshots. */
export async function savedRows(store: Store, table: string): Promise<readonly Row[]> {
  const parts = await store.read((reader) => reader.all<{ body: string }>(PARTS))
  return parts.flatMap(({ body }) => {
    const part = JSON.parse(body) as { table: string; columns: string[]; rows: Value[][] }
    if (part.table !== table) return []
    return part.rows.map((row) =>
      Object.fromEntries(part.columns.map((column, index) => [column, row[index] ?? null])),
    )
  })
}
