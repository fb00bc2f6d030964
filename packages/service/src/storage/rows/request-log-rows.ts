import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const insert = statement(
  'requestLog.insert',
  `insert into request_log (id, wallet_id, position, operation_id, status, body, kind)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
)
/** Requests only, not commands. An empty `$3` matches every operation, and 0 in `$4` matches every status. */
const page = statement(
  'requestLog.page',
  `select id, position, operation_id, status, body from request_log
    where wallet_id = $1 and kind = 'request' and position < $2 and ($3 = '' or operation_id = $3) and ($4 = 0 or status = $4)
    order by position desc limit $5`,
)
const trim = statement(
  'requestLog.trim',
  `delete from request_log where wallet_id = $1 and kind = $2 and position <=
    (select position from request_log where wallet_id = $1 and kind = $2 order by position desc limit 1 offset $3)`,
)

const byId = statement(
  'requestLog.byId',
  `select id, position, operation_id, status, body from request_log where wallet_id = $1 and id = $2`,
)
const newest = statement(
  'requestLog.newest',
  'select max(position) as position from request_log where wallet_id = $1',
)

/** A request to the operator API, or a command of the control API. */
export type LoggedKind = 'request' | 'command'

/** A logged request with its response. */
export interface LoggedRequest {
  readonly requestId: string
  readonly walletId: string
  /** A later request has a higher position, also when another process logged it. */
  readonly position: number
  readonly operationId: string
  /** Null when the connection was closed before the service sent a response. */
  readonly status: number | null
  readonly body: LoggedBody
}

export interface LoggedBody {
  readonly correlationId: string
  /** The time of the request, in ISO 8601 and UTC, by the wallet's clock. */
  readonly at: string
  readonly method: string
  readonly path: string
  readonly code: string | null
  /** Absent when no fault made the response. */
  readonly isByFault?: true | undefined
  readonly durationMilliseconds: number
  /** The headers, by their names in lower case. */
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly requestBody: string | null
  /** Undefined when a fault closed the connection. */
  readonly responseHeaders?: Readonly<Record<string, string>> | undefined
  readonly responseBody: string | null
}

/** Stores a request or a command. Does nothing when it is already stored. */
export async function insertRequest(
  transaction: Transaction,
  request: LoggedRequest,
  kind: LoggedKind,
): Promise<void> {
  const { requestId, walletId, position, operationId, status, body } = request
  const values = [requestId, walletId, position, operationId, status ?? 0, JSON.stringify(body), kind]
  await transaction.run(insert, values)
}

/** The highest position of the wallet's logged requests; 0 when the wallet has no logged requests. */
export async function newestPosition(reader: Reader, walletId: string): Promise<number> {
  return (await reader.first<{ position: number | null }>(newest, [walletId]))?.position ?? 0
}

/** Deletes all but the newest `kept` requests, and all but the newest `kept` commands, of a wallet. */
export async function trimRequests(transaction: Transaction, walletId: string, kept: number): Promise<void> {
  for (const kind of ['request', 'command'] satisfies LoggedKind[]) {
    await transaction.run(trim, [walletId, kind, kept])
  }
}

/** A request or a command by its requestId. Undefined when the log does not have it, or no longer has it. */
export async function findRequest(
  reader: Reader,
  walletId: string,
  requestId: string,
): Promise<LoggedRequest | undefined> {
  const row = await reader.first<RequestRow>(byId, [walletId, requestId])
  return row && requestOf(walletId, row)
}

export interface RequestFilter {
  /** Only requests with a lower position. */
  readonly before: number
  readonly operationId?: string | undefined
  readonly status?: number | undefined
}

interface RequestRow {
  readonly id: string
  readonly position: number
  readonly operation_id: string
  readonly status: number
  readonly body: string
}

/** The requests of a wallet that match the filter, newest first. */
export async function requestsOf(
  reader: Reader,
  walletId: string,
  { before, operationId = '', status = 0 }: RequestFilter,
  limit: number,
): Promise<readonly LoggedRequest[]> {
  const rows = await reader.all<RequestRow>(page, [walletId, before, operationId, status, limit])
  return rows.map((row) => requestOf(walletId, row))
}

const requestOf = (walletId: string, row: RequestRow): LoggedRequest => ({
  requestId: row.id,
  walletId,
  position: row.position,
  operationId: row.operation_id,
  status: row.status === 0 ? null : row.status,
  body: JSON.parse(row.body) as LoggedBody,
})
