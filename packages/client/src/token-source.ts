import { PixAbortError, PixTimeoutError } from './errors.ts'
import type { Settings } from './options.ts'
import type { Call } from './request.ts'
import type { StoredToken } from './token-store.ts'

/** Gives the token of a call. */
export interface TokenSource {
  /** A token other than `refused`; fetched if need be, once for all who ask at the same time. */
  token(call: Call, refused: string | undefined): Promise<string>
}

/** A token that ends within so many milliseconds could end on its way. */
const MARGIN_MS = 5_000

/** @param fetchToken asks for a new token, `expires_in` in seconds (§4.1). */
export function createTokenSource(
  settings: Settings,
  fetchToken: () => Promise<{ access_token: string; expires_in: number }>,
): TokenSource {
  const { clock, tokenStore } = settings
  let current: StoredToken | undefined
  let renewal: Promise<StoredToken> | undefined

  const livesFor = (token: StoredToken, milliseconds: number): boolean =>
    token.expiresAt - clock.now() > milliseconds

  /** Looks into the store first: another process may have renewed it. */
  async function renew(unlike: string | undefined, ahead: number): Promise<StoredToken> {
    const stored = await tokenStore.read().catch(() => undefined)
    if (stored !== undefined && stored.value !== unlike && livesFor(stored, ahead)) return stored
    const askedAt = clock.now()
    const { access_token, expires_in } = await fetchToken()
    const token = { value: access_token, expiresAt: askedAt + expires_in * 1000 }
    await tokenStore.write(token).catch(() => undefined)
    return token
  }

  function renewOnce(unlike: string | undefined, ahead: number): Promise<StoredToken> {
    renewal ??= (async () => {
      try {
        const task = (): Promise<StoredToken> => renew(unlike, ahead)
        current = await (tokenStore.exclusive === undefined ? task() : tokenStore.exclusive(task))
        return current
      } finally {
        renewal = undefined
      }
    })()
    return renewal
  }

  return {
    async token(call, refused) {
      if (current !== undefined && current.value !== refused && livesFor(current, MARGIN_MS)) {
        const ahead = settings.tokenRefreshAheadSeconds * 1000
        // In the background: the call goes on with the token that it has, and the next one tries again if this fails.
        if (!livesFor(current, ahead)) renewOnce(current.value, ahead).catch(() => undefined)
        return current.value
      }
      const renewed = renewOnce(refused, MARGIN_MS)
      return (await endsWith(call, renewed, settings)).value
    },
  }
}

/** The renewal belongs to all who wait for it; each waits only as long as its own call lasts. */
function endsWith<T>(call: Call, work: Promise<T>, { clock }: Settings): Promise<T> {
  const { signal, row, correlationId } = call
  const facts = { operationId: row.operationId, correlationId, attempts: 0 }
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      const revealed = { cause: signal?.reason as unknown }
      reject(new PixAbortError(`${row.operationId} was aborted.`, { ...facts, retryable: false, revealed }))
    }
    const stop = clock.after(Math.max(1, call.deadline - clock.now()), () =>
      reject(
        new PixTimeoutError(`${row.operationId}: no token in time, so it was not sent.`, {
          ...facts,
          retryable: true,
        }),
      ),
    )
    if (signal?.aborted) onAbort()
    signal?.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => {
      stop()
      signal?.removeEventListener('abort', onAbort)
    })
  })
}
