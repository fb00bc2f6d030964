import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../../clock.ts'
import type { Cause } from '../../domain/cause.ts'
import { virtualNow } from '../../domain/wallet/wallet-clock.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import type { IdSource } from '../../identity/id-source.ts'
import type { Rail } from '../../rail/rail.ts'
import { type Timer, firstOtherTimer } from '../../storage/rows/timer-rows.ts'
import {
  type WalletTime,
  findWallet,
  findWalletTime,
  lockFreeWallet,
  lockWallet,
} from '../../storage/rows/wallet-rows.ts'
import { inAllPartitions, partitionIndex } from '../../storage/partition.ts'
import { type Reader, type Store, StoreUnavailableError, type Transaction } from '../../storage/store.ts'
import {
  type RanTimer,
  type TimerHandlers,
  hasDueTimer,
  loadDueTimers,
  runDueTimers,
  runTimer,
} from './due-timers.ts'
import { type Group, NOT_SHARED, type QueueMeter, SHARED, type Waiting, WalletQueue } from './wallet-queue.ts'
import { WalletWork } from './wallet-work.ts'

export interface WalletsOptions {
  readonly store: Store
  readonly clock: Clock
  readonly ids: IdSource
  readonly rail: Pick<Rail, 'place'>
  readonly timers: TimerHandlers
  /** True if the service records what happens and why. */
  readonly isRecorded?: boolean
  readonly checkEvent: (event: string, payload: object) => void
  /** Called after each commit of a change to a wallet. */
  readonly onCommit: (walletId: string, what: Committed) => void
  readonly meter?: QueueMeter | undefined
}

export interface Committed {
  /** The number of deliveries that the change created. */
  readonly deliveries: number
  /** The number of orders that the change placed with the rail. */
  readonly orders: number
  /** The wallet after the change. Its next timer may differ from the next timer before the change. */
  readonly wallet: Wallet
}

/** A wallet at one instant of its own time, with the reader of the same transaction. */
export interface WalletView {
  readonly reader: Reader
  readonly wallet: Wallet
  readonly now: Instant
  /** See {@link Passing}. */
  readonly isBehind: boolean
}

/**
 * Usually an operation waits until no timer of the wallet is due. An operation that passes expiries waits for one batch of
 * timers, and for all that are not expiries of charges: it judges by its own time whether a charge has expired. While
 * such expiries are due, `isBehind` is true.
 */
export interface Passing {
  readonly passesExpiries?: boolean | undefined
}

type FindExpiry = (reader: Reader) => Promise<Timer | undefined>

export interface PassingOthers extends Passing {
  /** Finds the expiry of the charge that the operation shows: of the expiries that are due, it waits for this one. */
  readonly expiryOf?: FindExpiry | undefined
}

/** How `read` and `readLatest` read: `load` together with the wallet, then `work`. */
interface ReadOptions<Time, Loaded, T> extends PassingOthers {
  readonly load: (reader: Reader) => Promise<Loaded>
  readonly work: (view: Omit<WalletView, 'wallet'> & { readonly wallet: Time }, loaded: Loaded) => Promise<T>
}

/** For which timers that are due an operation waits, after the first batch of a transaction. */
type WaitsFor = 'all' | 'all but expiries' | 'none'

/** The most timers that run in one transaction. Other transactions wait for this transaction, so it must be short. */
const TIMERS_PER_TRANSACTION = 100

/** A change of a wallet. It may run again, see `Store.write`. */
export type Change<T> = (wallet: WalletWork) => Promise<T>

/**
 * What an operation reads first, besides its wallet, see `Transaction.prepareReads`. An operation that says so shares a
 * transaction with others. So it must take the wallet's balances, counters and days from its `WalletWork`: their rows
 * are written after the last operation of the transaction.
 */
export type Load = (reader: Reader) => Promise<unknown>

interface Operation {
  readonly work: Change<unknown>
  readonly load: Load | undefined
  /** Gets the timers that ran before the operation. */
  readonly ran: RanTimer[]
  readonly cause: Cause | undefined
  readonly waitsFor: WaitsFor
  /** True for an operation that only runs timers, so that the wallet's time stays at the last timer. */
  readonly isOnlyTimers: boolean
}

interface WriteOptions extends Passing {
  readonly ran?: RanTimer[]
  readonly load?: Load | undefined
}

/** The queue, which a copy with another cause shares, and the cause of the copy. */
interface Shared {
  readonly queue: WalletQueue<Operation>
  readonly cause: Cause
}

/**
 * Reads and changes wallets. Every method first runs the timers of the wallet that are due, each at its own instant. So
 * no operation sees a charge that should have expired (G-089). When many timers are due, operations that can judge the
 * time themselves wait for one batch only, see {@link Passing}. A wallet's time only goes forward.
 */
export class Wallets {
  readonly #options: WalletsOptions
  readonly #queue: WalletQueue<Operation>
  readonly #cause: Cause | undefined

  constructor(options: WalletsOptions, shared?: Shared) {
    this.#options = options
    this.#queue =
      shared?.queue ??
      new WalletQueue(
        {
          alone: (group) => this.#perform(group.walletId, group),
          together: (groups) => this.#performTogether(groups),
        },
        options.store.engine === 'postgres' ? SHARED : NOT_SHARED,
        options.meter,
      )
    this.#cause = shared?.cause
  }

  /** Returns a copy with a cause: every change that is made through it has this cause. */
  causedBy(cause: Cause): Wallets {
    return new Wallets(this.#options, { queue: this.#queue, cause })
  }

  /**
   * Locks a wallet, runs its due timers, then runs `work` and returns the result. Adds the timers that ran to `ran`.
   * Returns undefined when the wallet does not exist.
   *
   * @param load lets the operation share a transaction
   * @throws WalletBusyError when too many operations wait for the wallet.
   */
  write<T>(walletId: string, work: Change<T>, options: WriteOptions = {}): Promise<T | undefined> {
    const { ran = [], load, passesExpiries = false } = options
    const waitsFor = passesExpiries ? 'all but expiries' : 'all'
    const operation = { work, load, ran, cause: this.#cause, waitsFor, isOnlyTimers: false } as const
    return this.#queue.run<T | undefined>(walletId, operation, load !== undefined)
  }

  /**
   * Like `write`, for a change of many rows such as a restore. Such transactions run one after another, over all
   * processes, and have no time limit.
   */
  async writeExclusively<T>(walletId: string, work: Change<T>): Promise<T | undefined> {
    for (;;) {
      const done = await this.#transact(walletId, {
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
    // No balance that a transfer moves depends on expiries.
    await this.#runBatch(firstId, 'all but expiries')
    await other.#runBatch(secondId, 'all but expiries')
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
        const opened = await wallets.#open(inTransactionOf(id), id)
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
    for (const [id, opened] of works) (id === firstId ? this : other).#committed(opened)
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
    passing: PassingOthers = {},
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
    const work = (opened: WalletWork): Promise<boolean> => hasDueTimer(opened, this.#now(opened.wallet))
    const load = (): Promise<void> => Promise.resolve()
    const operation = { work, load, ran, cause: this.#cause, waitsFor, isOnlyTimers: true }
    return (await this.#queue.run<boolean | undefined>(walletId, operation, true)) ?? false
  }

  /** Runs the expiry of one charge when it is due, before earlier timers. */
  async #runExpiry(walletId: string, find: FindExpiry): Promise<void> {
    const run = async (work: WalletWork): Promise<void> => {
      const timer = await find(work.transaction)
      if (isDue(timer, this.#now(work.wallet))) await runTimer(work, this.#options.timers, timer)
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
    { passesExpiries = false, expiryOf, load, work }: ReadOptions<Time, Loaded, T>,
  ): Promise<T | undefined> {
    let hasRun = false
    for (;;) {
      const result = await read(async (reader) => {
        const [wallet, loaded] = await Promise.all([find(reader, walletId), load(reader)])
        if (wallet === undefined) return undefined
        const now = this.#now(wallet)
        const isBehind = wallet.nextDueAt !== null && wallet.nextDueAt <= now
        if (isBehind && !(hasRun && passesExpiries && !(await hasOtherDueTimer(reader, walletId, now))))
          return 'due'
        if (isBehind && expiryOf !== undefined && isDue(await expiryOf(reader), now)) return 'expired'
        return { value: await work({ reader, wallet, now, isBehind }, loaded) }
      })
      if (result === 'due') {
        await this.#runBatch(walletId, passesExpiries ? 'all but expiries' : 'none')
        hasRun = true
      } else if (result !== 'expired') return result?.value
      else if (expiryOf !== undefined) await this.#runExpiry(walletId, expiryOf)
    }
  }

  /** Performs operations on one wallet in one transaction, after the due timers of the wallet. */
  async #perform(walletId: string, group: Group<Operation>): Promise<void> {
    const ran: RanTimer[] = []
    const change = async (work: WalletWork, now: Instant): Promise<readonly (() => void)[]> => {
      await work.transaction.prepareReads(loadOf(group.take()))
      return performAll(work, group.take(), now)
    }
    const waitsFor = (): WaitsFor => strictestOf(group.soFar())
    // The reads of the operations travel with the lock of the wallet.
    const prepare = (transaction: Transaction): Promise<void> =>
      transaction.prepareReads(loadOf(group.soFar()))
    try {
      for (;;) {
        const done = await this.#transact(walletId, {
          ran,
          change,
          prepare,
          waitsFor,
          isOnlyTimers: () => isOnlyTimers(group.soFar()),
        })
        if (done === 'hasMore') continue
        const operations = group.take()
        operations[0]?.operation.ran.push(...ran)
        if (done === undefined) for (const { resolve } of operations) resolve(undefined)
        else for (const settle of done.value) settle()
        return
      }
    } catch (error) {
      // One operation failed, and the others with it. Each runs again in its own transaction, so that the others
      // succeed.
      const operations = group.take()
      if (error instanceof StoreUnavailableError || operations.length === 1) throw error
      for (const one of operations) {
        await this.#perform(walletId, { walletId, soFar: () => [one], take: () => [one] }).catch(one.reject)
      }
    }
  }

  /**
   * Performs operations on several wallets in one transaction. Skips wallets that another process has locked, or that have
   * more due timers than fit. Returns the groups that were not performed: all of them when one operation failed.
   */
  async #performTogether(groups: readonly Group<Operation>[]): Promise<readonly Group<Operation>[]> {
    const opened: WalletWork[] = []
    const settle: (() => void)[] = []
    let left: Group<Operation>[] = []
    try {
      await this.#options.store.write(async (transaction) => {
        for (const list of [opened, settle]) list.length = 0
        left = []
        const works = await this.#lockFree(transaction, groups)
        for (const group of groups) {
          const work = works.get(group.walletId)
          if (work === undefined || !(await this.#performOn(work, group, settle))) left.push(group)
          // Another process may have run the timers since this one found them.
          if (work !== undefined && (!isOnlyTimers(group.soFar()) || (await work.isChanged())))
            opened.push(work)
        }
        // At the end: a write of a wallet would make the reads of later operations start again.
        for (const work of opened) await work.save()
      })
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error
      return groups
    }
    for (const work of opened) this.#committed(work)
    for (const done of settle) done()
    return left
  }

  /**
   * Locks the wallets that no other transaction has locked, in the order of their ids. Reads what their due timers and
   * operations read first, for all of them together.
   */
  async #lockFree(
    transaction: Transaction,
    groups: readonly Group<Operation>[],
  ): Promise<ReadonlyMap<string, WalletWork>> {
    const works = new Map<string, WalletWork>()
    const { timers: handlers } = this.#options
    await transaction.prepareReads(async (reader) => {
      const ids = groups.map(({ walletId }) => walletId).toSorted()
      const locking = ids.map(async (walletId) => {
        const wallet = await lockFreeWallet(reader, walletId)
        if (wallet === undefined) return
        const work = this.#workOn(transaction, wallet)
        works.set(walletId, work)
        const { nextDueAt } = wallet
        if (nextDueAt !== null && nextDueAt <= work.now)
          await loadDueTimers(reader, { handlers, walletId, until: work.now })
      })
      await Promise.all([...locking, ...groups.map((group) => loadOf(group.soFar())(reader))])
    })
    return works
  }

  /** Runs the due timers of a wallet, then the operations. Returns false without the operations when they wait for more. */
  async #performOn(work: WalletWork, group: Group<Operation>, settle: (() => void)[]): Promise<boolean> {
    const { now } = work
    const { timers, isReady } = await this.#runTimersFor(work, now, () => strictestOf(group.soFar()))
    if (!isReady) return false
    const operations = group.take()
    await work.transaction.prepareReads(loadOf(operations))
    operations[0]?.operation.ran.push(...timers)
    settle.push(...(await performAll(work, operations, now)))
    return true
  }

  /**
   * Runs the due timers of a wallet, then `change`, in one transaction. When too many timers are due for one transaction,
   * runs some of them, and returns `hasMore` unless `change` passes the others. Returns undefined when the wallet does not exist.
   */
  async #transact<T>(
    walletId: string,
    {
      ran,
      change,
      prepare,
      waitsFor = () => 'all',
      isOnlyTimers = () => false,
      write = (transact) => this.#options.store.write(transact),
    }: {
      /** Gets the timers that ran. */
      readonly ran: RanTimer[]
      readonly change: (work: WalletWork, now: Instant) => Promise<T>
      readonly prepare?: (transaction: Transaction) => Promise<void>
      readonly waitsFor?: () => WaitsFor
      readonly isOnlyTimers?: () => boolean
      readonly write?: Store['write']
    },
  ): Promise<{ readonly value: T } | 'hasMore' | undefined> {
    let opened: WalletWork | undefined
    const result = await write(async (transaction) => {
      ;[opened] = await Promise.all([this.#open(transaction, walletId), prepare?.(transaction)])
      if (opened === undefined) return undefined
      const { now } = opened
      const { timers, isReady } = await this.#runTimersFor(opened, now, waitsFor)
      const done = isReady ? { value: await change(opened, now) } : ('hasMore' as const)
      // Another process may have run the timers since this one found them.
      if (timers.length > 0 || !isOnlyTimers() || (await opened.isChanged())) await opened.save()
      return { done, timers }
    })
    if (result === undefined || opened === undefined) return undefined
    ran.push(...result.timers)
    this.#committed(opened)
    return result.done
  }

  /** Runs a batch of due timers. `isReady` is false when the operation waits for more of them. */
  async #runTimersFor(
    work: WalletWork,
    now: Instant,
    waitsFor: () => WaitsFor,
  ): Promise<{ readonly timers: readonly RanTimer[]; readonly isReady: boolean }> {
    const timers = [...(await this.runDueTimers(work, now, TIMERS_PER_TRANSACTION))]
    if (!(await hasDueTimer(work, now)) || waitsFor() === 'none') return { timers, isReady: true }
    if (waitsFor() === 'all') return { timers, isReady: false }
    for (let further = 0; further < TIMERS_PER_TRANSACTION; further += 1) {
      const other = await firstOtherTimer(work.transaction, work.wallet.id, now)
      if (other === undefined) return { timers, isReady: true }
      timers.push(await runTimer(work, this.#options.timers, other))
    }
    return { timers, isReady: false }
  }

  async #open(transaction: Transaction, walletId: string): Promise<WalletWork | undefined> {
    const wallet = await lockWallet(transaction, walletId)
    return wallet && this.#workOn(transaction, wallet)
  }

  #workOn(transaction: Transaction, wallet: Wallet): WalletWork {
    const { ids, rail, isRecorded = false, checkEvent } = this.#options
    const now = this.#now(wallet)
    return new WalletWork({ transaction, wallet, now, ids, rail, isRecorded, checkEvent })
  }

  #now(wallet: WalletTime): Instant {
    return virtualNow(wallet.clock, this.#options.clock.now(), wallet.lastAt)
  }

  #committed(work: WalletWork): void {
    this.#options.onCommit(work.wallet.id, {
      deliveries: work.deliveries,
      orders: work.orders,
      wallet: work.wallet,
    })
  }
}

const isDue = (timer: Timer | undefined, now: Instant): timer is Timer =>
  timer !== undefined && timer.dueAt <= now

const hasOtherDueTimer = async (reader: Reader, walletId: string, now: Instant): Promise<boolean> =>
  (await firstOtherTimer(reader, walletId, now)) !== undefined

function strictestOf(group: readonly Waiting<Operation>[]): WaitsFor {
  const all = new Set(group.map(({ operation }) => operation.waitsFor))
  return all.has('all') ? 'all' : all.has('all but expiries') ? 'all but expiries' : 'none'
}

const isOnlyTimers = (group: readonly Waiting<Operation>[]): boolean =>
  group.every(({ operation }) => operation.isOnlyTimers)

const loadOf =
  (group: readonly Waiting<Operation>[]): Load =>
  (reader) =>
    Promise.all(group.map(({ operation }) => operation.load?.(reader)))

/** Performs operations one after another. Returns callbacks that give the results to the callers, after the commit. */
async function performAll(
  work: WalletWork,
  group: readonly Waiting<Operation>[],
  now: Instant,
): Promise<readonly (() => void)[]> {
  const settle: (() => void)[] = []
  for (const { operation, resolve } of group) {
    if (!operation.isOnlyTimers) {
      work.moveTo(Math.max(now, work.wallet.lastAt))
      work.change({ lastAt: work.now })
    }
    work.because(operation.cause)
    const value = await operation.work(work)
    settle.push(() => {
      resolve(value)
    })
  }
  return settle
}

function throwMissingPartition(walletId: string): never {
  throw new Error(`No partition has the wallet ${walletId}`)
}
