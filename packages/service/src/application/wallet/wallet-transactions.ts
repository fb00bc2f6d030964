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
  isOnlyTimers,
  loadOf,
  performAll,
  strictestOf,
} from './wallet-operation.ts'
import type { Group, QueueMeter } from './wallet-queue.ts'
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
 * The transactions in which operations change wallets: they lock wallets, run the due timers, perform the operations, and
 * save.
 */
export class WalletTransactions {
  readonly #options: WalletsOptions

  constructor(options: WalletsOptions) {
    this.#options = options
  }

  /** Performs operations on one wallet in one transaction, after the due timers of the wallet. */
  async perform(walletId: string, group: Group<Operation>): Promise<void> {
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
        const done = await this.transact(walletId, {
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
        await this.perform(walletId, { walletId, soFar: () => [one], take: () => [one] }).catch(one.reject)
      }
    }
  }

  /**
   * Performs operations on several wallets in one transaction. Skips wallets that another process has locked, or that have
   * more due timers than fit. Returns the groups that were not performed: all of them when one operation failed.
   */
  async performTogether(groups: readonly Group<Operation>[]): Promise<readonly Group<Operation>[]> {
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
    for (const work of opened) this.committed(work)
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
          await loadDueTimers(reader, { handlers, walletId, since: nextDueAt, until: work.now })
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
  async transact<T>(
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
      ;[opened] = await Promise.all([this.open(transaction, walletId), prepare?.(transaction)])
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
    this.committed(opened)
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

  async open(transaction: Transaction, walletId: string): Promise<WalletWork | undefined> {
    const wallet = await lockWallet(transaction, walletId)
    return wallet && this.#workOn(transaction, wallet)
  }

  #workOn(transaction: Transaction, wallet: Wallet): WalletWork {
    const { ids, rail, isRecorded = false, checkEvent } = this.#options
    const now = this.now(wallet)
    return new WalletWork({ transaction, wallet, now, ids, rail, isRecorded, checkEvent })
  }

  now(wallet: WalletTime): Instant {
    return virtualNow(wallet.clock, this.#options.clock.now(), wallet.lastAt)
  }

  committed(work: WalletWork): void {
    this.#options.onCommit(work.wallet.id, {
      deliveries: work.deliveries,
      orders: work.orders,
      wallet: work.wallet,
    })
  }
}
