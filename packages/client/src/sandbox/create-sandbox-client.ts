import { type PixClientOptions, settingsOf } from '../options.ts'
import { resourceMethods } from '../resource-methods.ts'
import { isTokenValue } from '../token-source.ts'
import { createTransport } from '../transport.ts'
import { OPERATIONS } from './generated/operations.ts'
import type { SandboxResources } from './generated/resources.ts'

/** A client of the control API of the sandbox: one property a resource, one method an operation. */
export type SandboxClient = SandboxResources

type OfTheApi = 'clientId' | 'clientSecret' | 'tokenStore' | 'tokenRefreshAheadSeconds' | 'checks'

/** How a client of the sandbox is set up. Only `baseUrl` is needed. */
export interface SandboxClientOptions extends Omit<PixClientOptions, OfTheApi> {
  /** Where the sandbox is, such as `http://127.0.0.1:4010`, without `/sandbox`. */
  readonly baseUrl: string
  /** The control token, when the sandbox was started with one. */
  readonly token?: string | undefined
  /** Milliseconds for one attempt. 90000 unless told: a wait may take 60 seconds, a long move of a clock its time too. */
  readonly timeoutMs?: number
  /** Milliseconds for a call with all its attempts and waits. 180000 unless told. */
  readonly deadlineMs?: number
}

/**
 * A client that steers the simulated world behind a sandbox: wallets, time, payers, outcomes, faults, events.
 *
 *     const sandbox = createSandboxClient({ baseUrl })
 *     const { walletId, credentials } = await sandbox.wallets.createWallet({ openingBalance: 1_000_000 })
 *     const pix = createPixClient({ baseUrl, ...credentials })
 *
 * Amounts are integers of centavos, instants are ISO 8601 in UTC. Errors are those of `@pix-payments/client`;
 * {@link isSandboxError} tells them apart by operation and code.
 *
 * @throws TypeError for an option that cannot be.
 */
export function createSandboxClient({ token, ...options }: SandboxClientOptions): SandboxClient {
  if (token !== undefined && !isTokenValue(token)) {
    throw new TypeError('token must be visible ASCII characters, at least one.')
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

/** The settings name them; without a token to ask for, nothing sends them. */
const NO_CREDENTIALS = { clientId: '-', clientSecret: '-' }

/** No operation here needs a token of its own: the control token, if there is one, is a header of every call. */
const NO_TOKENS = { token: (): string => '' }
