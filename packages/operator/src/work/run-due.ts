import { PixError } from '@pix-payments/client'
import { codeOf } from '../code-of.ts'
import { advanceDeposit } from '../deposits/advance-deposit.ts'
import { gapAfter, LEASE_MS, START_WITHIN_MS, STUCK_ATTEMPTS } from '../due.ts'
import { depositsOf } from '../events/deposits-of.ts'
import { processEvent } from '../events/process-event.ts'
import { found } from '../findings.ts'
import { inTransaction, type Kit, type Open, quietly } from '../kit-context.ts'
import { advancePayout } from '../payouts/advance-payout.ts'
import type { CycleRow, DepositRow, EventRow, PayoutRow, SubscriptionRow } from '../records.ts'
import type { Rows } from '../storage/rows.ts'
import type { Budget } from './budget.ts'

export interface WorkOptions {
  /** The largest number of pieces of work. Default: 100. */
  readonly limit?: number
  /** How many pieces of work run at once. Default: 8. */
  readonly concurrency?: number
  /** Starts no more work when it aborts. Work that started ends. */
  readonly signal?: AbortSignal | undefined
}

export interface WorkDone {
  readonly done: number
  /** Work that failed, and is tried again later. */
  readonly failed: number
}

interface Task {
  readonly subject: string
  readonly walletId: string
  /** When the row was taken. */
  readonly takenAt: number
  run(): Promise<void>
  /** Makes the row due again at an instant, as if it had not been taken. */
  putOff(until: number): Promise<void>
}

type Due = Pick<
  DepositRow | PayoutRow | EventRow | SubscriptionRow | CycleRow,
  'key' | 'wallet_id' | 'attempts'
>

type DueTable = 'events' | 'payouts' | 'deposits' | 'subscriptions' | 'cycles'

/**
 * Does work that is due: events of the inbox, payouts, deposits whose webhook is late, charges of subscriptions. Several
 * processes may call it at once: each takes other rows, for two minutes.
 */
export async function runDue(kit: Kit, budget: Budget, options: WorkOptions = {}): Promise<WorkDone> {
  const { limit = 100, concurrency = 8, signal } = options
  const count = { done: 0, failed: 0 }
  const batch = Math.min(limit, concurrency * 4)
  const isStopped = (): boolean => signal?.aborted === true
  while (count.done + count.failed < limit && !isStopped()) {
    const tasks = await claim(kit, budget, Math.min(batch, limit - count.done - count.failed))
    if (tasks.length === 0) break
    const queue = tasks.values()
    const lane = async (): Promise<void> => {
      for (const task of queue) count[(await attempt(kit, budget, task)) ? 'done' : 'failed'] += 1
    }
    await Promise.all(Array.from({ length: concurrency }, lane))
  }
  return count
}

/**
 * Events first, because they show which of the other rows have news. A table takes half of what is left at most, so that
 * a burst of events does not hold up payouts.
 */
function claim(kit: Kit, budget: Budget, limit: number): Promise<readonly Task[]> {
  const now = kit.clock.now()
  const paused = budget.paused(now)
  return inTransaction(kit, async (open) => {
    const tasks: Task[] = []
    const take = async <R extends Due>(rows: Rows<R>): Promise<readonly R[]> =>
      tasks.length >= limit
        ? []
        : rows.claim(now, now + LEASE_MS, Math.ceil((limit - tasks.length) / 2), paused)
    const add = <R extends Due>(
      table: DueTable,
      rows: readonly R[],
      run: (row: R) => Promise<void>,
    ): void => {
      for (const row of rows) {
        const putOff = (until: number): Promise<void> => putBack(kit, table, row, until)
        tasks.push({ subject: row.key, walletId: row.wallet_id, takenAt: now, run: () => run(row), putOff })
      }
    }
    const events = await take(open.events)
    const deposits = await depositsOf(open, events)
    add('events', events, (row) => processEvent(kit, row, deposits.get(row.key)))
    add('payouts', await take(open.payouts), (row) =>
      orLater(kit, row, 'payouts', () => advancePayout(kit, row)),
    )
    add('deposits', await take(open.deposits), (row) =>
      orLater(kit, row, 'deposits', () => advanceDeposit(kit, row)),
    )
    if (kit.recurring !== undefined) {
      const { advanceSubscription, advanceCycle } = kit.recurring
      add('subscriptions', await take(open.subscriptions), (row) =>
        orLater(kit, row, 'subscriptions', () => advanceSubscription(kit, row)),
      )
      add('cycles', await take(open.cycles), (row) =>
        orLater(kit, row, 'cycles', () => advanceCycle(kit, row)),
      )
    }
    return tasks
  })
}

/** Undoes a claim. Without it, a 429 would put off all claimed rows until their leases end, and count an attempt. */
const putBack = (kit: Kit, table: DueTable, { key, attempts }: Due, until: number): Promise<void> =>
  inTransaction(kit, async (open: Open) => {
    const row = await open[table].lock(key)
    if (row !== undefined && isOurs(row, attempts)) {
      await open[table].update(key, { next_at: until, attempts: attempts - 1 })
    }
  })

/** Whether no other process has finished or taken the row since this process took it. */
const isOurs = (row: Pick<DepositRow, 'next_at' | 'attempts'>, attempts: number): boolean =>
  row.next_at !== null && row.attempts === attempts

async function attempt(kit: Kit, budget: Budget, task: Task): Promise<boolean> {
  const { subject, walletId, takenAt, run, putOff } = task
  const start = kit.clock.now()
  const isLate = start - takenAt > START_WITHIN_MS
  const until = budget.pausedUntil(walletId, start) ?? (isLate ? start : undefined)
  try {
    await (until === undefined ? run() : putOff(until))
    return until === undefined
  } catch (error) {
    budget.note(walletId, kit.clock.now(), error)
    quietly(() => kit.hooks.onError?.(error, subject))
    return false
  } finally {
    quietly(() => kit.hooks.onWork?.({ subject, milliseconds: kit.clock.now() - start }))
  }
}

/** After a failure, the row is due again after a growing gap, and becomes a finding when it keeps failing. */
async function orLater(
  kit: Kit,
  { key, wallet_id, attempts }: Due,
  table: Exclude<DueTable, 'events'>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    await inTransaction(kit, async (open: Open) => {
      const row = await open[table].lock(key)
      if (row === undefined || !isOurs(row, attempts)) return
      // A minute at least: an earlier request may still be on its way, and would make a refusal wrong (G-172).
      const wait = Math.max(gapAfter(attempts), (error instanceof PixError && error.retryAfterMs) || 0)
      await open[table].update(key, { next_at: kit.clock.now() + wait })
      if (attempts < STUCK_ATTEMPTS) return
      const name = error instanceof Error ? error.name : 'an unknown error'
      const detail = `It failed ${attempts} times: ${[name, codeOf(error)].join(' ').trimEnd()}.`
      await found(kit, open, { kind: 'stuck', walletId: wallet_id, subject: key, detail })
    })
    throw error
  }
}
