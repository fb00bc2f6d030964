import type { Clock } from '../../clock.ts'
import type { Cause } from '../../domain/cause.ts'
import type { Mode } from '../../domain/mode.ts'
import type { AccessTokens } from '../../identity/access-tokens.ts'
import type { IdSource } from '../../identity/id-source.ts'
import type { Locations } from '../../location/locations.ts'
import type { Rail } from '../../rail/rail.ts'
import type { World } from '../../rail/world.ts'
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
  /** Finds the wallets of other stores. Undefined when all wallets are in one store. */
  readonly shards: Shards | undefined
  /** Undefined when the service has no replica. */
  readonly replica: ReplicaReads | undefined
  readonly rail: Rail
  /** The simulated world of a sandbox. */
  readonly world: World
  readonly tokens: AccessTokens
  readonly locations: Locations
}

/** Returns the service with a cause: every change of a wallet that is made through it has this cause. */
export const causedBy = <S extends Context>(context: S, cause: Cause): S => ({
  ...context,
  wallets: context.wallets.causedBy(cause),
})

/** The stores of a service that has several. Each has its own {@link Context}. */
export interface Shards {
  /** Returns the shard of a wallet. Returns undefined when no shard has the wallet. */
  ofWallet(walletId: string): Promise<Context | undefined>
  /** Asks every shard, and returns the first success. When no shard has one, returns the refusal of one of them. */
  inAny<T extends { readonly ok: boolean }>(ask: (context: Context) => Promise<T>): Promise<T>
  /** Asks every shard, and returns the first answer that is not undefined. */
  find<T>(ask: (context: Context) => Promise<T | undefined>): Promise<T | undefined>
}
