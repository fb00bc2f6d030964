import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const insert = statement(
  'railReport.insert',
  `insert into rail_report (id, wallet_id, position, name, resource_id, at, body, result, reason, kept_because)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
)
const byId = statement('railReport.byId', 'select body, result, reason from rail_report where id = $1')
const keptOf = statement(
  'railReport.keptOf',
  `select id, body, kept_because from rail_report
    where wallet_id = $1 and (resource_id = $2 or name = 'chargeTakenBack') and kept_because is not null
      and closed_note is null
    order by position`,
)
const setKept = statement('railReport.setKept', 'update rail_report set kept_because = $2 where id = $1')

/** What the service answered to a report. */
export interface GivenAnswer {
  readonly result: 'APPLIED' | 'REFUSED' | 'KNOWN' | 'EXPECTED' | 'KEPT'
  /** Why the service refuses the report; null for every other result. */
  readonly reason: string | null
}

/** A report that came from another process. */
export interface RailReport extends GivenAnswer {
  /** The webhook-id of the report. */
  readonly id: string
  readonly walletId: string
  /** The reports of one resource are numbered in the order in which they came. */
  readonly position: number
  /** The kind of the report, such as `transferSettled`. */
  readonly name: string
  readonly resourceId: string
  /** The instant at which the report came, in the wallet's time. */
  readonly at: Instant
  /** The canonical JSON text of the report. */
  readonly body: string
  /** Why the report fits no state of its resource now; null when it took effect or needs none. */
  readonly keptBecause: string | null
}

export async function insertReport(transaction: Transaction, report: RailReport): Promise<void> {
  const { id, walletId, position, name, resourceId, at, body, result, reason, keptBecause } = report
  await transaction.run(insert, [
    id,
    walletId,
    position,
    name,
    resourceId,
    at,
    body,
    result,
    reason,
    keptBecause,
  ])
}

/** Returns an earlier report with its answer, whichever wallet it is about. */
export const findReport = (
  reader: Reader,
  id: string,
): Promise<Pick<RailReport, 'body' | 'result' | 'reason'> | undefined> => reader.first(byId, [id])

/**
 * The kept reports that a report about a resource may have made fit, oldest first: those about the same resource, and
 * take-backs of any charge, which wait for balance (G-383).
 */
export async function keptReportsOf(
  reader: Reader,
  walletId: string,
  resourceId: string,
): Promise<readonly Pick<RailReport, 'id' | 'body' | 'keptBecause'>[]> {
  const rows = await reader.all<{ id: string; body: string; kept_because: string }>(keptOf, [
    walletId,
    resourceId,
  ])
  return rows.map(({ id, body, kept_because: keptBecause }) => ({ id, body, keptBecause }))
}

/** Records why a report is still kept, or with null that it took effect. The answer to its repeats stays. */
export async function keepReport(
  transaction: Transaction,
  id: string,
  keptBecause: string | null,
): Promise<void> {
  await transaction.run(setKept, [id, keptBecause])
}
