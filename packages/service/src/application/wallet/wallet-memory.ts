import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../../clock.ts'
import { SECOND } from '../../domain/timestamp.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import { type Receiver, findReceiver } from '../../storage/rows/directory-rows.ts'
import { type Reader, StoreUnavailableError } from '../../storage/store.ts'

/**
 * What a transaction knows of a wallet before it reads: the wallet as the last transaction of this process left it, and
 * what only a change of the wallet changes. When another process has changed the wallet meanwhile, `updateWallet` fails.
 */
export class WalletMemory {
  /** Undefined when the transaction must lock and read the wallet. */
  readonly wallet: Wallet | undefined
  readonly #receivers: Map<string, Receiver>

  constructor(wallet?: Wallet, receivers: Map<string, Receiver> = new Map<string, Receiver>()) {
    this.wallet = wallet
    this.#receivers = receivers
  }

  /**
   * True if an operation may insert a row without a look-up of its key. When the key is not new, the transaction fails, and
   * runs again with a memory for which this is false.
   */
  get expectsNew(): boolean {
    return this.wallet !== undefined
  }

  /** The receiver of payments to a Pix key. Remembers those of the wallet's own keys. */
  async receiverOf(reader: Reader, walletId: string, pixKey: string): Promise<Receiver | undefined> {
    const known = this.#receivers.get(pixKey)
    if (known !== undefined) return known
    const receiver = await findReceiver(reader, pixKey)
    if (receiver?.walletId === walletId) this.#receivers.set(pixKey, receiver)
    return receiver
  }

  /** The memory after a transaction that left the wallet so, and changed nothing else that is remembered. */
  after(wallet: Wallet): WalletMemory {
    return new WalletMemory(wallet, this.#receivers)
  }
}

export type MemoryOf = (walletId: string) => WalletMemory

/** How long transactions lock a wallet first, after another process has changed it. */
const SHARED_MILLISECONDS = 10 * SECOND
/** A process remembers the wallets that it changed last. */
const MOST_REMEMBERED = 10_000

interface Entry {
  readonly memory: WalletMemory
  /** Until this instant, transactions lock the wallet first. */
  readonly sharedUntil: Instant
}

/** What this process remembers of the wallets that no other process changes. */
export class RememberedWallets {
  readonly #clock: Pick<Clock, 'now'>
  readonly #entries = new Map<string, Entry>()

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Runs a transaction with what is remembered, and once more without it when it failed: the memory may have been stale. */
  async use(attempt: (memoryOf: MemoryOf) => Promise<void>): Promise<void> {
    const used = new Set<string>()
    const memoryOf = (walletId: string): WalletMemory => {
      const entry = this.#entries.get(walletId)
      if (entry === undefined || this.#clock.now() < entry.sharedUntil) return new WalletMemory()
      used.add(walletId)
      return entry.memory
    }
    try {
      await attempt(memoryOf)
    } catch (error) {
      if (used.size === 0) throw error
      if (error instanceof StoreUnavailableError) {
        // Another transaction may hold one of the wallets for long. A lock skips this wallet.
        for (const walletId of used) this.forget(walletId)
        throw error
      }
      await attempt(() => new WalletMemory())
    }
  }

  /** Call it after a commit. */
  remember(walletId: string, memory: WalletMemory): void {
    const { sharedUntil = Number.NEGATIVE_INFINITY } = this.#entries.get(walletId) ?? {}
    this.#entries.delete(walletId)
    const [oldest] = this.#entries.size < MOST_REMEMBERED ? [] : this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
    this.#entries.set(walletId, { memory, sharedUntil })
  }

  /** Forgets a wallet. Returns the memory of a transaction that locks it. */
  forget(walletId: string): WalletMemory {
    this.#entries.delete(walletId)
    return new WalletMemory()
  }

  /** Call it when a transaction has locked a wallet. */
  locked({ id, version }: Wallet): void {
    const left = this.#entries.get(id)?.memory.wallet
    if (left === undefined || left.version === version) return
    this.#entries.set(id, {
      memory: new WalletMemory(),
      sharedUntil: this.#clock.now() + SHARED_MILLISECONDS,
    })
  }
}
