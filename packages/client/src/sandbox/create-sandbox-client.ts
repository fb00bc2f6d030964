import { OPTION_NAMES, type PixClientOptions, settingsOf } from '../options.ts'
import { refuseUnknown } from '../refuse-unknown.ts'
import { resourceMethods } from '../resource-methods.ts'
import { isTokenValue } from '../token-source.ts'
import { createTransport } from '../transport.ts'
import { OPERATIONS } from './generated/operations.ts'
import type { SandboxResources } from './generated/resources.ts'

/** A client of the control API of the sandbox: one property for each resource, one method for each operation. */
export type SandboxClient = SandboxResources

/** The options of `createPixClient` that mean nothing for the control API. */
const OF_THE_API = [
  'clientId',
  'clientSecret',
  'tokenStore',
  'tokenRefreshAheadSeconds',
  'checks',
  'allowBrowser',
] as const
type OfTheApi = (typeof OF_THE_API)[number]

const NAMES: readonly string[] = [
  'token',
  ...OPTION_NAMES.filter((name) => !(OF_THE_API as readonly string[]).includes(name)),
]

/** Options of a client of the control API. Only `baseUrl` is required. */
export interface SandboxClientOptions extends Omit<PixClientOptions, OfTheApi> {
  /** The origin of the sandbox, such as `http://127.0.0.1:4010`, without `/sandbox`. */
  readonly baseUrl: string
  /** The control token. Pass it if the sandbox was started with one: visible ASCII characters. */
  readonly token?: string | undefined
  /**
   * Milliseconds for one attempt. 90000 by default: `waitFor` takes up to 60 seconds, and the move of a clock over a
   * long time is slow.
   */
  readonly timeoutMs?: number
  /** Milliseconds for the whole call: all attempts and the waits between them. 180000 by default. */
  readonly deadlineMs?: number
}

/**
 * Creates a client that controls the simulated world of a sandbox: wallets, time, payers, outcomes, faults and events.
 *
 *     const sandbox = createSandboxClient({ baseUrl })
 *     const { walletId, credentials } = await sandbox.wallets.createWallet({ openingBalance: 1_000_000 })
 *     const pix = createPixClient({ baseUrl, ...credentials })
 *
 * Amounts are integers in centavos. Instants are ISO 8601 strings in UTC. The methods throw the errors of
 * `@pix-payments/client`; {@link isSandboxError} narrows an error by operation and code.
 *
 * @throws TypeError that names the invalid option.
 */
export function createSandboxClient({ token, ...options }: SandboxClientOptions): SandboxClient {
  refuseUnknown(options, NAMES)
  if (token !== undefined && !isTokenValue(token)) {
    throw new TypeError('token must be one or more visible ASCII characters.')
  }
  const settings = settingsOf({
    timeoutMs: 90_000,
    deadlineMs: 180_000,
    ...options,
    headers: { ...options.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...NO_CREDENTIALS,
  })
  return resourceMethods(OPERATIONS, settings, createTransport(settings, NO_TOKENS)) as SandboxClient
}

/**
 * Placeholders, because the settings require credentials. They are never sent: no operation of the control API needs a
 * token.
 */
const NO_CREDENTIALS = { clientId: '-', clientSecret: '-' }

/** A token source that is never used. The control token is a header of every call instead. */
const NO_TOKENS = { token: (): string => '' }
