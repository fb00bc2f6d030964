import { type Recurrence, statusOf } from '../../domain/recurrence/recurrence.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'
import { type ListPlace, pagedList } from './paged-list.ts'

const insert = statement(
  'recurrence.insert',
  `insert into recurrence (id, wallet_id, external_id, request, status, payer_tax_id, location_token, created_at, body)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)
const update = statement('recurrence.update', 'update recurrence set status = $2, body = $3 where id = $1')
const byId = statement('recurrence.byId', 'select body from recurrence where id = $1')
const byToken = statement(
  'recurrence.byToken',
  'select request, body from recurrence where location_token = $1',
)
const byExternalId = statement(
  'recurrence.byExternalId',
  'select request, body from recurrence where wallet_id = $1 and external_id = $2',
)
const ofPayer = statement(
  'recurrence.ofPayer',
  `select r.body from recurrence r join wallet w on w.id = r.wallet_id
    where r.payer_tax_id = $1 and r.status in ('PENDING', 'FAILED') and w.operator_id = $2`,
)

const readPage = pagedList<RecurrenceRow>('recurrence', 'request, body', ['status', 'payer_tax_id'])

/**
 * A recurrence, and its request in canonical JSON. The request of a repeated call is compared with the stored request
 * (G-191).
 */
export interface StoredRecurrence {
  readonly request: string
  readonly recurrence: Recurrence
}

interface RecurrenceRow {
  readonly request: string
  readonly body: string
}

const toStored = (row: RecurrenceRow | undefined): StoredRecurrence | undefined =>
  row && { request: row.request, recurrence: toRecurrence(row) }

/**
 * Caches parsed recurrences, keyed by their JSON text: a recurrence is read with each of its schedules and rarely
 * changes.
 */
const known = new Map<string, Recurrence>()
const MOST_KNOWN = 2000

function toRecurrence({ body }: Pick<RecurrenceRow, 'body'>): Recurrence {
  let recurrence = known.get(body)
  if (recurrence === undefined) {
    recurrence = JSON.parse(body) as Recurrence
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(body, recurrence)
  }
  return recurrence
}

export async function insertRecurrence(
  transaction: Transaction,
  { request, recurrence }: StoredRecurrence,
): Promise<void> {
  const { id, walletId, externalId, state, payer, recUrlAccessToken, createdAt } = recurrence
  await transaction.run(insert, [
    id,
    walletId,
    externalId,
    request,
    statusOf(state)[0],
    payer.taxId,
    recUrlAccessToken,
    createdAt,
    JSON.stringify(recurrence),
  ])
}

export async function updateRecurrence(transaction: Transaction, recurrence: Recurrence): Promise<void> {
  await transaction.run(update, [recurrence.id, statusOf(recurrence.state)[0], JSON.stringify(recurrence)])
}

/**
 * Searches the recurrences of all wallets: the caller of this function answers 403 for a recurrence of another wallet,
 * and 404 when the recurrence does not exist.
 */
export async function findRecurrence(reader: Reader, id: string): Promise<Recurrence | undefined> {
  const row = await reader.first<Pick<RecurrenceRow, 'body'>>(byId, [id])
  return row && toRecurrence(row)
}

export async function findRecurrenceByToken(reader: Reader, token: string): Promise<Recurrence | undefined> {
  return toStored(await reader.first<RecurrenceRow>(byToken, [token]))?.recurrence
}

export async function findRecurrenceByExternalId(
  reader: Reader,
  walletId: string,
  externalId: string,
): Promise<StoredRecurrence | undefined> {
  return toStored(await reader.first<RecurrenceRow>(byExternalId, [walletId, externalId]))
}

/** The recurrences of a payer with the status PENDING or FAILED, in all wallets of an operator (G-182). */
export async function pendingOrFailedRecurrencesOf(
  reader: Reader,
  taxId: string,
  operatorId: string,
): Promise<Recurrence[]> {
  const rows = await reader.all<Pick<RecurrenceRow, 'body'>>(ofPayer, [taxId, operatorId])
  return rows.map(toRecurrence)
}

export interface ListFilters {
  readonly status?: string | undefined
  readonly payerTaxId?: string | undefined
}

export async function listRecurrenceRows(
  reader: Reader,
  walletId: string,
  { status, payerTaxId }: ListFilters,
  place: ListPlace,
  limit: number,
): Promise<Recurrence[]> {
  return (await readPage(reader, walletId, [status, payerTaxId], place, limit)).map(toRecurrence)
}
