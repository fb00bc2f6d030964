import { hash } from 'node:crypto'
import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const insert = statement(
  'railReport.insert',
  `insert into rail_report (id, wallet_id, position, name, resource_id, at, body, result, reason, kept_because, uncovered)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
)
const byId = statement(
  'railReport.byId',
  'select body, digest, result, reason from rail_report where id = $1',
)
const keptOf = statement(
  'railReport.keptOf',
  `select id, body, kept_because, uncovered from rail_report
    where wallet_id = $1 and resource_id = $2 and uncovered is null and kept_because is not null
      and closed_note is null
    order by position limit $3`,
)
const uncoveredOf = statement(
  'railReport.uncovered',
  `select id, body, kept_because, uncovered from rail_report
    where wallet_id = $1 and uncovered is not null and closed_note is null
    order by position limit $2`,
)
const setKept = statement(
  'railReport.setKept',
  'update rail_report set kept_because = $2, uncovered = $3 where id = $1',
)

/** What the service answered to a report. */
export interface GivenAnswer {
  readonly result: 'APPLIED' | 'REFUSED' | 'KNOWN' | 'EXPECTED' | 'KEPT'
  /** Why the service refuses the report; null for every other result. */
  readonly reason: string | null
}

/** Why a report still waits. */
export interface Kept {
  /** Why the report fits no state of its resource now; null when it took effect or needs none. */
  readonly keptBecause: string | null
  /** The amount in cents that the available balance must cover first; null when the report does not wait for balance. */
  readonly uncovered: number | null
}

export const NOT_KEPT: Kept = { keptBecause: null, uncovered: null }

/** A report that came from another process. */
export interface RailReport extends GivenAnswer, Kept {
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
}

export async function insertReport(transaction: Transaction, report: RailReport): Promise<void> {
  const { id, walletId, position, name, resourceId, at, body, result, reason, keptBecause, uncovered } =
    report
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
    uncovered,
  ])
}

/** An earlier report with its answer. */
export interface EarlierReport extends GivenAnswer {
  /** Empty for an old report, which has a digest instead. */
  readonly body: string
  /** See {@link digestOf}. Null while the report has its body. */
  readonly digest: string | null
}

/** Returns an earlier report, whichever wallet it is about. */
export const findReport = (reader: Reader, id: string): Promise<EarlierReport | undefined> =>
  reader.first(byId, [id])

/** True when a repeat with this canonical JSON text has the body of the earlier report. */
export const hasBody = ({ body, digest }: EarlierReport, repeated: string): boolean =>
  digest === null ? body === repeated : digest === digestOf(repeated)

/** Returns what stays of the body of an old report. */
export const digestOf = (body: string): string => hash('sha256', body, 'base64url')

/** A kept report that may fit now. */
export type KeptReport = Kept & Pick<RailReport, 'id' | 'body'>

interface KeptRow {
  readonly id: string
  readonly body: string
  readonly kept_because: string
  readonly uncovered: number | null
}

const toKept = ({ kept_because: keptBecause, ...row }: KeptRow): KeptReport => ({ ...row, keptBecause })

/** The kept reports about a resource that do not wait for balance, oldest first. */
export async function keptReportsOf(
  reader: Reader,
  walletId: string,
  resourceId: string,
  limit: number,
): Promise<readonly KeptReport[]> {
  return (await reader.all<KeptRow>(keptOf, [walletId, resourceId, limit])).map(toKept)
}

/** The kept reports of a wallet that wait for balance (G-383), oldest first. */
export async function uncoveredReports(
  reader: Reader,
  walletId: string,
  limit: number,
): Promise<readonly KeptReport[]> {
  return (await reader.all<KeptRow>(uncoveredOf, [walletId, limit])).map(toKept)
}

/** Records why a report is still kept, or that it took effect. The answer to its repeats stays. */
export async function keepReport(
  transaction: Transaction,
  id: string,
  { keptBecause, uncovered }: Kept,
): Promise<void> {
  await transaction.run(setKept, [id, keptBecause, uncovered])
}
