import { PixError } from '@pix-payments/client'
import { advanceDeposit } from '../deposits/advance-deposit.ts'
import { codeOf } from '../errors.ts'
import { processEvent } from '../events/process-event.ts'
import { readDeposits } from '../events/read-deposits.ts'
import { recordFinding } from '../kit/findings.ts'
import { inTransaction, type Kit, type Open, runHook } from '../kit/kit.ts'
import type { Budget } from '../pace/budget.ts'
import { gapAfter, LEASE_MS, START_WITHIN_MS, STUCK_ATTEMPTS } from '../pace/gaps.ts'
import { advancePayout } from '../payouts/advance-payout.ts'
import type { DepositRow, EventRow } from '../storage/records.ts'
import type { Rows } from '../storage/rows.ts'

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

/** A row that is due. `name` is that of an event. */
type Due = Pick<DepositRow, 'key' | 'wallet_id' | 'attempts'> & Partial<Pick<EventRow, 'name'>>

type DueTable = 'events' | 'payouts' | 'deposits' | 'subscriptions' | 'cycles'

interface Task {
  readonly table: DueTable
  readonly row: Due
  /** When the row was taken. */
  readonly takenAt: number
  run(): Promise<void>
}

/** The wait after the first failure of an event, which only reads. */
const EVENT_GAP_MS = 2_000

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
      for (const row of rows) tasks.push({ table, row, takenAt: now, run: () => run(row) })
    }
    const events = await take(open.events)
    const deposits = await readDeposits(open, events)
    add('events', events, (row) => processEvent(kit, row, deposits.get(row.key)))
    add('payouts', await take(open.payouts), (row) => advancePayout(kit, row))
    add('deposits', await take(open.deposits), (row) => advanceDeposit(kit, row))
    if (kit.recurring !== undefined) {
      const { advanceSubscription, advanceCycle } = kit.recurring
      add('subscriptions', await take(open.subscriptions), (row) => advanceSubscription(kit, row))
      add('cycles', await take(open.cycles), (row) => advanceCycle(kit, row))
    }
    return tasks
  })
}

async function attempt(kit: Kit, budget: Budget, task: Task): Promise<boolean> {
  const { key: subject, wallet_id: walletId } = task.row
  const start = kit.clock.now()
  const isLate = start - task.takenAt > START_WITHIN_MS
  const until = budget.pausedUntil(walletId, start) ?? (isLate ? start : undefined)
  try {
    await (until === undefined ? runOrPostpone(kit, task) : putBack(kit, task, until))
    return until === undefined
  } catch (error) {
    budget.note(walletId, kit.clock.now(), error)
    runHook(() => kit.hooks.onError?.(error, subject))
    return false
  } finally {
    runHook(() => kit.hooks.onWork?.({ subject, milliseconds: kit.clock.now() - start }))
  }
}

/** After a failure, the row is due again after a growing gap, and becomes a finding when it keeps failing. */
async function runOrPostpone(kit: Kit, task: Task): Promise<void> {
  try {
    await task.run()
  } catch (error) {
    await inTransaction(kit, (open) => postpone(kit, open, task, error))
    throw error
  }
}

async function postpone(kit: Kit, open: Open, { table, row }: Task, error: unknown): Promise<void> {
  const { key, wallet_id: walletId, attempts } = row
  if (!(await isOurs(open, table, row))) return
  const problem = error instanceof Error ? `${error.name}: ${error.message}` : 'an unknown error'
  const retryAfterMs = (error instanceof PixError && error.retryAfterMs) || 0
  // A minute at least: an earlier request may still be on its way, and would make a refusal wrong (G-172).
  const gap = table === 'events' ? gapAfter(attempts, EVENT_GAP_MS) : gapAfter(attempts)
  const next_at = kit.clock.now() + Math.max(gap, retryAfterMs)
  await open[table].update(key, { next_at, ...(table === 'events' && { problem }) })
  if (attempts < STUCK_ATTEMPTS) return
  const name = error instanceof Error ? error.name : 'an unknown error'
  const detail =
    row.name === undefined
      ? `It failed ${attempts} times: ${[name, codeOf(error)].join(' ').trimEnd()}.`
      : `The event ${row.name} failed ${attempts} times. ${problem}`
  await recordFinding(kit, open, { kind: 'stuck', walletId, subject: key, detail })
}

/** Undoes a claim. Without it, a 429 would put off all claimed rows until their leases end, and count an attempt. */
const putBack = (kit: Kit, { table, row }: Task, until: number): Promise<void> =>
  inTransaction(kit, async (open) => {
    if (await isOurs(open, table, row))
      await open[table].update(row.key, { next_at: until, attempts: row.attempts - 1 })
  })

/** Locks the row. Returns whether no other process has finished or taken it since this process took it. */
async function isOurs(open: Open, table: DueTable, { key, attempts }: Due): Promise<boolean> {
  const row = await open[table].lock(key)
  return row !== undefined && row.next_at !== null && row.attempts === attempts
}
