import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../clock.ts'
import type { Wallet } from '../domain/wallet/wallet.ts'
import { virtualNow } from '../domain/wallet/wallet-clock.ts'
import type { IdSource } from '../identity/id-source.ts'
import { type WalletTime, findWallet, findWalletTime, lockWallet } from '../storage/rows/wallet-rows.ts'
import type { Rail } from '../rail/rail.ts'
import type { Reader, Store, Transaction } from '../storage/store.ts'
import { type RanTimer, runDueTimers } from './run-due-timers.ts'
import { WalletWork } from './wallet-work.ts'

export interface WalletsOptions {
  readonly store: Store
  readonly clock: Clock
  readonly ids: IdSource
  readonly rail: Pick<Rail, 'place'>
  readonly checkEvent: (event: string, payload: object) => void
  /** Called after each commit of a change to a wallet. */
  readonly onCommit: (walletId: string, what: Committed) => void
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
}

/** The most timers that run in one transaction. Other transactions wait for this transaction, so it must be short. */
const TIMERS_PER_TRANSACTION = 100

/**
 * Reads and changes wallets. Every method first runs the timers of the wallet that are due, each at its own instant. So
 * no operation sees a charge that should have expired (G-089). A wallet's time only goes forward.
 */
export class Wallets {
  readonly #options: WalletsOptions

  constructor(options: WalletsOptions) {
    this.#options = options
  }

  /**
   * Locks a wallet, runs its due timers, then runs `work` and returns the result. Adds the timers that ran to `ran`.
   * Returns undefined when the wallet does not exist.
   */
  async write<T>(
    walletId: string,
    work: (wallet: WalletWork) => Promise<T>,
    ran: RanTimer[] = [],
  ): Promise<T | undefined> {
    return this.#writeAfterTimers(walletId, work, ran)
  }

  /**
   * Like `write`, for a change of many rows such as a restore. Such transactions run one after another, over all
   * processes, and have no time limit.
   */
  async writeExclusively<T>(
    walletId: string,
    work: (wallet: WalletWork) => Promise<T>,
  ): Promise<T | undefined> {
    return this.#writeAfterTimers(walletId, work, [], (transact) => this.#options.store.exclusively(transact))
  }

  /**
   * Locks two wallets, then runs `work`. It always locks the lower id first, so that two transfers cannot deadlock.
   * Returns undefined when one of the wallets does not exist.
   */
  async writeBoth<T>(
    firstId: string,
    secondId: string,
    work: (first: WalletWork, second: WalletWork) => Promise<T>,
  ): Promise<T | undefined> {
    await this.runTimers(firstId)
    await this.runTimers(secondId)
    const works: WalletWork[] = []
    const result = await this.#options.store.write(async (transaction) => {
      works.length = 0
      for (const id of [firstId, secondId].toSorted()) {
        const opened = await this.#open(transaction, id)
        if (opened === undefined) return undefined
        // There is no limit here: `runTimers` ran just before, so only few timers can be due.
        await runDueTimers(opened, this.#now(opened.wallet), Number.MAX_SAFE_INTEGER)
        works.push(opened)
      }
      const [a, b] = works
      if (a === undefined || b === undefined) return undefined
      const value = await (a.wallet.id === firstId ? work(a, b) : work(b, a))
      for (const opened of works) await opened.save()
      return { value }
    })
    for (const opened of works) this.#committed(opened)
    return result?.value
  }

  /** Reads a wallet. Returns undefined when it does not exist. */
  read<T>(walletId: string, work: (view: WalletView) => Promise<T>): Promise<T | undefined> {
    return this.#readCurrent(walletId, findWallet, (reader, wallet, now) => work({ reader, wallet, now }))
  }

  /** Reads rows of a wallet. It is faster than `read`, because it reads only the clock columns of the wallet's row. */
  lookUp<T>(walletId: string, work: (reader: Reader) => Promise<T>): Promise<T | undefined> {
    return this.#readCurrent(walletId, findWalletTime, work)
  }

  /** Runs the timers of a wallet that are due. Returns the timers that ran. */
  async runTimers(walletId: string): Promise<readonly RanTimer[]> {
    const ran: RanTimer[] = []
    await this.#writeAfterTimers(walletId, () => Promise.resolve(undefined), ran)
    return ran
  }

  async #readCurrent<Time extends WalletTime, T>(
    walletId: string,
    find: (reader: Reader, walletId: string) => Promise<Time | undefined>,
    work: (reader: Reader, wallet: Time, now: Instant) => Promise<T>,
  ): Promise<T | undefined> {
    const attempt = (): Promise<{ readonly value: T } | 'due' | undefined> =>
      this.#options.store.read(async (reader) => {
        const wallet = await find(reader, walletId)
        if (wallet === undefined) return undefined
        const now = this.#now(wallet)
        if (wallet.nextDueAt !== null && wallet.nextDueAt <= now) return 'due'
        return { value: await work(reader, wallet, now) }
      })
    for (;;) {
      const result = await attempt()
      if (result !== 'due') return result?.value
      await this.runTimers(walletId)
    }
  }

  async #writeAfterTimers<T>(
    walletId: string,
    work: (wallet: WalletWork) => Promise<T>,
    ran: RanTimer[] = [],
    write: Store['write'] = (transact) => this.#options.store.write(transact),
  ): Promise<T | undefined> {
    for (;;) {
      let opened: WalletWork | undefined
      const result = await write(async (transaction) => {
        opened = await this.#open(transaction, walletId)
        if (opened === undefined) return undefined
        const now = this.#now(opened.wallet)
        const timers = await runDueTimers(opened, now, TIMERS_PER_TRANSACTION)
        const hasMore = opened.wallet.nextDueAt !== null && opened.wallet.nextDueAt <= now
        const value = hasMore ? undefined : await work(opened)
        await opened.save()
        return { hasMore, value, timers }
      })
      if (result === undefined || opened === undefined) return undefined
      ran.push(...result.timers)
      this.#committed(opened)
      if (!result.hasMore) return result.value
    }
  }

  async #open(transaction: Transaction, walletId: string): Promise<WalletWork | undefined> {
    const wallet = await lockWallet(transaction, walletId)
    if (wallet === undefined) return undefined
    const { ids, rail, checkEvent } = this.#options
    return new WalletWork({ transaction, wallet, now: this.#now(wallet), ids, rail, checkEvent })
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
