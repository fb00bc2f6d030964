import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../clock.ts'

/** A token lives for an hour: an operator that renews it is always remembered. */
const LIFETIME_MILLISECONDS = 2 * 60 * 60 * 1000
/** Clients that are remembered; above that the one that was right longest ago is forgotten. */
const MOST_CLIENTS = 10_000

/**
 * Which secrets were right lately, so that an operator that renews its token waits for nobody. Keeps an HMAC of each by a
 * random key of this process, over the stored hash as well: a secret that is replaced or removed in the store, by
 * whichever process, fits no more.
 */
export interface RecentSecrets {
  /** Of a secret and the stored hash that it is held against. */
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
