import type { Activity, ActivityKind, StreamMissed } from '@pix-payments/spec/sandbox-types'
import { type Clock, systemClock } from '../clock.ts'
import { PixError } from '../errors.ts'
import { errorResponse, noResponseError } from '../failure.ts'
import { firstOf } from '../first-of.ts'
import { baseUrlOf, randomId } from '../options.ts'
import type { Call } from '../request.ts'
import { refuseUnknown } from '../refuse-unknown.ts'
import { createMessageReader, type ServerSentMessage } from './read-messages.ts'

/** Options of {@link followSandbox}. Only `baseUrl` is required. */
export interface FollowOptions {
  /** The origin of the sandbox, such as `http://127.0.0.1:4010`, without `/sandbox`. */
  readonly baseUrl: string
  /** The control token, if the sandbox was started with one. */
  readonly token?: string | undefined
  /** Only entries of this wallet. All wallets by default. */
  readonly walletId?: string | undefined
  /** Only entries of these kinds. All kinds by default. */
  readonly kinds?: readonly ActivityKind[] | undefined
  /** Only entries of this resource: a chargeId, the id of a recurrence, and so on. */
  readonly resource?: string | undefined
  /** The `id` of an earlier message: the stream continues after it. By default it begins with the present. */
  readonly lastEventId?: string | undefined
  /** Ends the iteration without an error. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds before the first new connection after a lost one. It doubles up to 8000. 500 by default. */
  readonly retryBaseMs?: number | undefined
  /** The function that sends requests. The global `fetch` by default. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
  /** The source of timers. The system clock by default. */
  readonly clock?: Clock | undefined
}

/** One message of {@link followSandbox}. `id` is the place in the stream after which a later call can continue. */
export type Followed =
  /** The connection is there. Everything that happens from now on follows. */
  | { readonly type: 'connected'; readonly id: string }
  /** Something happened. */
  | { readonly type: 'activity'; readonly id: string; readonly activity: Activity }
  /** Entries after the place `missed.after` were deleted before this reader came to them. Read the lists again. */
  | { readonly type: 'missed'; readonly id: string | undefined; readonly missed: StreamMissed }
  /** The connection ended. The helper connects again and continues after `id`. */
  | { readonly type: 'disconnected'; readonly id: string | undefined; readonly error: PixError | undefined }

const NAMES = [
  'baseUrl',
  'token',
  'walletId',
  'kinds',
  'resource',
  'lastEventId',
  'signal',
  'retryBaseMs',
  'fetch',
  'clock',
] as const satisfies readonly (keyof FollowOptions)[]

const MAX_RETRY_MILLISECONDS = 8000
/** The service sends a message at least every 15 seconds. A connection that is silent for longer is lost. */
const SILENCE_MILLISECONDS = 40_000

/**
 * Follows what happens in a sandbox: requests, status changes, statement lines, events, deliveries, moves of the clock.
 *
 *     for await (const message of followSandbox({ baseUrl, kinds: ['event'], signal })) {
 *       if (message.type === 'activity') console.log(message.activity.event?.event)
 *     }
 *
 * When the connection is lost, the helper connects again and continues after the last message, so each entry comes once.
 * It does so until `signal` aborts or the loop ends.
 *
 * @throws PixApiError when the sandbox refuses the request, for example because of the control token. It does not retry a
 *   refusal, except 429 and 5XX.
 * @throws TypeError that names the invalid option, when the iteration begins.
 */
export async function* followSandbox(options: FollowOptions): AsyncGenerator<Followed, void, undefined> {
  refuseUnknown(options, NAMES)
  const { signal, clock = systemClock, retryBaseMs = 500 } = options
  const url = urlOf(options)
  const place: Place = { id: options.lastEventId }
  let failures = 0
  while (!isAborted(signal)) {
    let error: PixError | undefined
    try {
      for await (const message of connection(url, options, place)) {
        failures = 0
        yield message
      }
    } catch (caught) {
      if (isAborted(signal)) return
      if (!(caught instanceof PixError) || !caught.retryable) throw caught
      error = caught
    }
    if (isAborted(signal)) return
    yield { type: 'disconnected', id: place.id, error }
    const wait = error?.retryAfterMs ?? Math.min(retryBaseMs * 2 ** failures, MAX_RETRY_MILLISECONDS)
    failures += 1
    await firstOf(clock, wait, signal, () => undefined)
  }
}

/** The id of the last complete message. */
interface Place {
  id: string | undefined
}

const isAborted = (signal: AbortSignal | undefined): boolean => signal?.aborted === true

/** One connection, from the request to its end. @throws PixError when there is no stream. */
async function* connection(
  url: string,
  options: FollowOptions,
  place: Place,
): AsyncGenerator<Followed, void, undefined> {
  const { signal, clock = systemClock } = options
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  signal?.addEventListener('abort', abort)
  /** Ends the connection when the service is silent. The time in which the caller handles a message does not count. */
  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    const stopTimer = clock.after(SILENCE_MILLISECONDS, abort)
    return work.finally(stopTimer)
  }
  let body: ReadableStreamDefaultReader<Uint8Array> | undefined
  try {
    const response = await inTime(request(url, options, place, controller.signal))
    body = response.body?.getReader()
    const decoder = new TextDecoder()
    const read = createMessageReader()
    /** The messages of a transaction whose last message, which has the id, has not arrived yet. */
    let pending: ServerSentMessage[] = []
    let isConnected = false
    for (;;) {
      const chunk = body && (await inTime(body.read()).catch(() => undefined))
      if (chunk === undefined || chunk.done) return
      for (const message of read(decoder.decode(chunk.value, { stream: true }))) {
        if (message.event === 'missed') {
          yield { type: 'missed', id: place.id, missed: JSON.parse(message.data ?? '{}') as StreamMissed }
          continue
        }
        pending.push(message)
        if (!message.hasId) continue
        const { id = '' } = message
        place.id = id
        if (!isConnected) yield { type: 'connected', id }
        isConnected = true
        const complete = pending
        pending = []
        for (const { data } of complete) {
          if (data !== undefined) yield { type: 'activity', id, activity: JSON.parse(data) as Activity }
        }
      }
    }
  } finally {
    signal?.removeEventListener('abort', abort)
    controller.abort()
    await body?.cancel().catch(() => undefined)
  }
}

function urlOf({ baseUrl, walletId, kinds, resource }: FollowOptions): string {
  const query = new URLSearchParams({
    ...(walletId !== undefined && { walletId }),
    ...(kinds !== undefined && { kinds: kinds.join(',') }),
    ...(resource !== undefined && { resource }),
  })
  return `${baseUrlOf(baseUrl)}/sandbox/stream${query.size === 0 ? '' : `?${query}`}`
}

/** Opens the stream. @throws PixError without a response, and for another response than 200. */
async function request(
  url: string,
  { token, fetch, clock = systemClock }: FollowOptions,
  { id }: Place,
  signal: AbortSignal,
): Promise<Response> {
  const correlationId = randomId()
  const call = {
    operationId: 'streamActivity',
    correlationId,
    row: {},
    address: url.split('?')[0],
    parameters: {},
    isRepeatable: true,
  } as Call
  const headers = {
    accept: 'text/event-stream',
    'x-correlation-id': correlationId,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(id !== undefined && { 'last-event-id': id }),
  }
  const send = fetch ?? globalThis.fetch
  const response = await send(url, { headers, signal, redirect: 'manual' }).catch((cause: unknown) => {
    throw noResponseError(call, 1, { endedBy: 'connection', sent: true, cause })
  })
  if (response.status === 200) return response
  const text = await response.text()
  const read = { status: response.status, headers: response.headers, type: '', text }
  throw errorResponse(call, 1, read, jsonOf(text), clock.now())
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
