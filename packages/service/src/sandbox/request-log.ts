import type { Instant } from '@pix-payments/pix'
import type { Clock, Stop } from '../clock.ts'
import { timestamp } from '../domain/timestamp.ts'
import type { Wallet } from '../domain/wallet/wallet.ts'
import type { Finished } from '../http/app.ts'
import { findCredential } from '../storage/rows/credential-rows.ts'
import { type LoggedRequest, insertRequest, trimRequests } from '../storage/rows/request-log-rows.ts'
import { findWallet } from '../storage/rows/wallet-rows.ts'
import type { Reader, Store, Transaction } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'
import { masked } from '../telemetry/mask.ts'

/** Of each wallet (G-274). */
const KEPT = 1000
const LONGEST_BODY = 16_384
/** How long a request waits to be kept together with others. */
const WAIT_MILLISECONDS = 100
/** More than these are not waited for. */
const BATCH = 200
/** When the store does not keep up, the oldest of those that wait are forgotten. */
const MOST_WAITING = 5000

/** What each wallet asked of the API lately. */
export interface RequestLog {
  /** Takes note of an exchange; it is kept later, and no answer waits for it. */
  add(finished: Finished): void
  /** Keeps what was noted until now. Does not reject: what cannot be kept is lost. */
  flush(): Promise<void>
  /** The same for the last time. */
  stop(): Promise<void>
}

export interface RequestLogOptions {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
}

/** Keeps nothing. */
export const noRequestLog: RequestLog = {
  add: () => undefined,
  flush: async () => undefined,
  stop: async () => undefined,
}

interface Noted {
  readonly finished: Finished
  readonly position: number
  /** Real time. */
  readonly startedAt: Instant
}

export function createRequestLog({ store, clock, log }: RequestLogOptions): RequestLog {
  let waiting: Noted[] = []
  let wakeUp: Stop | undefined
  let last = 0
  let flushing = Promise.resolve()
  let isStopped = false

  const keepWaiting = async (before: Promise<void>): Promise<void> => {
    await before
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    try {
      await store.write((transaction) => keep(transaction, batch))
    } catch (error) {
      log.warn({ err: error, requests: batch.length }, 'Requests were not kept in the request log')
    }
  }
  const flush = (): Promise<void> => {
    wakeUp?.()
    wakeUp = undefined
    flushing = keepWaiting(flushing)
    return flushing
  }
  return {
    add(finished) {
      const { operation, walletId } = finished.reply
      if (operation === undefined || isStopped) return
      if (walletId === undefined && clientIdOf(finished) === undefined) return
      const now = clock.now()
      // Real time and a number, so that processes need not agree on a sequence.
      last = Math.max(last + 1, now * 1000)
      waiting.push({ finished, position: last, startedAt: now - finished.durationMilliseconds })
      if (waiting.length > MOST_WAITING) waiting.shift()
      if (waiting.length === BATCH) void flush()
      else wakeUp ??= clock.after(WAIT_MILLISECONDS, () => void flush())
    },
    flush,
    stop() {
      isStopped = true
      return flush()
    },
  }
}

async function keep(transaction: Transaction, batch: readonly Noted[]): Promise<void> {
  const wallets = new Map<string, Wallet | undefined>()
  for (const noted of batch) {
    const walletId = await walletIdOf(transaction, noted.finished)
    if (walletId === undefined) continue
    if (!wallets.has(walletId)) wallets.set(walletId, await findWallet(transaction, walletId))
    const wallet = wallets.get(walletId)
    if (wallet !== undefined) await insertRequest(transaction, loggedRequest(noted, wallet))
  }
  for (const walletId of wallets.keys()) await trimRequests(transaction, walletId, KEPT)
}

/** The token request has no token; its client_id says whose it is. */
function clientIdOf({ reply }: Finished): string | undefined {
  const { client_id: clientId } = Object(reply.requestBody) as { readonly client_id?: unknown }
  return typeof clientId === 'string' ? clientId : undefined
}

async function walletIdOf(reader: Reader, finished: Finished): Promise<string | undefined> {
  if (finished.reply.walletId !== undefined) return finished.reply.walletId
  const clientId = clientIdOf(finished)
  return clientId && (await findCredential(reader, clientId))?.walletId
}

function loggedRequest({ finished, position, startedAt }: Noted, { id, clock }: Wallet): LoggedRequest {
  const { exchange, reply, durationMilliseconds } = finished
  const { request, target, requestId, correlationId } = exchange
  const now = clock.mode === 'FROZEN' ? clock.frozenAt : startedAt + clock.offset
  return {
    requestId,
    walletId: id,
    position,
    operationId: reply.operation?.id ?? '',
    status: reply.drop === true ? null : reply.status,
    body: {
      correlationId,
      at: timestamp(Math.round(now)),
      method: request.method ?? 'GET',
      path: request.url?.startsWith('/') === true ? request.url : target.path,
      code: reply.status < 400 ? null : codeOf(reply.body),
      durationMilliseconds: Math.max(Math.round(durationMilliseconds), 0),
      requestBody: textOf(reply.requestBody),
      responseBody: textOf(reply.body),
    },
  }
}

/** The code of an error, in whichever envelope it is. */
function codeOf(body: unknown): string | null {
  const { code, error } = Object(body) as { readonly code?: unknown; readonly error?: unknown }
  if (typeof code === 'string') return code
  if (typeof error === 'string') return error
  return typeof error === 'object' && error !== null ? codeOf(error) : null
}

/** The first 16 KiB, without secrets (G-274). */
function textOf(body: unknown): string | null {
  if (body === undefined) return null
  return JSON.stringify(masked(body, { personalData: true })).slice(0, LONGEST_BODY)
}
