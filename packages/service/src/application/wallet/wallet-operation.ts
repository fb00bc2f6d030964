import type { Instant } from '@pix-payments/pix'
import type { Cause } from '../../domain/cause.ts'
import type { Timer } from '../../storage/rows/timer-rows.ts'
import type { Reader } from '../../storage/store.ts'
import type { RanTimer } from './due-timers.ts'
import type { WalletMemory } from './wallet-memory.ts'
import type { Waiting } from './wallet-queue.ts'
import type { WalletWork } from './wallet-work.ts'

/**
 * For which timers that are due an operation waits, after the first batch of a transaction. `a batch`: until a whole batch
 * that are not expiries of charges have run, or all of them.
 */
export type WaitsFor = 'all' | 'a batch' | 'none'

/** A change of a wallet. It may run again, see `Store.write`. */
export type Change<T> = (wallet: WalletWork) => Promise<T>

/**
 * What an operation reads first, besides its wallet, see `Transaction.prepareReads`. An operation that says so shares a
 * transaction with others. So it must take the wallet's balances, counters and days from its `WalletWork`: their rows
 * are written after the last operation of the transaction.
 */
export type Load = (reader: Reader, memory: WalletMemory) => Promise<unknown>

/** An operation that waits for its wallet. */
export interface Operation {
  readonly work: Change<unknown>
  readonly load: Load | undefined
  /** Gets the timers that ran before the operation. */
  readonly ran: RanTimer[]
  readonly cause: Cause | undefined
  readonly waitsFor: WaitsFor
  /** True for an operation that only runs timers, so that the wallet's time stays at the last timer. */
  readonly isOnlyTimers: boolean
}

export const isDue = (timer: Timer | undefined, now: Instant): timer is Timer =>
  timer !== undefined && timer.dueAt <= now

/** The strictest demand of several operations. */
export function strictestOf(group: readonly Waiting<Operation>[]): WaitsFor {
  const all = new Set(group.map(({ operation }) => operation.waitsFor))
  return all.has('all') ? 'all' : all.has('a batch') ? 'a batch' : 'none'
}

export const isOnlyTimers = (group: readonly Waiting<Operation>[]): boolean =>
  group.every(({ operation }) => operation.isOnlyTimers)

/** True if all operations share, see {@link Load}. */
export const doShare = (group: readonly Waiting<Operation>[]): boolean =>
  group.every(({ operation }) => operation.load !== undefined)

/** Everything that several operations read first. */
export const loadOf =
  (group: readonly Waiting<Operation>[], memory: WalletMemory) =>
  (reader: Reader): Promise<unknown> =>
    Promise.all(group.map(({ operation }) => operation.load?.(reader, memory)))

/** Performs operations one after another. Returns callbacks that give the results to the callers, after the commit. */
export async function performAll(
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
