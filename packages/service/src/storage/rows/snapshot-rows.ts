import type { Instant } from '@pix-payments/pix'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'
import type { StatePart } from './sandbox-state-rows.ts'

const COLUMNS = 'id, wallet_id, name, at, created_at_real'
const insert = statement(
  'snapshot.insert',
  `insert into snapshot (id, wallet_id, position, name, at, created_at_real)
    select $1, $2, coalesce(max(position), 0) + 1, $3, cast($4 as bigint), cast($5 as bigint) from snapshot where wallet_id = $2`,
)
const page = statement(
  'snapshot.page',
  `select ${COLUMNS}, position from snapshot where wallet_id = $1 and position > $2 order by position limit $3`,
)
const byId = statement('snapshot.byId', `select ${COLUMNS} from snapshot where wallet_id = $1 and id = $2`)
const remove = statement('snapshot.delete', 'delete from snapshot where id = $1')
const insertPart = statement(
  'snapshotPart.insert',
  'insert into snapshot_part (snapshot_id, wallet_id, number, body) values ($1, $2, $3, $4)',
)
const part = statement(
  'snapshotPart.byNumber',
  'select body from snapshot_part where snapshot_id = $1 and number = $2',
)
const removeParts = statement('snapshotPart.delete', 'delete from snapshot_part where snapshot_id = $1')

/** A snapshot: the saved state of a wallet at one instant. */
export interface Snapshot {
  readonly id: string
  readonly walletId: string
  readonly name: string | null
  /** The instant of the snapshot, in the wallet's time. */
  readonly at: Instant
  /** The instant at which the snapshot was created, in real time. */
  readonly createdAt: Instant
}

interface SnapshotRow {
  readonly id: string
  readonly wallet_id: string
  readonly name: string | null
  readonly at: number
  readonly created_at_real: number
}

const toSnapshot = (row: SnapshotRow): Snapshot => ({
  id: row.id,
  walletId: row.wallet_id,
  name: row.name,
  at: row.at,
  createdAt: row.created_at_real,
})

/**
 * Stores a snapshot in parts: part 0 is the wallet, and the other parts are its rows. Each part is one row of
 * `snapshot_part`, of some hundred kilobytes.
 */
export async function insertSnapshot(
  transaction: Transaction,
  { id, walletId, name, at, createdAt }: Snapshot,
  wallet: Wallet,
  parts: AsyncIterable<StatePart>,
): Promise<void> {
  await transaction.run(insert, [id, walletId, name, at, createdAt])
  let number = 0
  const keep = async (body: Wallet | StatePart): Promise<void> => {
    await transaction.run(insertPart, [id, walletId, number, JSON.stringify(body)])
    number += 1
  }
  await keep(wallet)
  for await (const rows of parts) await keep(rows)
}

/** A page of the snapshots of a wallet, oldest first. It begins after the position `after`. */
export async function pageOfSnapshots(
  reader: Reader,
  walletId: string,
  after: number,
  limit: number,
): Promise<readonly { readonly position: number; readonly snapshot: Snapshot }[]> {
  const rows = await reader.all<SnapshotRow & { readonly position: number }>(page, [walletId, after, limit])
  return rows.map(({ position, ...row }) => ({ position, snapshot: toSnapshot(row) }))
}

export async function findSnapshot(
  reader: Reader,
  walletId: string,
  snapshotId: string,
): Promise<Snapshot | undefined> {
  const row = await reader.first<SnapshotRow>(byId, [walletId, snapshotId])
  return row && toSnapshot(row)
}

/** The wallet at the time of the snapshot. */
export async function walletOfSnapshot(reader: Reader, { id }: Snapshot): Promise<Wallet> {
  const body = await partOf<Wallet>(reader, id, 0)
  if (body === undefined) throw new Error(`The snapshot ${id} has no wallet`)
  return body
}

/** Yields the rows of a snapshot, one part at a time. */
export async function* partsOfSnapshot(reader: Reader, { id }: Snapshot): AsyncGenerator<StatePart, void> {
  for (let number = 1; ; number += 1) {
    const body = await partOf<StatePart>(reader, id, number)
    if (body === undefined) return
    yield body
  }
}

async function partOf<Body>(reader: Reader, id: string, number: number): Promise<Body | undefined> {
  const row = await reader.first<{ body: string }>(part, [id, number])
  return row && (JSON.parse(row.body) as Body)
}

export async function deleteSnapshot(transaction: Transaction, { id }: Snapshot): Promise<void> {
  await transaction.run(removeParts, [id])
  await transaction.run(remove, [id])
}
