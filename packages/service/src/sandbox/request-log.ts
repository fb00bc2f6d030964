import type { Instant } from '@pix-payments/pix'
import type { Clock, Stop } from '../clock.ts'
import { timestamp } from '../domain/timestamp.ts'
import type { Wallet } from '../domain/wallet/wallet.ts'
import { findCredential } from '../storage/rows/credential-rows.ts'
import {
  type LoggedRequest,
  insertRequest,
  newestPosition,
  trimRequests,
} from '../storage/rows/request-log-rows.ts'
import { findWallet } from '../storage/rows/wallet-rows.ts'
import type { Reader, Store, Transaction } from '../storage/store.ts'
import type { FinishedRequest } from '../telemetry/finished-request.ts'
import type { Log } from '../telemetry/log.ts'
import { masked } from '../telemetry/mask.ts'
import { maskedText } from '../telemetry/mask-text.ts'

/** Of each wallet (G-274). */
const KEPT = 1000
const LONGEST_BODY = 16_384
const SECRETS_ALONE = { personalData: true } as const
/**
 * How long a request waits to be kept. Under load a wallet's next thousand have replaced it by then, and it is never
 * written. Whoever asks this process for the log sees it at once; where processes share a store, another may be asked.
 */
const WAIT_MILLISECONDS = { alone: 2000, shared: 100 } as const
/** What goes into one transaction, so that requests get their turn in between. */
const BATCH = 100
/** By which the clocks of two processes differ at most that agree. */
const LONGEST_DIFFERENCE_MILLISECONDS = 1000
/** More than these, of all wallets, are not waited for. */
const MOST_WAITING = 5000

/** What each wallet asked of the API lately. */
export interface RequestLog {
  /** Takes note of an exchange; it is kept later, and no answer waits for it. */
  add(finished: FinishedRequest): void
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

/** What is kept of an exchange: not the exchange itself, which holds on to its connection. */
interface Noted {
  readonly requestId: string
  readonly walletId: string | undefined
  /** The token request has no token; its client_id says whose it is. */
  readonly clientId: string | undefined
  readonly position: number
  /** Real time. */
  readonly startedAt: Instant
  readonly operationId: string
  readonly status: number | null
  readonly code: string | null
  readonly correlationId: string
  readonly method: string
  readonly path: string
  readonly durationMilliseconds: number
  readonly requestBody: unknown
  readonly responseBody: unknown
}

export function createRequestLog({ store, clock, log }: RequestLogOptions): RequestLog {
  const wait = store.isShared ? WAIT_MILLISECONDS.shared : WAIT_MILLISECONDS.alone
  /** By wallet, or by client where that is all there is. */
  let waiting = new Map<string, Noted[]>()
  let count = 0
  let isFull = false
  let wakeUp: Stop | undefined
  let last = 0
  let flushing = Promise.resolve()
  let isStopped = false

  const keepWaiting = async (before: Promise<void>): Promise<void> => {
    await before
    const all = [...waiting.values()].flat()
    waiting = new Map()
    count = 0
    isFull = false
    let kept = 0
    try {
      for (; kept < all.length; kept += BATCH) {
        await store.write((transaction) => keep(transaction, all.slice(kept, kept + BATCH), clock.now()))
      }
    } catch (error) {
      log.warn({ err: error, requests: all.length - kept }, 'Requests were not kept in the request log')
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
      if (isStopped) return
      const now = clock.now()
      // Real time and a number, so that processes need not agree on a sequence.
      last = Math.max(last + 1, now * 1000)
      const noted = notedOf(finished, last, now)
      const owner = noted?.walletId ?? noted?.clientId
      if (noted === undefined || owner === undefined) return
      const own = waiting.get(owner) ?? []
      waiting.set(owner, own)
      own.push(noted)
      count += 1
      // Whatever came before the newest thousand would not be kept, nor is there room for more of all wallets.
      if (own.length > KEPT || count > MOST_WAITING) {
        own.shift()
        count -= 1
      }
      if (count === MOST_WAITING && !isFull) {
        isFull = true
        void flush()
      } else wakeUp ??= clock.after(wait, () => void flush())
    },
    flush,
    stop() {
      isStopped = true
      return flush()
    },
  }
}

function notedOf(finished: FinishedRequest, position: number, now: Instant): Noted | undefined {
  const { exchange, reply, durationMilliseconds } = finished
  if (reply.operation === undefined) return undefined
  const { request, target, requestId, correlationId } = exchange
  return {
    requestId,
    walletId: reply.walletId,
    clientId: reply.walletId === undefined ? clientIdOf(reply.requestBody) : undefined,
    position,
    startedAt: now - durationMilliseconds,
    operationId: reply.operation.id,
    status: reply.drop === true ? null : reply.status,
    code: reply.status < 400 ? null : codeOf(reply.body),
    correlationId,
    method: request.method ?? 'GET',
    path: maskedText(request.url?.startsWith('/') === true ? request.url : target.path, SECRETS_ALONE),
    durationMilliseconds,
    requestBody: reply.requestBody,
    responseBody: reply.body,
  }
}

function clientIdOf(requestBody: unknown): string | undefined {
  const { client_id: clientId } = Object(requestBody) as { readonly client_id?: unknown }
  return typeof clientId === 'string' ? clientId : undefined
}

async function keep(transaction: Transaction, batch: readonly Noted[], realNow: Instant): Promise<void> {
  const wallets = new Map<string, Wallet | undefined>()
  const shifts = new Map<string, number>()
  for (const noted of batch) {
    const walletId = await walletIdOf(transaction, noted)
    if (walletId === undefined) continue
    if (!wallets.has(walletId)) {
      wallets.set(walletId, await findWallet(transaction, walletId))
      const newest = await newestPosition(transaction, walletId)
      // Real time went back: what is new goes on from the newest that is there.
      const isAhead = newest > (realNow + LONGEST_DIFFERENCE_MILLISECONDS) * 1000
      shifts.set(walletId, isAhead ? newest + 1 - noted.position : 0)
    }
    const wallet = wallets.get(walletId)
    const position = noted.position + (shifts.get(walletId) ?? 0)
    if (wallet !== undefined) await insertRequest(transaction, loggedRequest({ ...noted, position }, wallet))
  }
  for (const walletId of wallets.keys()) await trimRequests(transaction, walletId, KEPT)
}

async function walletIdOf(reader: Reader, { walletId, clientId }: Noted): Promise<string | undefined> {
  if (walletId !== undefined || clientId === undefined) return walletId
  return (await findCredential(reader, clientId))?.walletId
}

function loggedRequest(noted: Noted, { id, clock }: Wallet): LoggedRequest {
  const { requestId, position, operationId, status, code, correlationId, method, path, startedAt } = noted
  const now = clock.mode === 'FROZEN' ? clock.frozenAt : startedAt + clock.offset
  return {
    requestId,
    walletId: id,
    position,
    operationId,
    status,
    body: {
      correlationId,
      at: timestamp(Math.round(now)),
      method,
      path,
      code,
      durationMilliseconds: Math.max(Math.round(noted.durationMilliseconds), 0),
      requestBody: textOf(noted.requestBody),
      responseBody: textOf(noted.responseBody),
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
  return JSON.stringify(masked(body, SECRETS_ALONE)).slice(0, LONGEST_BODY)
}
