import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

/** EVENT marks events and deliveries. RAIL marks orders and reports, which share the numbers of their wallet. */
export type MarkKind = 'EVENT' | 'RAIL'

/** The rows of a wallet up to a position are at least as old as the mark. */
export interface Mark {
  readonly walletId: string
  readonly kind: MarkKind
  /** The instant of the mark, in real time. */
  readonly at: Instant
  readonly position: number
  /** All deliveries up to this position had ended when the mark was set; null for RAIL. */
  readonly deliveryPosition: number | null
}

/** SQL for the wallets of a page: the ids after `$1`, at most `$2`. */
const PAGE = `(select id from wallet where id > $1 order by id limit $2) w`
const newestMark = (kind: MarkKind, column: string): string =>
  `(select max(${column}) from retention_mark m where m.wallet_id = w.id and m.kind = '${kind}')`

const eventPositions = statement(
  'retentionMark.eventPositions',
  `select w.id as wallet_id, (select max(position) from event e where e.wallet_id = w.id) as position,
      (select max(position) from delivery d where d.wallet_id = w.id) as newest_delivery,
      (select min(position) from delivery d where d.wallet_id = w.id and d.status = 'PENDING'
        and d.place <> 'BEHIND') as pending_delivery,
      ${newestMark('EVENT', 'position')} as marked, ${newestMark('EVENT', 'delivery_position')} as marked_delivery,
      ${newestMark('EVENT', 'at_real')} as marked_at
    from ${PAGE} order by w.id`,
)
const railPositions = statement(
  'retentionMark.railPositions',
  `select w.id as wallet_id,
      (select max(position) from rail_order o where o.wallet_id = w.id and o.status = 'SENT') as newest_order,
      (select max(position) from rail_report r where r.wallet_id = w.id and r.digest is null) as newest_report,
      ${newestMark('RAIL', 'position')} as marked, ${newestMark('RAIL', 'at_real')} as marked_at
    from ${PAGE} order by w.id`,
)
const insert = statement(
  'retentionMark.insert',
  `insert into retention_mark (wallet_id, kind, at_real, position, delivery_position) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
)
const due = statement(
  'retentionMark.due',
  `select wallet_id, kind, at_real, position, delivery_position from retention_mark
    where kind = $1 and at_real <= $2 and (at_real, wallet_id) > ($3, $4)
    order by at_real, wallet_id limit $5`,
)
const lock = statement(
  'retentionMark.lock',
  `select position from retention_mark where wallet_id = $1 and kind = $2 and at_real = $3 {skip locked}`,
)
const remove = statement(
  'retentionMark.delete',
  'delete from retention_mark where wallet_id = $1 and kind = $2 and at_real = $3',
)
const raiseLimit = statement(
  'retentionLimit.raise',
  `insert into retention_limit (wallet_id, event_position, delivery_position) values ($1, $2, $3)
    on conflict (wallet_id) do update set event_position = excluded.event_position,
      delivery_position = excluded.delivery_position
    where retention_limit.event_position < excluded.event_position
      or retention_limit.delivery_position < excluded.delivery_position`,
)
const removeFuture = statement(
  'retentionMark.deleteFuture',
  'delete from retention_mark where kind = $1 and at_real > $2',
)

/** The newest positions of a wallet beside its newest mark. */
export interface MarkCandidate {
  readonly walletId: string
  /** Null when the wallet has no rows to mark. */
  readonly position: number | null
  readonly deliveryPosition: number | null
  readonly marked: Pick<Mark, 'at' | 'position' | 'deliveryPosition'> | undefined
}

interface CandidateRow {
  readonly wallet_id: string
  readonly marked: number | null
  readonly marked_at: number | null
}

interface EventCandidateRow extends CandidateRow {
  readonly position: number | null
  readonly newest_delivery: number | null
  readonly pending_delivery: number | null
  readonly marked_delivery: number | null
}

interface RailCandidateRow extends CandidateRow {
  readonly newest_order: number | null
  readonly newest_report: number | null
}

/** One page of wallets, sorted by id, that begins after the wallet id `after`. */
export async function markCandidates(
  reader: Reader,
  kind: MarkKind,
  after: string,
  limit: number,
): Promise<readonly MarkCandidate[]> {
  if (kind === 'RAIL') {
    const rows = await reader.all<RailCandidateRow>(railPositions, [after, limit])
    return rows.map(({ newest_order, newest_report, ...row }) => {
      const newest = Math.max(newest_order ?? 0, newest_report ?? 0)
      return candidateOf(row, newest === 0 ? null : newest, null, null)
    })
  }
  const rows = await reader.all<EventCandidateRow>(eventPositions, [after, limit])
  return rows.map(({ position, newest_delivery, pending_delivery, marked_delivery, ...row }) => {
    const ended = pending_delivery === null ? (newest_delivery ?? 0) : pending_delivery - 1
    return candidateOf(row, position, ended, marked_delivery ?? 0)
  })
}

const candidateOf = (
  { wallet_id: walletId, marked, marked_at }: CandidateRow,
  position: number | null,
  deliveryPosition: number | null,
  markedDelivery: number | null,
): MarkCandidate => ({
  walletId,
  position,
  deliveryPosition,
  marked:
    marked === null || marked_at === null
      ? undefined
      : { at: marked_at, position: marked, deliveryPosition: markedDelivery },
})

export function insertMark(transaction: Transaction, mark: Mark): void {
  const { walletId, kind, at, position, deliveryPosition } = mark
  transaction.later(insert, [walletId, kind, at, position, deliveryPosition])
}

interface MarkRow {
  readonly wallet_id: string
  readonly kind: MarkKind
  readonly at_real: number
  readonly position: number
  readonly delivery_position: number | null
}

const BEFORE_ALL = { at: Number.MIN_SAFE_INTEGER, walletId: '' }

/**
 * One page of the marks of a kind that were set at this real instant or before, oldest first. The page begins after the
 * mark `after`.
 */
export async function dueMarks(
  reader: Reader,
  kind: MarkKind,
  upTo: Instant,
  {
    after = BEFORE_ALL,
    limit,
  }: { readonly after?: Pick<Mark, 'at' | 'walletId'> | undefined; readonly limit: number },
): Promise<readonly Mark[]> {
  const rows = await reader.all<MarkRow>(due, [kind, upTo, after.at, after.walletId, limit])
  return rows.map(({ wallet_id, kind, at_real, position, delivery_position }) => ({
    walletId: wallet_id,
    kind,
    at: at_real,
    position,
    deliveryPosition: delivery_position,
  }))
}

/**
 * Locks a mark until the transaction ends. Returns false when the mark does not exist any more, because the wallet was
 * reset or the mark was finished, or when another process has locked it.
 */
export async function lockMark(transaction: Transaction, { walletId, kind, at }: Mark): Promise<boolean> {
  return (await transaction.first(lock, [walletId, kind, at])) !== undefined
}

/** Records that the events and deliveries up to a mark may be missing from now on. */
export async function recordLimit(
  transaction: Transaction,
  { walletId, position, deliveryPosition }: Mark,
): Promise<void> {
  await transaction.run(raiseLimit, [walletId, position, deliveryPosition ?? 0])
}

export async function deleteMark(transaction: Transaction, { walletId, kind, at }: Mark): Promise<void> {
  await transaction.run(remove, [walletId, kind, at])
}

/**
 * Deletes marks that are later than `realNow`, because real time went back since. The rows get a new mark, so they are
 * kept for longer.
 */
export async function deleteFutureMarks(
  transaction: Transaction,
  kind: MarkKind,
  realNow: Instant,
): Promise<void> {
  await transaction.run(removeFuture, [kind, realNow])
}
