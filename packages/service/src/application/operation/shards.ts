import { findAmong } from '../../storage/find-among.ts'
import { findWalletTime } from '../../storage/rows/wallet-rows.ts'
import type { Context, Shards } from './context.ts'

/** How many wallets a process remembers. One costs about 150 bytes. */
const MOST_REMEMBERED = 100_000

/**
 * The wallets of a service may be in several stores, the shards. Each shard is a complete store: a wallet is in the shard
 * that has its row, with everything that belongs to it. A wallet does not move while a service runs.
 */
export class StoreShards implements Shards {
  readonly #all: readonly Context[]
  readonly #homes = new Map<string, Context>()

  constructor(all: readonly Context[]) {
    this.#all = all
  }

  async ofWallet(walletId: string): Promise<Context | undefined> {
    const known = this.#homes.get(walletId)
    if (known !== undefined) return known
    const found = await findAmong(this.#all, async (context) => {
      const row = await context.store.readLatest((reader) => findWalletTime(reader, walletId))
      return row && context
    })
    if (found !== undefined) {
      if (this.#homes.size >= MOST_REMEMBERED) this.#homes.clear()
      this.#homes.set(walletId, found)
    }
    return found
  }

  async inAny<T extends { readonly ok: boolean }>(ask: (context: Context) => Promise<T>): Promise<T> {
    let refusal: T | undefined
    const success = await findAmong(this.#all, async (context) => {
      const outcome = await ask(context)
      if (outcome.ok) return outcome
      refusal ??= outcome
      return undefined
    })
    const outcome = success ?? refusal
    if (outcome === undefined) throw new Error('A service has at least one shard')
    return outcome
  }

  find<T>(ask: (context: Context) => Promise<T | undefined>): Promise<T | undefined> {
    return findAmong(this.#all, ask)
  }
}

/** Returns the service with the store of a wallet. An unknown wallet has no home; then any service refuses it. */
export async function homeOf(context: Context, walletId: string): Promise<Context> {
  return (await context.shards?.ofWallet(walletId)) ?? context
}
