import type { Clock } from '../clock.ts'
import { type Credential, findCredential } from '../storage/rows/credential-rows.ts'
import type { Store } from '../storage/store.ts'
import { createFailureLimit } from './failure-limit.ts'
import { networkOf } from './network-of.ts'
import { createRecentSecrets } from './recent-secrets.ts'
import { hashOfNobody, isSecret } from './secret-hash.ts'
import { createVerificationQueue } from './verification-queue.ts'

export interface SecretClaim {
  readonly clientId: string
  readonly clientSecret: string
  /** The IP address that the claim came from. */
  readonly address: string
}

export type Verdict =
  | { readonly outcome: 'right'; readonly credential: Credential }
  | { readonly outcome: 'wrong' }
  /** Not looked at. */
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }

export interface ClientSecrets {
  verify(claim: SecretClaim): Promise<Verdict>
}

interface Options {
  readonly store: Store
  readonly clock: Clock
  /** That of `hashSecret`, for clients that do not exist. */
  readonly secretCost: number
  /** Whether failures are limited (G-195). */
  readonly isLimited: boolean
}

/** G-195: failures of one client_id from one address, and of one address. */
const OF_CLIENT = { atOnce: 10, everyMilliseconds: 6000 }
const OF_ADDRESS = { atOnce: 30, everyMilliseconds: 2000 }

/** Half the threads of libuv: the others stay free for DNS and files. */
const SLOTS = 2
/** A slot verifies about 20 secrets a second, so what waits is served within a few seconds. */
const BOUNDS = { mostInLane: 10, mostWithoutPriority: 50 }
const NO_BOUNDS = { mostInLane: Infinity, mostWithoutPriority: Infinity }
const RETRY_WHEN_FULL_SECONDS = 2

/**
 * Refusals of the limit leave 5 ms apart, so that callers who try again at once do not keep the event loop busy. At most
 * so many wait for that; further ones leave at once.
 */
const PACE_MILLISECONDS = 5
const MOST_PACED = 200

/**
 * Verifies client secrets so that wrong ones neither delay the right ones nor lock them out (G-195, decision 19). Each
 * process counts for itself.
 */
export function createClientSecrets({ store, clock, secretCost, isLimited }: Options): ClientSecrets {
  const nobody = hashOfNobody(secretCost)
  const recent = createRecentSecrets({ clock })
  const ofClient = createFailureLimit({ clock, ...OF_CLIENT })
  const ofAddress = createFailureLimit({ clock, ...OF_ADDRESS })
  const queue = createVerificationQueue({ slots: SLOTS, ...(isLimited ? BOUNDS : NO_BOUNDS) })
  /** Many processes of one operator may ask at once, with one secret: it is verified once. */
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
      const storedHash = credential?.secret ?? nobody
      const fingerprint = recent.fingerprint(clientSecret, storedHash)
      if (credential !== undefined && recent.wasRight(clientId, fingerprint)) {
        return { outcome: 'right', credential }
      }
      const network = networkOf(address)
      // A client_id that does not exist counts for its address alone: there are as many as one likes.
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
        // Counted before the result is known, so that a hundred at once do not all pass.
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
