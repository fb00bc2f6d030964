import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../clock.ts'

/** Twice the lifetime of a token, so that an operator that renews its token is always remembered. */
const LIFETIME_MILLISECONDS = 2 * 60 * 60 * 1000
/** How many clients are remembered. When there are more, the client with the oldest success is dropped. */
const MOST_CLIENTS = 10_000

/**
 * Remembers secrets that were right within the last two hours, so that an operator that renews its token skips the
 * verification queue. Keeps an HMAC of the secret together with the hash in the store, under a random key of this
 * process. When a process replaces or removes the hash in the store, the HMAC no longer matches.
 */
export interface RecentSecrets {
  /** The HMAC of a secret and the stored hash that it is compared with. */
  fingerprint(secret: string, storedHash: string): Buffer
  wasRight(clientId: string, fingerprint: Buffer): boolean
  remember(clientId: string, fingerprint: Buffer): void
}

export function createRecentSecrets({ clock }: { readonly clock: Pick<Clock, 'now'> }): RecentSecrets {
  const key = randomBytes(32)
  const recent = new Map<string, { readonly fingerprint: Buffer; readonly until: Instant }>()
  const remember = (clientId: string, fingerprint: Buffer): void => {
    recent.delete(clientId)
    recent.set(clientId, { fingerprint, until: clock.now() + LIFETIME_MILLISECONDS })
    const [oldest] = recent.size > MOST_CLIENTS ? recent.keys() : []
    if (oldest !== undefined) recent.delete(oldest)
  }
  return {
    fingerprint: (secret, storedHash) =>
      createHmac('sha256', key)
        .update(JSON.stringify([secret.normalize('NFC'), storedHash]))
        .digest(),
    wasRight(clientId, fingerprint) {
      const known = recent.get(clientId)
      if (known === undefined || known.until <= clock.now()) return false
      if (!timingSafeEqual(known.fingerprint, fingerprint)) return false
      remember(clientId, fingerprint)
      return true
    },
    remember,
  }
}
