import type { Instant } from '@pix-payments/pix'
import { type ActivityKind, entryText } from '../domain/activity.ts'
import { timestamp } from '../domain/timestamp.ts'
import type { Wallet } from '../domain/wallet/wallet.ts'
import type { LoggedRequest } from '../storage/rows/request-log-rows.ts'
import type { FinishedRequest } from '../telemetry/finished-request.ts'
import { maskedHeaders } from '../telemetry/mask-headers.ts'
import { maskedText } from '../telemetry/mask-text.ts'
import { masked } from '../telemetry/mask.ts'

const MAX_BODY_CHARACTERS = 16_384
const SECRETS_ONLY = { personalData: true } as const
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The data of one request. It does not refer to the `Exchange`, because this reference would keep the connection in
 * memory.
 */
export interface FinishedEntry {
  readonly kind: Extract<ActivityKind, 'request' | 'command'>
  readonly requestId: string
  readonly walletId: string | undefined
  /** The client_id of a token request. Such a request has no walletId. */
  readonly clientId: string | undefined
  readonly position: number
  /** The instant at which the request started, in real time. */
  readonly startedAt: Instant
  readonly operationId: string
  readonly status: number | null
  readonly code: string | null
  readonly isByFault: boolean
  readonly correlationId: string
  readonly method: string
  readonly path: string
  readonly durationMilliseconds: number
  readonly requestHeaders: FinishedRequest['exchange']['request']['headers']
  readonly requestBody: unknown
  readonly responseHeaders: FinishedRequest['responseHeaders']
  readonly responseBody: unknown
}

/** Returns undefined for a request that is not logged: to no operation, or one that only reads the control API. */
export function finishedEntry(
  finished: FinishedRequest,
  position: number,
  now: Instant,
): FinishedEntry | undefined {
  const { exchange, reply, responseHeaders, durationMilliseconds } = finished
  if (reply.operation === undefined) return undefined
  const { request, target, requestId, correlationId } = exchange
  const isCommand = reply.operation.path.startsWith('/sandbox/')
  if (isCommand && READS.has(request.method ?? 'GET')) return undefined
  return {
    kind: isCommand ? 'command' : 'request',
    requestId,
    walletId: reply.walletId,
    clientId: reply.walletId === undefined ? clientIdOf(reply.requestBody) : undefined,
    position,
    startedAt: now - durationMilliseconds,
    operationId: reply.operation.id,
    status: reply.drop === true ? null : reply.status,
    code: reply.status < 400 ? null : codeOf(reply.body),
    isByFault: reply.isByFault === true,
    correlationId,
    method: request.method ?? 'GET',
    path: maskedText(request.url?.startsWith('/') === true ? request.url : target.path, SECRETS_ONLY),
    durationMilliseconds,
    requestHeaders: request.headers,
    requestBody: reply.requestBody,
    responseHeaders,
    responseBody: reply.body,
  }
}

function clientIdOf(requestBody: unknown): string | undefined {
  const { client_id: clientId } = Object(requestBody) as { readonly client_id?: unknown }
  return typeof clientId === 'string' ? clientId : undefined
}

/** The row of the request log. */
export function loggedRequest(entry: FinishedEntry, wallet: Wallet): LoggedRequest {
  const { requestId, position, operationId, status, code, isByFault, correlationId, method, path } = entry
  return {
    requestId,
    walletId: wallet.id,
    position,
    operationId,
    status,
    body: {
      correlationId,
      at: timestamp(startedAt(entry, wallet)),
      method,
      path,
      code,
      ...(isByFault && { isByFault }),
      durationMilliseconds: duration(entry),
      requestHeaders: maskedHeaders(entry.requestHeaders),
      requestBody: textOf(entry.requestBody),
      responseHeaders: entry.responseHeaders && maskedHeaders(entry.responseHeaders),
      responseBody: textOf(entry.responseBody),
    },
  }
}

/** The text of the entry in the stream. */
export function activityOf(entry: FinishedEntry, wallet: Wallet): string {
  const { kind, requestId, operationId, method, path, status, code } = entry
  const details = {
    requestId,
    operationId,
    method,
    path,
    status,
    code,
    durationMilliseconds: duration(entry),
  }
  const at = startedAt(entry, wallet)
  return entryText({ kind, at, resourceId: null, causedBy: null, details: JSON.stringify(details) })
}

/** The start of the request by the wallet's clock, as this clock is now. */
const startedAt = (entry: FinishedEntry, { clock }: Wallet): Instant =>
  Math.round(clock.mode === 'FROZEN' ? clock.frozenAt : entry.startedAt + clock.offset)

const duration = ({ durationMilliseconds }: FinishedEntry): number =>
  Math.max(Math.round(durationMilliseconds), 0)

/** Returns the error code of a response body. It knows the error bodies of all operations. */
function codeOf(body: unknown): string | null {
  const { code, error } = Object(body) as { readonly code?: unknown; readonly error?: unknown }
  if (typeof code === 'string') return code
  if (typeof error === 'string') return error
  return typeof error === 'object' && error !== null ? codeOf(error) : null
}

/** Returns the first 16,384 characters of a body as JSON, with secrets masked (G-274). */
function textOf(body: unknown): string | null {
  if (body === undefined) return null
  return JSON.stringify(masked(body, SECRETS_ONLY)).slice(0, MAX_BODY_CHARACTERS)
}
