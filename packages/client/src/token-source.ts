import type { PixError } from './errors.ts'
import { unsent } from './failure.ts'
import { type Ended, firstOf } from './first-of.ts'
import type { Settings } from './options.ts'
import type { Call } from './request.ts'
import type { StoredToken } from './token-store.ts'

/** The source of the tokens that calls carry. */
export interface TokenSource {
  /**
   * Returns a valid token. `refused` is a token that the provider refused; it is never returned again. Concurrent calls
   * share one token request. Rejects only with a `PixError`.
   */
  token(call: Call, refused: string | undefined): string | Promise<string>
}

/** A token with less time left is not used, because it could expire before the request arrives. */
const MARGIN_MS = 5_000

/** The time limit of one call of the token store. When it is over, the client continues without the store. */
const STORE_LIMIT_MS = 3_000

/** When a background renewal fails, the next one starts at the earliest this long after the start of the failed one. */
const RENEWAL_PAUSE_MS = 30_000

/**
 * Creates the token source of a client.
 *
 * @param fetchToken requests a new token
 */
export function createTokenSource(
  settings: Settings,
  fetchToken: () => Promise<{ readonly value: string; readonly lifetimeMs: number }>,
): TokenSource {
  const { clock, tokenStore, baseUrl, clientId } = settings
  const issuedTo = `${baseUrl} ${clientId}`
  let current: StoredToken | undefined
  /** The instant after which a call renews the token in the background. */
  let renewAt = 0
  let renewal: Promise<StoredToken> | undefined

  const isUsable = (
    token: StoredToken | undefined,
    unlike: string | undefined,
    now = clock.now(),
  ): token is StoredToken =>
    token !== undefined && token.value !== unlike && token.expiresAt - now > MARGIN_MS

  /** Returns the result of a token store call. Returns undefined when the call fails or takes too long. */
  const within = (milliseconds: number, ask: () => unknown): Promise<unknown> =>
    firstOf<unknown>(
      clock,
      milliseconds,
      undefined,
      () => undefined,
      (settle) => new Promise((resolve) => resolve(ask())).then(settle, () => settle(undefined)),
    )

  /**
   * Returns the token of the store if it is usable, because another process may have renewed it. Otherwise requests a
   * token.
   */
  async function renew(unlike: string | undefined): Promise<StoredToken> {
    const stored = tokenStore && (await within(STORE_LIMIT_MS, () => tokenStore.read()))
    if (isStoredToken(stored, issuedTo) && isUsable(stored, unlike)) return stored
    const askedAt = clock.now()
    const { value, lifetimeMs } = await fetchToken()
    const token = { value, expiresAt: askedAt + lifetimeMs, issuedTo }
    if (tokenStore !== undefined) await within(STORE_LIMIT_MS, () => tokenStore.write(token))
    return token
  }

  /**
   * Renews the token while it holds the lock of the store. If the store has no lock, or the lock fails, renews without
   * a lock.
   */
  async function renewLocked(unlike: string | undefined): Promise<StoredToken> {
    if (tokenStore?.exclusive === undefined) return renew(unlike)
    let renewed: StoredToken | undefined
    let refusal: unknown
    const task = async (): Promise<void> => {
      try {
        renewed ??= await renew(unlike)
      } catch (error) {
        refusal = error
      }
    }
    // The lock only saves token requests. When the lock fails, payments must continue.
    await within(settings.deadlineMs, () => tokenStore.exclusive?.(task))
    if (refusal !== undefined) throw refusal
    return renewed ?? renew(unlike)
  }

  function renewOnce(unlike: string | undefined): Promise<StoredToken> {
    renewal ??= (async () => {
      try {
        const token = await renewLocked(unlike)
        const remaining = token.expiresAt - clock.now()
        // A token is renewed in the second half of its lifetime at the earliest. Otherwise each call would renew a
        // short-lived token.
        renewAt = token.expiresAt - Math.min(settings.tokenRefreshAheadSeconds * 1000, remaining / 2)
        return (current = token)
      } finally {
        renewal = undefined
      }
    })()
    return renewal
  }

  return {
    token(call, refused) {
      const now = clock.now()
      if (isUsable(current, refused, now)) {
        if (now >= renewAt) {
          renewAt = now + RENEWAL_PAUSE_MS
          // The renewal runs in the background. This call uses the current token.
          renewOnce(current.value).catch(() => undefined)
        }
        return current.value
      }
      // Concurrent calls share one renewal, but each call waits only until its own deadline.
      const left = Math.max(1, call.deadline - now)
      const late = (ended: Ended): PixError => unsent(call, 0, ended === 'abort' ? 'signal' : 'deadlineMs')
      return firstOf<StoredToken | PixError>(clock, left, call.signal, late, (settle) => {
        const renewing = renewOnce(refused)
        const end = (): void => settle(renewing)
        renewing.then(end, end)
      }).then((renewed) => {
        if (renewed instanceof Error) throw renewed
        return renewed.value
      })
    },
  }
}

/** Whether the value is a token that a header can carry. */
export const isTokenValue = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7E]+$/.test(value)

function isStoredToken(stored: unknown, issuedTo: string): stored is StoredToken {
  const token = Object(stored) as Partial<StoredToken>
  return isTokenValue(token.value) && typeof token.expiresAt === 'number' && token.issuedTo === issuedTo
}
