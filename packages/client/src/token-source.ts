import type { PixError } from './errors.ts'
import { unsent } from './failure.ts'
import { type Ended, firstOf } from './first-of.ts'
import type { Settings } from './options.ts'
import type { Call } from './request.ts'
import type { StoredToken } from './token-store.ts'

/** Gives the token of a call. */
export interface TokenSource {
  /**
   * A token other than `refused`; fetched if need be, once for all who ask at the same time.
   * @throws a `PixError`, nothing else.
   */
  token(call: Call, refused: string | undefined): string | Promise<string>
}

/** A token that ends within so many milliseconds could end on its way. */
const MARGIN_MS = 5_000

/** How long a store may take; after that the client does without it. */
const STORE_LIMIT_MS = 3_000

/** How long a renewal ahead of the expiry that failed is left alone. */
const RENEWAL_PAUSE_MS = 30_000

/** @param fetchToken asks for a new token and says in how many seconds it expires (§4.1). */
export function createTokenSource(
  settings: Settings,
  fetchToken: () => Promise<{ access_token: string; expires_in: number }>,
): TokenSource {
  const { clock, tokenStore } = settings
  let current: StoredToken | undefined
  /** From then on the token is renewed in the background. */
  let renewAt = 0
  let renewal: Promise<StoredToken> | undefined

  const isUsable = (
    token: StoredToken | undefined,
    unlike: string | undefined,
    now = clock.now(),
  ): token is StoredToken =>
    token !== undefined && token.value !== unlike && token.expiresAt - now > MARGIN_MS

  /** What the store answers; nothing of use when it fails, or takes too long. */
  const within = (milliseconds: number, ask: () => unknown): Promise<unknown> =>
    firstOf<unknown>(
      clock,
      milliseconds,
      undefined,
      () => undefined,
      (settle) => new Promise((resolve) => resolve(ask())).then(settle, () => settle(undefined)),
    )

  /** Looks into the store first: another process may have renewed it. */
  async function renew(unlike: string | undefined): Promise<StoredToken> {
    const stored = tokenStore && (await within(STORE_LIMIT_MS, () => tokenStore.read()))
    if (isStoredToken(stored) && isUsable(stored, unlike)) return stored
    const askedAt = clock.now()
    const { access_token, expires_in } = await fetchToken()
    const token = { value: access_token, expiresAt: askedAt + expires_in * 1000 }
    if (tokenStore !== undefined) await within(STORE_LIMIT_MS, () => tokenStore.write(token))
    return token
  }

  /** Under the lock of the store, if it has one; when the lock fails, without. */
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
    // The lock is there to save requests; payments do not depend on it.
    await within(settings.deadlineMs, () => tokenStore.exclusive?.(task))
    if (refusal !== undefined) throw refusal
    return renewed ?? renew(unlike)
  }

  function renewOnce(unlike: string | undefined): Promise<StoredToken> {
    renewal ??= (async () => {
      try {
        const token = await renewLocked(unlike)
        const remaining = token.expiresAt - clock.now()
        // Never more than half its life ahead, or each call would renew a token of short life.
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
          // In the background: the call goes on with the token that it has.
          renewOnce(current.value).catch(() => undefined)
        }
        return current.value
      }
      // The renewal belongs to all who wait for it; each waits only as long as its own call lasts.
      const left = Math.max(1, call.deadline - now)
      const late = (ended: Ended): PixError => unsent(call, 0, ended)
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

/** What a header can carry. */
export const isTokenValue = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7E]+$/.test(value)

function isStoredToken(stored: unknown): stored is StoredToken {
  const { value, expiresAt } = Object(stored) as Partial<StoredToken>
  return isTokenValue(value) && typeof expiresAt === 'number'
}
