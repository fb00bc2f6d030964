import type { Fault } from '../../domain/fault/fault.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const COLUMNS = 'id, wallet_id, matched, applied, body'

const insert = statement(
  'fault.insert',
  `insert into fault (id, wallet_id, position, matched, applied, body)
    select $1, $2, coalesce(max(position), 0) + 1, cast($3 as bigint), cast($4 as bigint), $5 from fault where wallet_id = $2`,
)
const page = statement(
  'fault.page',
  `select ${COLUMNS}, position from fault where wallet_id = $1 and position > $2 order by position limit $3`,
)
const byId = statement('fault.byId', `select ${COLUMNS} from fault where wallet_id = $1 and id = $2`)
const lockOf = statement(
  'fault.lockOf',
  `select ${COLUMNS} from fault where wallet_id = $1 order by position {lock}`,
)
const any = statement('fault.any', 'select id from fault where wallet_id = $1 limit 1')
const count = statement('fault.count', 'update fault set matched = $2, applied = $3 where id = $1')
const remove = statement('fault.delete', 'delete from fault where wallet_id = $1 and id = $2')
const removeAll = statement('fault.deleteAll', 'delete from fault where wallet_id = $1')

interface FaultRow {
  readonly id: string
  readonly wallet_id: string
  readonly matched: number
  readonly applied: number
  readonly body: string
}

const toFault = ({ id, wallet_id, matched, applied, body }: FaultRow): Fault => ({
  ...(JSON.parse(body) as Omit<Fault, 'id' | 'walletId' | 'matched' | 'applied'>),
  id,
  walletId: wallet_id,
  matched,
  applied,
})

/** Adds a fault after the existing faults of its wallet. The caller must have locked the wallet. */
export async function insertFault(
  transaction: Transaction,
  { id, walletId, matched, applied, ...body }: Fault,
): Promise<void> {
  await transaction.run(insert, [id, walletId, matched, applied, JSON.stringify(body)])
}

/** A page of the faults of a wallet, oldest first. It begins after the position `after`. */
export async function pageOfFaults(
  reader: Reader,
  walletId: string,
  after: number,
  limit: number,
): Promise<readonly { readonly position: number; readonly fault: Fault }[]> {
  const rows = await reader.all<FaultRow & { readonly position: number }>(page, [walletId, after, limit])
  return rows.map(({ position, ...row }) => ({ position, fault: toFault(row) }))
}

export async function findFault(
  reader: Reader,
  walletId: string,
  faultId: string,
): Promise<Fault | undefined> {
  const row = await reader.first<FaultRow>(byId, [walletId, faultId])
  return row && toFault(row)
}

export async function lockFaultsOf(transaction: Transaction, walletId: string): Promise<readonly Fault[]> {
  return (await transaction.all<FaultRow>(lockOf, [walletId])).map(toFault)
}

export async function hasFaults(reader: Reader, walletId: string): Promise<boolean> {
  return (await reader.first(any, [walletId])) !== undefined
}

/** Stores how often a fault has matched and how often it was applied. */
export async function countFault(
  transaction: Transaction,
  { id, matched, applied }: Pick<Fault, 'id' | 'matched' | 'applied'>,
): Promise<void> {
  await transaction.run(count, [id, matched, applied])
}

/** Deletes one fault. Returns false when the wallet has no fault with this id. */
export async function deleteFault(
  transaction: Transaction,
  walletId: string,
  faultId: string,
): Promise<boolean> {
  return (await transaction.run(remove, [walletId, faultId])) === 1
}

/** Deletes all faults of a wallet. Returns the number of deleted faults. */
export function deleteFaultsOf(transaction: Transaction, walletId: string): Promise<number> {
  return transaction.run(removeAll, [walletId])
}
