import { type Deposit, depositOf } from '../kit/deposit.ts'
import { inTransaction, type Kit } from '../kit/kit.ts'
import { isFinal } from '../kit/status.ts'
import type { Budget } from '../pace/budget.ts'
import { LEASE_MS } from '../pace/gaps.ts'
import type { DepositRow } from '../storage/records.ts'
import { attempt } from './attempt.ts'
import { createBell } from '../pace/bell.ts'
import { advanceDeposit } from '../deposits/advance-deposit.ts'

const FIRST_LOOK_MS = 250
const LONGEST_LOOK_MS = 3_000
/** How many deposits are read from the API at once. */
const READS = 8

export interface WaitOptions {
  /** Ends the wait, for example when the player leaves. */
  readonly signal?: AbortSignal
  /** The end of the wait, in milliseconds since 1970. Default: when the charge expires. */
  readonly deadline?: number
}

interface Waiter {
  readonly chargeId: string
  readonly deadline: number | undefined
  resolve(deposit: Deposit): void
  reject(error: unknown): void
}

export type WaitForDeposit = (chargeId: string, options?: WaitOptions) => Promise<Deposit>

/**
 * Returns the function that waits until the deposit of a charge is paid or closed, and returns it. It returns the deposit
 * as it is at the deadline. The state is a row: after a restart, wait again. All waits of a process share their looks at
 * the database. A row that is due is taken and read as by a worker, so the wait also works without a worker.
 */
export function createWaitForDeposit(kit: Kit, budget: Budget): WaitForDeposit {
  const waiters = new Set<Waiter>()
  const bell = createBell()
  let isLooking = false
  let look = FIRST_LOOK_MS
  let reads = 0
  const read = async ({ key }: DepositRow): Promise<void> => {
    reads += 1
    const row = await takeDue(kit, key).catch(() => undefined)
    if (row !== undefined) {
      const takenAt = kit.clock.now()
      const run = (): Promise<void> => advanceDeposit(kit, row)
      await attempt(kit, budget, { group: 'in', table: 'deposits', row, takenAt, run }, false)
      bell.ring()
    }
    reads -= 1
  }
  /** Ends the waits that are over. Returns the milliseconds until the next one ends. */
  const lookAt = async (all: readonly Waiter[]): Promise<number> => {
    const ids = [...new Set(all.map(({ chargeId }) => chargeId))]
    const rows = await inTransaction(kit, ({ deposits }) =>
      deposits.find(`charge_id in (${ids.map((_, index) => `$${index + 1}`).join(', ')})`, ids),
    )
    const byId = new Map(rows.map((row) => [row.charge_id, row]))
    const now = kit.clock.now()
    let soonest = Infinity
    for (const waiter of all) {
      const { chargeId, deadline } = waiter
      const row = byId.get(chargeId)
      if (row === undefined) {
        waiter.reject(new TypeError(`The kit has no deposit with the charge ${chargeId}.`))
        continue
      }
      const end = deadline ?? (row.expires_at ?? now) + LONGEST_LOOK_MS
      if (isFinal('charge', row.status) || now >= end) waiter.resolve(depositOf(row))
      else soonest = Math.min(soonest, end - now)
    }
    for (const row of rows) {
      const isDue = row.next_at !== null && row.next_at <= now
      if (isDue && reads < READS && budget.pausedUntil(row.wallet_id, now) === undefined) void read(row)
    }
    return soonest
  }
  const lookAtAll = async (): Promise<void> => {
    isLooking = true
    while (waiters.size > 0) {
      const all = [...waiters]
      const soonest = await lookAt(all).catch((error: unknown) => {
        for (const { reject } of all) reject(error)
        return 0
      })
      if (waiters.size > 0) await bell.sleep(kit, Math.min(look, soonest))
      look = Math.min(look * 1.5, LONGEST_LOOK_MS)
    }
    isLooking = false
  }
  return (chargeId, { signal, deadline } = {}) => {
    let end = (): void => undefined
    return new Promise<Deposit>((resolve, reject) => {
      signal?.throwIfAborted()
      const waiter = { chargeId, deadline, resolve, reject }
      const abort = (): void => reject(signal?.reason)
      end = () => {
        waiters.delete(waiter)
        signal?.removeEventListener('abort', abort)
      }
      signal?.addEventListener('abort', abort)
      waiters.add(waiter)
      look = FIRST_LOOK_MS
      if (isLooking) bell.ring()
      else void lookAtAll()
    }).finally(() => end())
  }
}

/** Takes a row as a worker does, unless another process has. So reads that fail have growing gaps. */
const takeDue = (kit: Kit, key: string): Promise<DepositRow | undefined> =>
  inTransaction(kit, async ({ deposits }) => {
    const row = await deposits.lock(key)
    const now = kit.clock.now()
    if (row === undefined || row.next_at === null || row.next_at > now) return undefined
    const taken = { next_at: now + LEASE_MS, attempts: row.attempts + 1 }
    await deposits.update(key, taken)
    return { ...row, ...taken }
  })
