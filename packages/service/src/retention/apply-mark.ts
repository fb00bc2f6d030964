import type { Instant } from '@pix-payments/pix'
import { deleteOldDeliveries, deleteOldEvents } from '../storage/rows/old-event-rows.ts'
import { deleteOldOrders, reduceOldReports } from '../storage/rows/old-rail-rows.ts'
import { type AgingTable, type Range, lastOfStep } from '../storage/rows/old-rows.ts'
import {
  type Mark,
  type MarkKind,
  deleteMark,
  lockMark,
  recordLimit,
} from '../storage/rows/retention-mark-rows.ts'
import type { Transaction } from '../storage/store.ts'

/** Numbers of deleted rows by table; for `rail_report`, reports that lost their body. */
export type Removed = Readonly<Partial<Record<AgingTable | 'delivery_attempt', number>>>

/** Where the work on a mark goes on: the table, and the last position that is done. */
export interface Place {
  readonly table: AgingTable
  readonly after: number
}

/** The tables of a mark, in the order of the work: an event can be deleted after its deliveries. */
const TABLES: Readonly<Record<MarkKind, readonly [AgingTable, AgingTable]>> = {
  EVENT: ['delivery', 'event'],
  RAIL: ['rail_order', 'rail_report'],
}

export const startOf = ({ kind }: Mark): Place => ({ table: TABLES[kind][0], after: 0 })

/** A mark, and where the work on it goes on. */
export interface MarkWork {
  readonly mark: Mark
  readonly place: Place
}

interface StepLimits {
  /** The most rows to delete. */
  readonly most: number
  readonly oldest: Instant
}

/**
 * Works on marks, one after another, until about `most` rows are deleted. So a transaction works on many wallets with few
 * old rows, or on a part of one wallet. Returns the work that is left.
 */
export async function applyMarks(
  transaction: Transaction,
  work: readonly MarkWork[],
  { most, oldest }: StepLimits,
): Promise<{ readonly removed: readonly Removed[]; readonly left: readonly MarkWork[] }> {
  const removed: Removed[] = []
  const left = [...work]
  let budget = most
  while (budget > 0) {
    const [first] = left
    if (first === undefined) break
    const step = await applyMark(transaction, first.mark, first.place, { most: budget, oldest })
    removed.push(step.removed)
    // Looking at a wallet without old rows costs about as much as deleting some rows.
    budget -= Object.values(step.removed).reduce((sum, rows) => sum + rows, LOOK_COST)
    if (step.next === undefined) left.shift()
    else left[0] = { mark: first.mark, place: step.next }
  }
  return { removed, left }
}

const LOOK_COST = 4

interface Step {
  readonly removed: Removed
  /** Undefined when the mark is finished, or does not exist any more. */
  readonly next: Place | undefined
}

/**
 * Deletes at most `most` old rows of one table, and their delivery attempts. The mark is deleted with its last rows, so
 * after a crash the next round begins again with the rows that are left.
 */
async function applyMark(
  transaction: Transaction,
  mark: Mark,
  { table, after }: Place,
  { most, oldest }: StepLimits,
): Promise<Step> {
  if (!(await lockMark(transaction, mark))) return { removed: {}, next: undefined }
  const range: Range = { walletId: mark.walletId, after, upTo: upToOf(mark, table) }
  const last = await lastOfStep(transaction, table, range, most)
  if (last !== null) {
    // The check of the store must know that these rows are not lost.
    if (mark.kind === 'EVENT') await recordLimit(transaction, mark)
    const removed = await removeFrom(transaction, table, { ...range, upTo: last }, oldest)
    return { removed, next: { table, after: last } }
  }
  const [first, second] = TABLES[mark.kind]
  if (table === first) return { removed: {}, next: { table: second, after: 0 } }
  await deleteMark(transaction, mark)
  return { removed: {}, next: undefined }
}

const upToOf = ({ position, deliveryPosition }: Mark, table: AgingTable): number =>
  table === 'delivery' ? (deliveryPosition ?? 0) : position

function removeFrom(
  transaction: Transaction,
  table: AgingTable,
  range: Range,
  oldest: Instant,
): Promise<Removed> {
  switch (table) {
    case 'delivery':
      return deleteOldDeliveries(transaction, range)
    case 'event':
      return deleteOldEvents(transaction, range)
    case 'rail_order':
      return deleteOldOrders(transaction, range, oldest)
    case 'rail_report':
      return reduceOldReports(transaction, range)
  }
}
