import type { Clock } from '../clock.ts'
import { type Credential, findCredential } from '../storage/rows/credential-rows.ts'
import type { Store } from '../storage/store.ts'
import { createFailureLimit } from './failure-limit.ts'
import { networkOf } from './network-of.ts'
import { createRecentSecrets } from './recent-secrets.ts'
import { unmatchableHash, isSecret } from './secret-hash.ts'
import { createVerificationQueue } from './verification-queue.ts'

export interface SecretClaim {
  readonly clientId: string
  readonly clientSecret: string
  /** The IP address of the request. */
  readonly address: string
}

export type Verdict =
  | { readonly outcome: 'right'; readonly credential: Credential }
  | { readonly outcome: 'wrong' }
  /** A limit was reached, so the secret was not verified. */
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }

export interface ClientSecrets {
  verify(claim: SecretClaim): Promise<Verdict>
}

interface Options {
  readonly store: Store
  readonly clock: Clock
  /** The cost of the hash that a secret is compared with when its client_id does not exist. */
  readonly secretCost: number
  /** True if failed token requests are limited (G-195). */
  readonly isLimited: boolean
}

/** The limits of failed token requests: per client_id and address, and per address (G-195). */
const OF_CLIENT = { atOnce: 10, everyMilliseconds: 6000 }
const OF_ADDRESS = { atOnce: 30, everyMilliseconds: 2000 }

/**
 * How many secrets are verified concurrently. Each verification occupies one of the four libuv threads; the other two
 * threads stay free for DNS and files.
 */
const SLOTS = 2
/**
 * The limits of the verification queue. A slot verifies about 20 secrets per second, so a full queue is empty after a
 * few seconds.
 */
const BOUNDS = { mostOfOne: 10, mostWithoutPriority: 50 }
const NO_BOUNDS = { mostOfOne: Infinity, mostWithoutPriority: Infinity }
const RETRY_WHEN_FULL_SECONDS = 2

/**
 * Responses with 429 are sent 5 ms apart, so that callers that retry immediately do not keep the event loop busy. At
 * most MOST_PACED responses wait; further responses are sent immediately.
 */
const PACE_MILLISECONDS = 5
const MOST_PACED = 200

/**
 * Verifies client secrets. Callers with wrong secrets neither delay nor lock out callers with the right secret (G-195,
 * decision 19). Each process counts only its own failures.
 */
export function createClientSecrets({ store, clock, secretCost, isLimited }: Options): ClientSecrets {
  const unmatchable = unmatchableHash(secretCost)
  const recent = createRecentSecrets({ clock })
  const ofClient = createFailureLimit({ clock, ...OF_CLIENT })
  const ofAddress = createFailureLimit({ clock, ...OF_ADDRESS })
  const queue = createVerificationQueue({ slots: SLOTS, ...(isLimited ? BOUNDS : NO_BOUNDS) })
  /**
   * Verifications in progress, by fingerprint of the secret. When an operator sends the same secret in many concurrent
   * requests, the secret is verified once.
   */
  const underWay = new Map<string, Promise<boolean>>()
  let paced = 0

  async function limited(retryAfterSeconds: number): Promise<Verdict> {
    if (paced < MOST_PACED) {
      paced += 1
      await new Promise<void>((resolve) => {
        clock.after(paced * PACE_MILLISECONDS, resolve)
      })
      paced -= 1
    }
    return { outcome: 'limited', retryAfterSeconds }
  }

  return {
    async verify({ clientId, clientSecret, address }) {
      const found = await store.readLatest((reader) => findCredential(reader, clientId))
      const credential = found?.revokedAt === null ? found : undefined
      const storedHash = credential?.secret ?? unmatchable
      const fingerprint = recent.fingerprint(clientSecret, storedHash)
      if (credential !== undefined && recent.wasRight(clientId, fingerprint)) {
        return { outcome: 'right', credential }
      }
      const network = networkOf(address)
      // A failure with an unknown client_id counts only for the address, because a caller can invent any number of
      // client_ids.
      const client = credential && `${network} ${clientId}`
      const key = fingerprint.toString('base64')
      const joined = underWay.get(key)
      let verified = joined
      let isCountedForAddress = false
      if (verified === undefined) {
        const isClean = client !== undefined && ofClient.isClean(client)
        if (isLimited && !isClean) {
          const wait = Math.max(ofAddress.waitOf(network), client === undefined ? 0 : ofClient.waitOf(client))
          if (wait > 0) return limited(Math.ceil(wait / 1000))
        }
        const requester = { id: isClean ? clientId : network, hasPriority: isClean }
        verified = queue.run(requester, () => isSecret(clientSecret, storedHash))
        if (verified === undefined) return limited(RETRY_WHEN_FULL_SECONDS)
        underWay.set(key, verified)
        void verified.catch(() => undefined).finally(() => underWay.delete(key))
        // The request is counted as a failure before the result is known, so that concurrent requests cannot exceed the
        // limit.
        if (client !== undefined) ofClient.add(client)
        isCountedForAddress = !isClean
        if (isCountedForAddress) ofAddress.add(network)
      }
      const isRight = await verified
      if (credential === undefined || client === undefined || !isRight) {
        if (!isCountedForAddress) ofAddress.add(network)
        if (joined !== undefined && client !== undefined) ofClient.add(client)
        return { outcome: 'wrong' }
      }
      if (isCountedForAddress) ofAddress.remove(network)
      ofClient.forget(client)
      recent.remember(clientId, fingerprint)
      return { outcome: 'right', credential }
    },
  }
}
