import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../../clock.ts'
import { virtualNow } from '../../domain/wallet/wallet-clock.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import type { IdSource } from '../../identity/id-source.ts'
import type { Rail } from '../../rail/rail.ts'
import { firstOtherTimer } from '../../storage/rows/timer-rows.ts'
import { type WalletTime, lockFreeWallet, lockWallet } from '../../storage/rows/wallet-rows.ts'
import { type Store, StoreUnavailableError, type Transaction } from '../../storage/store.ts'
import {
  type RanTimer,
  type TimerHandlers,
  hasDueTimer,
  loadDueTimers,
  runDueTimers,
  runTimer,
} from './due-timers.ts'
import {
  type Operation,
  type WaitsFor,
  doShare,
  isOnlyTimers,
  loadOf,
  performAll,
  strictestOf,
} from './wallet-operation.ts'
import type { Group, QueueMeter } from './wallet-queue.ts'
import { type MemoryOf, RememberedWallets, type WalletMemory } from './wallet-memory.ts'
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

/** The most timers that run in one transaction. Other transactions wait for this transaction, so it must be short. */
const TIMERS_PER_TRANSACTION = 100

/**
 * The transactions in which operations change wallets: they lock or remember wallets, run the due timers, perform the
 * operations, and save.
 */
export class WalletTransactions {
  readonly #options: WalletsOptions
  readonly #remembered: RememberedWallets

  constructor(options: WalletsOptions) {
    this.#options = options
    this.#remembered = new RememberedWallets(options.clock)
  }

  /** Performs operations on one wallet in one transaction, after the due timers of the wallet. */
  async perform(walletId: string, group: Group<Operation>): Promise<void> {
    const ran: RanTimer[] = []
    const change = async (work: WalletWork, now: Instant): Promise<readonly (() => void)[]> => {
      await work.transaction.prepareReads(loadOf(group.take(), work.memory))
      return performAll(work, group.take(), now)
    }
    const waitsFor = (): WaitsFor => strictestOf(group.soFar())
    const attempt = async (memoryOf: MemoryOf): Promise<void> => {
      // The reads of the operations travel with the lock of the wallet.
      const open = async (transaction: Transaction): Promise<WalletWork | undefined> => {
        const memory = memoryOf(walletId)
        const load = loadOf(group.soFar(), memory)
        const opening = this.open(transaction, walletId, memory)
        return (await Promise.all([opening, transaction.prepareReads(load)]))[0]
      }
      for (;;) {
        const done = await this.transact(walletId, {
          ran,
          change,
          open,
          waitsFor,
          isOnlyTimers: () => isOnlyTimers(group.soFar()),
          isRemembered: () => doShare(group.soFar()),
        })
        if (done === 'hasMore') continue
        const operations = group.take()
        operations[0]?.operation.ran.push(...ran)
        if (done === undefined) for (const { resolve } of operations) resolve(undefined)
        else for (const settle of done.value) settle()
        return
      }
    }
    try {
      await this.#remembered.use(attempt)
    } catch (error) {
      // One operation failed, and the others with it. Each runs again in its own transaction, so that the others
      // succeed.
      const operations = group.take()
      if (error instanceof StoreUnavailableError || operations.length === 1) throw error
      for (const one of operations) {
        await this.perform(walletId, { walletId, soFar: () => [one], take: () => [one] }).catch(one.reject)
      }
    }
  }

  /**
   * Performs operations on several wallets in one transaction. Skips wallets that another process has locked, or that have
   * more due timers than fit. Returns the groups that were not performed: all of them when one operation failed.
   */
  async performTogether(given: readonly Group<Operation>[]): Promise<readonly Group<Operation>[]> {
    // In one order, so that the transactions of two processes rarely wait for each other.
    const groups = given.toSorted((one, other) => (one.walletId < other.walletId ? -1 : 1))
    const opened: WalletWork[] = []
    const settle: (() => void)[] = []
    let left: Group<Operation>[] = []
    const attempt = (memoryOf: MemoryOf): Promise<void> =>
      this.#options.store.write(async (transaction) => {
        for (const list of [opened, settle]) list.length = 0
        left = []
        const works = await this.#openFree(transaction, groups, memoryOf)
        for (const group of groups) {
          const work = works.get(group.walletId)
          if (work === undefined || !(await this.#performOn(work, group, settle))) left.push(group)
          // Another process may have run the timers since this one found them.
          if (work !== undefined && (!isOnlyTimers(group.soFar()) || (await work.needsSave())))
            opened.push(work)
        }
        // At the end: a write of a wallet would make the reads of later operations start again.
        for (const work of opened) await work.save()
      })
    try {
      await this.#remembered.use(attempt)
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error
      return groups
    }
    for (const work of opened) this.committed(work, true)
    for (const done of settle) done()
    return left
  }

  /**
   * Opens the wallets that are remembered, and locks the others that no other transaction has locked. Reads what their due
   * timers and operations read first, for all of them together.
   */
  async #openFree(
    transaction: Transaction,
    groups: readonly Group<Operation>[],
    memoryOf: MemoryOf,
  ): Promise<ReadonlyMap<string, WalletWork>> {
    const works = new Map<string, WalletWork>()
    const { timers: handlers } = this.#options
    await transaction.prepareReads(async (reader) => {
      const opening = groups.map(async ({ walletId, soFar }) => {
        const memory = memoryOf(walletId)
        const loading = loadOf(soFar(), memory)(reader)
        const work = await this.open(transaction, walletId, memory, () => lockFreeWallet(reader, walletId))
        if (work !== undefined) {
          works.set(walletId, work)
          const { nextDueAt } = work.wallet
          if (nextDueAt !== null && nextDueAt <= work.now)
            await loadDueTimers(reader, { handlers, walletId, since: nextDueAt, until: work.now })
        }
        await loading
      })
      await Promise.all(opening)
    })
    return works
  }

  /** Runs the due timers of a wallet, then the operations. Returns false without the operations when they wait for more. */
  async #performOn(work: WalletWork, group: Group<Operation>, settle: (() => void)[]): Promise<boolean> {
    const { now } = work
    const { timers, isReady } = await this.#runTimersFor(work, now, () => strictestOf(group.soFar()))
    if (!isReady) return false
    const operations = group.take()
    await work.transaction.prepareReads(loadOf(operations, work.memory))
    // Only after the commit, because the transaction may run again.
    settle.push(() => void operations[0]?.operation.ran.push(...timers))
    settle.push(...(await performAll(work, operations, now)))
    return true
  }

  /**
   * Runs the due timers of a wallet, then `change`, in one transaction. When too many timers are due for one transaction,
   * runs some of them, and returns `hasMore` unless `change` passes the others. Returns undefined when the wallet does not exist.
   */
  async transact<T>(
    walletId: string,
    {
      ran,
      change,
      open = (transaction) => this.open(transaction, walletId),
      waitsFor = () => 'all',
      isOnlyTimers = () => false,
      isRemembered = () => false,
      write = (transact) => this.#options.store.write(transact),
    }: {
      /** Gets the timers that ran. */
      readonly ran: RanTimer[]
      readonly change: (work: WalletWork, now: Instant) => Promise<T>
      readonly open?: (transaction: Transaction) => Promise<WalletWork | undefined>
      readonly waitsFor?: () => WaitsFor
      readonly isOnlyTimers?: () => boolean
      readonly isRemembered?: () => boolean
      readonly write?: Store['write']
    },
  ): Promise<{ readonly value: T } | 'hasMore' | undefined> {
    let opened: WalletWork | undefined
    const result = await write(async (transaction) => {
      opened = await open(transaction)
      if (opened === undefined) return undefined
      const { now } = opened
      const { timers, isReady } = await this.#runTimersFor(opened, now, waitsFor)
      const done = isReady ? { value: await change(opened, now) } : ('hasMore' as const)
      // Another process may have run the timers since this one found them.
      if (timers.length > 0 || !isOnlyTimers() || (await opened.needsSave())) await opened.save()
      return { done, timers }
    })
    if (result === undefined || opened === undefined) return undefined
    ran.push(...result.timers)
    this.committed(opened, isRemembered())
    return result.done
  }

  /** Runs a batch of due timers. `isReady` is false when the operation waits for more of them. */
  async #runTimersFor(
    work: WalletWork,
    now: Instant,
    waitsFor: () => WaitsFor,
  ): Promise<{ readonly timers: readonly RanTimer[]; readonly isReady: boolean }> {
    const timers = [...(await runDueTimers(work, this.#options.timers, now, TIMERS_PER_TRANSACTION))]
    if (!(await hasDueTimer(work, now)) || waitsFor() === 'none') return { timers, isReady: true }
    if (waitsFor() === 'all') return { timers, isReady: false }
    const others = (): number => timers.filter(({ kind }) => kind !== 'chargeExpiry').length
    while (others() < TIMERS_PER_TRANSACTION) {
      const other = await firstOtherTimer(work.transaction, work.wallet.id, now)
      if (other === undefined) break
      timers.push(await runTimer(work, this.#options.timers, other))
    }
    return { timers, isReady: true }
  }

  /** Opens a wallet from its memory, or locks it. Returns undefined when the wallet does not exist. */
  async open(
    transaction: Transaction,
    walletId: string,
    memory: WalletMemory = this.#remembered.forget(walletId),
    lock: () => Promise<Wallet | undefined> = () => lockWallet(transaction, walletId),
  ): Promise<WalletWork | undefined> {
    const locked = memory.wallet === undefined ? await lock() : undefined
    if (locked !== undefined) this.#remembered.locked(locked)
    const wallet = memory.wallet ?? locked
    if (wallet === undefined) return undefined
    const { ids, rail, isRecorded = false, checkEvent } = this.#options
    const now = this.now(wallet)
    return new WalletWork({ transaction, wallet, memory, now, ids, rail, isRecorded, checkEvent })
  }

  now(wallet: WalletTime): Instant {
    return virtualNow(wallet.clock, this.#options.clock.now(), wallet.lastAt)
  }

  /** @param isRemembered false when the change may concern more than `WalletWork` knows, such as the Pix keys */
  committed(work: WalletWork, isRemembered = false): void {
    if (isRemembered) this.#remembered.remember(work.wallet.id, work.memory.after(work.wallet))
    else this.#remembered.forget(work.wallet.id)
    this.#options.onCommit(work.wallet.id, {
      deliveries: work.deliveries,
      orders: work.orders,
      wallet: work.wallet,
    })
  }
}
