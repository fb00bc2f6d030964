import { shardedTokens } from '../identity/sharded-tokens.ts'
import type { Store } from '../storage/store.ts'
import type { Parts } from './create-parts.ts'
import type { ServiceOptions } from './service-options.ts'

/**
 * Returns the stores of a service: the shards, or one store.
 *
 * @throws TypeError for options that do not work with shards.
 */
export function storesOf(
  { shards, store, file, replica, mode }: ServiceOptions,
  openOne: () => Store,
): readonly [Store, ...Store[]] {
  if (shards === undefined) return [store ?? openOne()]
  const [first, ...others] = shards
  if (first === undefined) throw new TypeError('The option shards must name at least one store.')
  const unfit = Object.entries({ store, file, replica }).find(([, value]) => value !== undefined)
  if (unfit !== undefined) throw new TypeError(`The option ${unfit[0]} does not work with shards.`)
  if (mode !== 'production') {
    throw new TypeError('The option shards works only in production: the control API acts on one store.')
  }
  return [first, ...others]
}

/** Rejects when no store can serve requests. While one of several stores is away, the wallets of the others are served. */
export async function pingAny(stores: readonly Store[]): Promise<void> {
  try {
    await Promise.any(stores.map((store) => store.ping()))
  } catch (error) {
    throw (error as AggregateError).errors[0]
  }
}

/** The service that gets the requests. With several stores, it finds the store of a token. */
export function frontOf(all: readonly Parts[]): Parts {
  const [first, ...others] = all
  if (first === undefined) throw new Error('A service has at least one store')
  if (others.length === 0) return first
  return { ...first, tokens: shardedTokens([first.tokens, ...others.map(({ tokens }) => tokens)]) }
}
