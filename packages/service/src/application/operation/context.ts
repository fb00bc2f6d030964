import type { Clock } from '../../clock.ts'
import type { Cause } from '../../domain/cause.ts'
import type { Mode } from '../../domain/mode.ts'
import type { AccessTokens } from '../../identity/access-tokens.ts'
import type { IdSource } from '../../identity/id-source.ts'
import type { Locations } from '../../location/locations.ts'
import type { Rail } from '../../rail/rail.ts'
import type { World } from '../../rail/world.ts'
import type { KeyRing } from '../../storage/secrets/key-ring.ts'
import type { Store } from '../../storage/store.ts'
import type { ReplicaReads } from '../wallet/replica-reads.ts'
import type { Wallets } from '../wallet/wallets.ts'

/** The objects that operations use: store, clock, wallets and others. */
export interface Context {
  readonly mode: Mode
  readonly store: Store
  readonly clock: Clock
  readonly ids: IdSource
  /** Throws when the payload of an event violates the contract. */
  readonly checkEvent: (event: string, payload: object) => void
  readonly wallets: Wallets
  /** The parts of the service, one for each partition of the store. Undefined when the store is not divided. */
  readonly partitions?: readonly Context[] | undefined
  /** Undefined when the service has no replica. */
  readonly replica: ReplicaReads | undefined
  readonly rail: Rail
  /** The simulated world of a sandbox. */
  readonly world: World
  readonly tokens: AccessTokens
  /** Encrypts the secrets in the store. */
  readonly keys: KeyRing
  readonly locations: Locations
}

/** Returns the service with a cause: every change of a wallet that is made through it has this cause. */
export const causedBy = <S extends Context>(context: S, cause: Cause): S => ({
  ...context,
  wallets: context.wallets.causedBy(cause),
})
