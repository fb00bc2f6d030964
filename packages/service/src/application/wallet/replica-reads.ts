import { type Instant, brasiliaDate } from '@pix-payments/pix'
import type { Clock } from '../../clock.ts'
import { virtualNow } from '../../domain/wallet/wallet-clock.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import type { Replica } from '../../storage/replica.ts'
import { lastHeartbeat } from '../../storage/rows/process-rows.ts'
import { findWallet } from '../../storage/rows/wallet-rows.ts'
import type { Reader, Store } from '../../storage/store.ts'
import { SeenLines } from './seen-lines.ts'
import type { WalletView } from './wallets.ts'

export interface ReplicaReadsOptions {
  readonly replica: Replica
  /** The store with the wallets that are read. */
  readonly store: Pick<Store, 'partitioned'>
  readonly clock: Clock
  /** A replica whose data is older is not used. */
  readonly mostAgeMilliseconds: number
  /** Called when the replica is used again, and with the reason when it is not used for a while. */
  readonly onChange: (problem: string | undefined) => void
}

/** What the replica returned, and the largest age that it can have. */
export interface Aged<T> {
  readonly value: T
  readonly ageSeconds: number
}

/** How long the replica is not asked again after it could not be used. */
const PAUSE_MILLISECONDS = 2000
const SECOND = 1000

/**
 * Reads wallets from a replica (G-480). Every method resolves to undefined when the replica cannot give an answer that
 * the caller may see; then the primary gives it.
 *
 * The age of the data is the age of the newest heartbeat of a process that the replica has. It is read in the same
 * transaction as the data, so it is right for every kind of replication, also when the connection of the replica to the
 * primary is lost.
 */
export class ReplicaReads {
  readonly #options: ReplicaReadsOptions
  readonly #seen: SeenLines
  #pausedUntil = Number.NEGATIVE_INFINITY
  #problem: string | undefined

  constructor(options: ReplicaReadsOptions) {
    this.#options = options
    this.#seen = new SeenLines(options.clock, options.mostAgeMilliseconds)
  }

  /**
   * Reads a wallet.
   *
   * @param isEnough returns false when the caller has seen a later state of the wallet
   */
  async read<T>(
    walletId: string,
    isEnough: (wallet: Wallet) => boolean,
    work: (view: WalletView) => Promise<T | undefined>,
  ): Promise<Aged<T> | undefined> {
    const { replica, store, clock } = this.#options
    if (clock.now() < this.#pausedUntil) return undefined
    try {
      return await replica.read(store, async (reader) => {
        const ageSeconds = await this.#ageOf(reader)
        if (ageSeconds === undefined) return undefined
        const view = await this.#viewOf(reader, walletId, ageSeconds)
        if (view === undefined || !isEnough(view.wallet)) return undefined
        const value = await work(view)
        return value === undefined ? undefined : { value, ageSeconds }
      })
    } catch (error) {
      this.#pause((error as Error).message)
      return undefined
    }
  }

  /** Remembers that a caller of this process may know the lines of the wallet. They do not vanish. */
  saw({ id, lines }: Pick<Wallet, 'id' | 'lines'>): void {
    this.#seen.add(id, lines)
  }

  async #ageOf(reader: Reader): Promise<number | undefined> {
    const { clock, mostAgeMilliseconds } = this.#options
    const at = await lastHeartbeat(reader)
    const age = at === null ? Number.POSITIVE_INFINITY : Math.max(0, clock.now() - at)
    if (age > mostAgeMilliseconds) {
      const problem = at === null ? 'It has no heartbeat.' : `Its data is ${Math.ceil(age / SECOND)} s old.`
      this.#pause(problem)
      return undefined
    }
    this.#change(undefined)
    return Math.ceil(age / SECOND)
  }

  async #viewOf(reader: Reader, walletId: string, ageSeconds: number): Promise<WalletView | undefined> {
    const wallet = await findWallet(reader, walletId)
    if (wallet === undefined || wallet.lines < this.#seen.of(walletId)) return undefined
    const realNow = this.#options.clock.now()
    const at = (real: Instant): Instant => virtualNow(wallet.clock, real, wallet.lastAt)
    const now = at(realNow)
    // The primary runs the timers that are due.
    if (wallet.nextDueAt !== null && wallet.nextDueAt <= now) return undefined
    // After midnight, the replica may lack the last lines of the day before, whose totals are final.
    const isSameDay = brasiliaDate(at(realNow - ageSeconds * SECOND)) === brasiliaDate(now)
    if (!isSameDay) return undefined
    // Several replicas may stand behind one URL.
    this.saw(wallet)
    return { reader, wallet, now, isBehind: false }
  }

  #pause(problem: string): void {
    this.#pausedUntil = this.#options.clock.now() + PAUSE_MILLISECONDS
    this.#change(problem)
  }

  #change(problem: string | undefined): void {
    if ((this.#problem === undefined) !== (problem === undefined)) this.#options.onChange(problem)
    this.#problem = problem
  }
}
