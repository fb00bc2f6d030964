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
  /** The limit was reached, so the secret was not verified. */
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }

export interface ClientSecrets {
  verify(claim: SecretClaim): Promise<Verdict>
}

interface Options {
  readonly store: Store
  readonly clock: Clock
  /** The cost of `hashSecret`, used for clients that do not exist. */
  readonly secretCost: number
  /** True if failures are limited (G-195). */
  readonly isLimited: boolean
}

/** G-195: allowed failures per client_id and address, and per address. */
const OF_CLIENT = { atOnce: 10, everyMilliseconds: 6000 }
const OF_ADDRESS = { atOnce: 30, everyMilliseconds: 2000 }

/** Half of the libuv threads, so that the others stay free for DNS and files. */
const SLOTS = 2
/** A slot verifies about 20 secrets per second, so a full queue is served within a few seconds. */
const BOUNDS = { mostInLane: 10, mostWithoutPriority: 50 }
const NO_BOUNDS = { mostInLane: Infinity, mostWithoutPriority: Infinity }
const RETRY_WHEN_FULL_SECONDS = 2

/**
 * Responses of the limit are sent 5 ms apart, so that callers that retry at once do not keep the event loop busy. At
 * most MOST_PACED responses wait for this; further ones are sent at once.
 */
const PACE_MILLISECONDS = 5
const MOST_PACED = 200

/**
 * Verifies client secrets so that wrong secrets neither delay nor lock out right ones (G-195, decision 19). Each
 * process counts failures on its own.
 */
export function createClientSecrets({ store, clock, secretCost, isLimited }: Options): ClientSecrets {
  const unmatchable = unmatchableHash(secretCost)
  const recent = createRecentSecrets({ clock })
  const ofClient = createFailureLimit({ clock, ...OF_CLIENT })
  const ofAddress = createFailureLimit({ clock, ...OF_ADDRESS })
  const queue = createVerificationQueue({ slots: SLOTS, ...(isLimited ? BOUNDS : NO_BOUNDS) })
  /** Verifications in progress. When many clients of one operator send the same secret at once, it is verified once. */
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
      const found = await store.read((reader) => findCredential(reader, clientId))
      const credential = found?.revokedAt === null ? found : undefined
      const storedHash = credential?.secret ?? unmatchable
      const fingerprint = recent.fingerprint(clientSecret, storedHash)
      if (credential !== undefined && recent.wasRight(clientId, fingerprint)) {
        return { outcome: 'right', credential }
      }
      const network = networkOf(address)
      // An unknown client_id counts for its address only, because a caller can invent any number of them.
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
        const turn = { lane: isClean ? clientId : network, hasPriority: isClean }
        verified = queue.run(turn, () => isSecret(clientSecret, storedHash))
        if (verified === undefined) return limited(RETRY_WHEN_FULL_SECONDS)
        underWay.set(key, verified)
        void verified.catch(() => undefined).finally(() => underWay.delete(key))
        // Counted before the result is known, so that a hundred concurrent requests do not all pass.
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
