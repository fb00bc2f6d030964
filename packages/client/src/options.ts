import type { Checks } from './checks/index.ts'
import { type Clock, systemClock } from './clock.ts'
import type { TokenStore } from './token-store.ts'

/** What is told of each attempt, for logs and metrics. Holds nothing secret or personal. */
export interface Attempt {
  readonly operationId: string
  /** 1 for the first. */
  readonly attempt: number
  readonly correlationId: string
  readonly requestId: string | undefined
  /** Absent when no answer came. */
  readonly status: number | undefined
  /** The class of the error, when the attempt failed. */
  readonly failure: string | undefined
  readonly durationMs: number
  /** Milliseconds until the next attempt, when there is one. */
  readonly retryInMs: number | undefined
}

/** How a client is set up. Only the first three are needed. */
export interface PixClientOptions {
  /** Where the API is, such as `https://api.example.com`, without the path of an operation. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** Milliseconds for one attempt, from sending until the whole body is read. 30000 unless told. */
  readonly timeoutMs?: number
  /** Milliseconds for a call with all its attempts, waits and the token. 90000 unless told. */
  readonly deadlineMs?: number
  /** How many attempts may follow the first one. 2 unless told; 0 turns retries off. */
  readonly maxRetries?: number
  /** The wait before retry n is random between 0 and `retryBaseMs` × 2ⁿ⁻¹ (full jitter). 500 unless told. */
  readonly retryBaseMs?: number
  /** No wait that the client chooses is longer. 8000 unless told. */
  readonly maxRetryDelayMs?: number
  /** `Retry-After` is obeyed up to this. 60000 unless told. */
  readonly maxRetryAfterMs?: number
  /** A token is renewed in the background when it expires within so many seconds. 300 unless told. */
  readonly tokenRefreshAheadSeconds?: number
  /** Where tokens are kept: in memory, or somewhere that several processes share. */
  readonly tokenStore?: TokenStore
  /** Headers for every call. Those that the client sets itself win. */
  readonly headers?: Readonly<Record<string, string>>
  /** The `fetch` to use instead of the global one. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
  readonly clock?: Clock
  /** A number from 0 up to 1, for the jitter. */
  readonly random?: () => number
  /** Makes the `x-correlation-id` of a call that brings none. A random UUID unless told. */
  readonly correlationId?: () => string
  /** `checks` of `@pix-payments/client/checks`, to refuse answers that break the contract. */
  readonly checks?: Checks
  /** Called after each attempt. What it throws is ignored. */
  readonly onAttempt?: (attempt: Attempt) => void
}

/** The options with their defaults. */
export type Settings = Required<Omit<PixClientOptions, 'checks' | 'onAttempt' | 'tokenStore'>> &
  Pick<PixClientOptions, 'checks' | 'onAttempt' | 'tokenStore'>

const DEFAULTS = {
  timeoutMs: 30_000,
  deadlineMs: 90_000,
  maxRetries: 2,
  retryBaseMs: 500,
  maxRetryDelayMs: 8_000,
  maxRetryAfterMs: 60_000,
  tokenRefreshAheadSeconds: 300,
}

/** The id of a call that brings none, unless the client was given something else to make it. */
export const randomId = (): string => crypto.randomUUID()

/** @throws TypeError that names the option and what it must be. */
export function settingsOf(options: PixClientOptions): Settings {
  const settings: Settings = {
    ...DEFAULTS,
    headers: {},
    fetch: (url, init) => globalThis.fetch(url, init),
    clock: systemClock,
    random: () => Math.random(),
    correlationId: randomId,
    ...withoutUndefined(options),
    baseUrl: baseUrlOf(options.baseUrl),
  }
  for (const name of ['clientId', 'clientSecret'] as const) {
    if (typeof settings[name] !== 'string' || settings[name] === '') {
      throw new TypeError(`${name} must be a string that is not empty.`)
    }
  }
  for (const name of ['fetch', 'random', 'correlationId', 'onAttempt'] as const) {
    if (!['function', 'undefined'].includes(typeof settings[name]))
      throw new TypeError(`${name} must be a function.`)
  }
  for (const name of Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]) refuseNumber(name, settings[name])
  return settings
}

/** More would overflow the timers of every runtime. */
const LARGEST = 2_147_483_647

/** @throws TypeError unless it is a whole number in the range of the option. */
export function refuseNumber(name: string, value: number): void {
  const least = name === 'timeoutMs' || name === 'deadlineMs' ? 1 : 0
  if (!Number.isInteger(value) || value < least || value > LARGEST) {
    throw new TypeError(`${name} must be a whole number from ${least} to ${LARGEST}.`)
  }
}

function baseUrlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new TypeError('baseUrl must be a URL with https:// or http://.')
  }
  if (/[?#]/.test(url.href) || url.username !== '' || url.password !== '') {
    throw new TypeError('baseUrl must have no query, fragment or credentials.')
  }
  return url.href.replace(/\/+$/, '')
}

const withoutUndefined = (options: PixClientOptions): PixClientOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as never
