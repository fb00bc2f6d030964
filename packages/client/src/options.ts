import type { Checks } from './checks/index.ts'
import { type Clock, systemClock } from './clock.ts'
import type { EndedBy } from './errors.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import type { TokenStore } from './token-store.ts'

/** One attempt of a call, as `onAttempt` receives it for logs and metrics. It holds no secret and no personal data. */
export interface Attempt {
  readonly operationId: string
  /** The number of the attempt. The first attempt is 1. */
  readonly attempt: number
  readonly correlationId: string
  readonly requestId: string | undefined
  /** The HTTP status. Undefined when no response came. */
  readonly status: number | undefined
  /** The error code that the provider sent. */
  readonly code: string | undefined
  /** The name of the error class. Undefined when the attempt succeeded. */
  readonly failure: string | undefined
  /** What ended the attempt when it got no complete response. */
  readonly endedBy: EndedBy | undefined
  readonly durationMs: number
  /** Milliseconds until the next attempt. Undefined when the client does not retry. */
  readonly retryInMs: number | undefined
}

/** An attempt that is about to be sent, as `onRequest` receives it. It holds no secret and no personal data. */
export interface AttemptStart {
  readonly operationId: string
  /** The number of the attempt. The first attempt is 1. */
  readonly attempt: number
  readonly correlationId: string
  readonly method: string
  /** The path of the operation as the contract writes it: `/v1/pix/withdraw/{externalId}`. */
  readonly path: string
}

/**
 * Traces an attempt that is about to be sent: may add headers, and returns a function that gets the result. Neither of
 * them may throw.
 */
export type Tracing = (
  attempt: AttemptStart,
  url: string,
  headers: Record<string, string>,
) => (result: Attempt) => void

/** Options of a client. Only the first three are required. */
export interface PixClientOptions {
  /** The origin of the API, with a path prefix if it has one: `https://api.example.com`. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** Milliseconds for one attempt, from connecting to the last byte of the body. 1 or more; 30000 by default. */
  readonly timeoutMs?: number
  /**
   * Milliseconds for the whole call: the token request, all attempts and the waits between them. 1 or more; 90000 by
   * default.
   */
  readonly deadlineMs?: number
  /** The largest number of retries after the first attempt. 0 turns retries off; 2 by default. */
  readonly maxRetries?: number
  /**
   * The wait before retry n is random, from 0 up to `retryBaseMs` × 2ⁿ⁻¹ milliseconds (full jitter). 500 by default.
   */
  readonly retryBaseMs?: number
  /** The upper limit in milliseconds of the random wait before a retry. 8000 by default. */
  readonly maxRetryDelayMs?: number
  /** The upper limit in milliseconds of a wait that the provider requests with `Retry-After`. 60000 by default. */
  readonly maxRetryAfterMs?: number
  /**
   * When a call finds that the token expires within this number of seconds, the client renews the token in the
   * background. 300 by default.
   */
  readonly tokenRefreshAheadSeconds?: number
  /**
   * Where the client keeps its token. Pass a store that several processes share, and they use one token. In memory by
   * default.
   */
  readonly tokenStore?: TokenStore
  /** Additional headers of every call. If the client sets the same header itself, the value of the client is sent. */
  readonly headers?: Readonly<Record<string, string>>
  /** The function that sends requests. The global `fetch` by default. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** The source of the time and of timers. The system clock by default. */
  readonly clock?: Clock
  /** Returns a random number from 0 inclusive to 1 exclusive, for the wait before a retry. `Math.random` by default. */
  readonly random?: () => number
  /** Creates the `x-correlation-id` header of a call that has no option `correlationId`. A random UUID by default. */
  readonly correlationId?: () => string
  /**
   * Pass `checks` of `@pix-payments/client/checks` to check successful responses. A response that breaks the contract
   * then throws {@link PixInvalidResponseError}.
   */
  readonly checks?: Checks
  /** Pass `openTelemetry()` of `@pix-payments/client/opentelemetry` to make a span of each attempt. */
  readonly tracing?: Tracing
  /**
   * The client calls this function before it sends each attempt, and ignores its result and its errors. To change a
   * request, pass your own `fetch`.
   */
  readonly onRequest?: (attempt: AttemptStart) => void
  /** The client calls this function after each attempt and ignores its errors. */
  readonly onAttempt?: (attempt: Attempt) => void
  /**
   * Set to true to create a client in a web page. By default this throws, because every visitor could read the client
   * secret.
   */
  readonly allowBrowser?: boolean
}

type Unset = 'checks' | 'tracing' | 'onRequest' | 'onAttempt' | 'tokenStore' | 'allowBrowser'

/** The options with their defaults. */
export type Settings = Required<Omit<PixClientOptions, Unset>> & Pick<PixClientOptions, Unset>

const DEFAULTS = {
  timeoutMs: 30_000,
  deadlineMs: 90_000,
  maxRetries: 2,
  retryBaseMs: 500,
  maxRetryDelayMs: 8_000,
  maxRetryAfterMs: 60_000,
  tokenRefreshAheadSeconds: 300,
}

const FUNCTIONS = ['fetch', 'random', 'correlationId', 'tracing', 'onRequest', 'onAttempt'] as const

/** The names of all options. */
export const OPTION_NAMES: readonly (keyof PixClientOptions)[] = [
  'baseUrl',
  'clientId',
  'clientSecret',
  ...(Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]),
  'tokenStore',
  'headers',
  'clock',
  'checks',
  ...FUNCTIONS,
  'allowBrowser',
]

/**
 * The default of `correlationId`: a UUID of version 4. Not by `crypto.randomUUID`, which browsers have only on pages from
 * HTTPS or localhost.
 */
export function randomId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/**
 * Validates the options and adds the defaults.
 *
 * @throws TypeError that names the option and the values that it may have.
 */
export function settingsOf(options: PixClientOptions): Settings {
  refuseUnknown(options, OPTION_NAMES)
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
  for (const name of FUNCTIONS) {
    if (settings[name] !== undefined && typeof settings[name] !== 'function')
      throw new TypeError(`${name} must be a function.`)
  }
  for (const name of Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]) refuseNumber(name, settings[name])
  return settings
}

/** The longest delay of `setTimeout` in milliseconds. It also limits the other numeric options. */
const LARGEST = 2_147_483_647

/** @throws TypeError unless the value is a whole number in the range of the option. */
export function refuseNumber(name: string, value: number): void {
  const least = name === 'timeoutMs' || name === 'deadlineMs' ? 1 : 0
  if (!Number.isInteger(value) || value < least || value > LARGEST) {
    throw new TypeError(`${name} must be a whole number from ${least} to ${LARGEST}.`)
  }
}

/** @throws TypeError unless the text is an http URL without query, fragment and credentials. */
export function baseUrlOf(text: string): string {
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
