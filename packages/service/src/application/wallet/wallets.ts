import type { Instant } from '@pix-payments/pix'
import type { Cause } from '../../domain/cause.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import { inAllPartitions, partitionIndex } from '../../storage/partition.ts'
import type { Timer } from '../../storage/rows/timer-rows.ts'
import { type WalletTime, findWallet, findWalletTime } from '../../storage/rows/wallet-rows.ts'
import type { Reader, Store, Transaction } from '../../storage/store.ts'
import { type RanTimer, hasDueTimer, runDueTimers, runTimer } from './due-timers.ts'
import { type Change, type Load, type Operation, type WaitsFor, isDue } from './wallet-operation.ts'
import { WalletQueue } from './wallet-queue.ts'
import { WalletTransactions, type WalletsOptions } from './wallet-transactions.ts'
import type { WalletWork } from './wallet-work.ts'

/** A wallet at one instant of its own time, with the reader of the same transaction. */
export interface WalletView {
  readonly reader: Reader
  readonly wallet: Wallet
  readonly now: Instant
  /** See {@link Passing}. */
  readonly isBehind: boolean
}

/**
 * Usually an operation waits until no timer of the wallet is due. An operation that passes timers waits for a batch of
 * those that are not expiries of charges, at most. It judges by its own time whether a charge has expired; what the
 * timers that it passes bring comes after it. While timers are due, `isBehind` is true.
 */
export interface Passing {
  readonly passesTimers?: boolean | undefined
}

type FindExpiry = (reader: Reader) => Promise<Timer | undefined>

export interface PassingTimers extends Passing {
  /** Finds the expiry of the charge that the operation shows: of the expiries that are due, it waits for this one. */
  readonly expiryOf?: FindExpiry | undefined
}

/** How `read` and `readLatest` read: `load` together with the wallet, then `work`. */
interface ReadOptions<Time, Loaded, T> extends PassingTimers {
  readonly load: (reader: Reader) => Promise<Loaded>
  readonly work: (view: Omit<WalletView, 'wallet'> & { readonly wallet: Time }, loaded: Loaded) => Promise<T>
}

interface WriteOptions extends Passing {
  readonly ran?: RanTimer[]
  readonly load?: Load | undefined
}

/** What a copy with another cause shares, and the cause of the copy. */
interface Shared {
  readonly transactions: WalletTransactions
  readonly queue: WalletQueue<Operation>
  readonly cause: Cause
}

/**
 * Reads and changes wallets. Every method first runs the timers of the wallet that are due, each at its own instant. So
 * no operation sees a charge that should have expired (G-089). When many timers are due, most operations wait for a
 * batch only, see {@link Passing}. A wallet's time only goes forward.
 */
export class Wallets {
  readonly #options: WalletsOptions
  readonly #transactions: WalletTransactions
  readonly #queue: WalletQueue<Operation>
  readonly #cause: Cause | undefined

  constructor(options: WalletsOptions, shared?: Shared) {
    const transactions = shared?.transactions ?? new WalletTransactions(options)
    this.#options = options
    this.#transactions = transactions
    this.#queue =
      shared?.queue ??
      new WalletQueue(
        {
          alone: (group) => transactions.perform(group.walletId, group),
          together: (groups) => transactions.performTogether(groups),
        },
        options.store.limitGroups,
        options.meter,
      )
    this.#cause = shared?.cause
  }

  /** Returns a copy with a cause: every change that is made through it has this cause. */
  causedBy(cause: Cause): Wallets {
    return new Wallets(this.#options, { transactions: this.#transactions, queue: this.#queue, cause })
  }

  /**
   * Locks a wallet, runs its due timers, then runs `work` and returns the result. Adds the timers that ran to `ran`.
   * Returns undefined when the wallet does not exist.
   *
   * @param load lets the operation share a transaction
   * @throws WalletBusyError when too many operations wait for the wallet.
   */
  write<T>(walletId: string, work: Change<T>, options: WriteOptions = {}): Promise<T | undefined> {
    const { ran = [], load, passesTimers = false } = options
    const waitsFor = passesTimers ? 'a batch' : 'all'
    const operation = { work, load, ran, cause: this.#cause, waitsFor, isOnlyTimers: false } as const
    return this.#queue.run<T | undefined>(walletId, operation, load !== undefined)
  }

  /**
   * Like `write`, for a change of many rows such as a restore. Such transactions run one after another, over all
   * processes, and have no time limit.
   */
  async writeExclusively<T>(walletId: string, work: Change<T>): Promise<T | undefined> {
    for (;;) {
      const done = await this.#transactions.transact(walletId, {
        ran: [],
        change: work,
        write: (transact) => this.#options.store.exclusively(transact),
      })
      if (done !== 'hasMore') return done?.value
    }
  }

  /**
   * Locks two wallets, then runs `work`. It always locks the lower id first, so that two transfers cannot deadlock.
   * Returns undefined when one of the wallets does not exist.
   *
   * @param other changes the second wallet, which may be in another partition
   */
  async writeBoth<T>(
    firstId: string,
    { wallets: other, walletId: secondId }: { readonly wallets: Wallets; readonly walletId: string },
    work: (first: WalletWork, second: WalletWork) => Promise<T>,
  ): Promise<T | undefined> {
    await this.#runBatch(firstId, 'a batch')
    await other.#runBatch(secondId, 'a batch')
    const { store } = this.#options
    const isNear = other.#options.store === store
    const homes = new Map<string, Wallets>([
      [firstId, this],
      [secondId, other],
    ])
    const works = new Map<string, WalletWork>()
    const change = async (
      inTransactionOf: (id: string) => Transaction,
    ): Promise<{ value: T } | undefined> => {
      works.clear()
      for (const [id, wallets] of [...homes].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        const opened = await wallets.#transactions.open(inTransactionOf(id), id)
        if (opened === undefined) return undefined
        opened.because(this.#cause)
        works.set(id, opened)
      }
      const [first, second] = [works.get(firstId), works.get(secondId)]
      if (first === undefined || second === undefined) return undefined
      const value = await work(first, second)
      for (const opened of works.values()) await opened.save()
      return { value }
    }
    const result = await (isNear
      ? store.write((transaction) => change(() => transaction))
      : inAllPartitions(store, 'write', (all) =>
          change((id) => all[partitionIndex(store, id)] ?? throwMissingPartition(id)),
        ))
    for (const [id, opened] of works) (id === firstId ? this : other).#transactions.committed(opened)
    return result?.value
  }

  /** Reads a wallet. Returns undefined when it does not exist. */
  read<T>(
    walletId: string,
    work: (view: WalletView) => Promise<T>,
    passing: Passing = {},
  ): Promise<T | undefined> {
    const { store } = this.#options
    return this.#readCurrent((attempt) => store.read(attempt), findWallet, walletId, {
      load: () => Promise.resolve(),
      work,
      ...passing,
    })
  }

  /**
   * Reads rows of a wallet. It is faster than `read`: each statement may see a later state than the one before, and the
   * first statement of `load` goes to the database together with the one that reads the clock of the wallet. `load` may
   * run again.
   */
  readLatest<T>(
    walletId: string,
    load: (reader: Reader) => Promise<T>,
    passing: PassingTimers = {},
  ): Promise<T | undefined> {
    const { store } = this.#options
    return this.#readCurrent((attempt) => store.readLatest(attempt), findWalletTime, walletId, {
      load,
      // Timers may have run since `load` read.
      work: async ({ reader, isBehind }, loaded) => (isBehind ? load(reader) : loaded),
      ...passing,
    })
  }

  /** Runs the timers of a wallet that are due, in batches, between which other operations run. Returns those that ran. */
  async runTimers(walletId: string): Promise<readonly RanTimer[]> {
    const ran: RanTimer[] = []
    while (await this.#runBatch(walletId, 'none', ran)) continue
    return ran
  }

  /** Runs one batch of due timers, and those for which `waitsFor` says so. Returns true when more timers are due. */
  async #runBatch(walletId: string, waitsFor: WaitsFor, ran: RanTimer[] = []): Promise<boolean> {
    const work = (opened: WalletWork): Promise<boolean> =>
      hasDueTimer(opened, this.#transactions.now(opened.wallet))
    const load = (): Promise<void> => Promise.resolve()
    const operation = { work, load, ran, cause: this.#cause, waitsFor, isOnlyTimers: true }
    return (await this.#queue.run<boolean | undefined>(walletId, operation, true)) ?? false
  }

  /** Runs the expiry of one charge when it is due, before earlier timers. */
  async #runExpiry(walletId: string, find: FindExpiry): Promise<void> {
    const run = async (work: WalletWork): Promise<void> => {
      const timer = await find(work.transaction)
      if (isDue(timer, this.#transactions.now(work.wallet))) await runTimer(work, this.#options.timers, timer)
    }
    const given = { work: run, load: undefined, ran: [], cause: this.#cause }
    await this.#queue.run(walletId, { ...given, waitsFor: 'none', isOnlyTimers: true }, false)
  }

  /** Runs the timers of an opened wallet, see `runDueTimers`. */
  runDueTimers(work: WalletWork, until: Instant, limit: number): Promise<readonly RanTimer[]> {
    return runDueTimers(work, this.#options.timers, until, limit)
  }

  async #readCurrent<Time extends WalletTime, Loaded, T>(
    read: Store['read'],
    find: (reader: Reader, walletId: string) => Promise<Time | undefined>,
    walletId: string,
    { passesTimers = false, expiryOf, load, work }: ReadOptions<Time, Loaded, T>,
  ): Promise<T | undefined> {
    let hasRun = false
    for (;;) {
      const result = await read(async (reader) => {
        const [wallet, loaded] = await Promise.all([find(reader, walletId), load(reader)])
        if (wallet === undefined) return undefined
        const now = this.#transactions.now(wallet)
        const isBehind = wallet.nextDueAt !== null && wallet.nextDueAt <= now
        if (isBehind && !(hasRun && passesTimers)) return 'due'
        if (isBehind && expiryOf !== undefined && isDue(await expiryOf(reader), now)) return 'expired'
        return { value: await work({ reader, wallet, now, isBehind }, loaded) }
      })
      if (result === 'due') {
        await this.#runBatch(walletId, passesTimers ? 'a batch' : 'none')
        hasRun = true
      } else if (result !== 'expired') return result?.value
      else if (expiryOf !== undefined) await this.#runExpiry(walletId, expiryOf)
    }
  }
}

function throwMissingPartition(walletId: string): never {
  throw new Error(`No partition has the wallet ${walletId}`)
}
