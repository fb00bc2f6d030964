import { codeOf } from '../errors.ts'
import { recordFinding } from '../kit/findings.ts'
import { inTransaction, type Kit, type Open, runHook } from '../kit/kit.ts'
import { inSpan } from '../kit/tracing.ts'
import { noteError } from '../kit/note-error.ts'
import { type Budget, waitOf } from '../pace/budget.ts'
import { gapAfter, START_WITHIN_MS } from '../pace/gaps.ts'
import type { Due, DueTable, Task } from './claim.ts'

/** The wait after the first failure of an event, which only reads. */
const EVENT_GAP_MS = 2_000

/** Runs a task, or leaves it to the next run. Returns whether it was done. Does not reject. */
export async function attempt(kit: Kit, budget: Budget, task: Task, isStopped: boolean): Promise<boolean> {
  const { table, row } = task
  const { key: subject, wallet_id: walletId, name } = row
  const what = { table, walletId, name }
  const start = kit.clock.now()
  const isLeft = isStopped || start - task.takenAt > START_WITHIN_MS
  const until = budget.pausedUntil(walletId, start) ?? (isLeft ? start : undefined)
  let isDone = false
  try {
    await (until === undefined ? runInSpan(kit, task) : putBack(kit, task, until))
    isDone = until === undefined
  } catch (error) {
    runHook(() => kit.hooks.onError?.(error, subject, what))
    await noteError(kit, budget, walletId, error, subject)
  }
  runHook(() => kit.hooks.onWork?.({ ...what, subject, isDone, milliseconds: kit.clock.now() - start }))
  return isDone
}

function runInSpan(kit: Kit, task: Task): Promise<void> {
  const { table, row } = task
  const attributes = { 'pix.wallet.id': row.wallet_id, 'pix.event.name': row.name }
  const start = {
    name: `work ${table}`,
    kind: 'INTERNAL',
    parent: row.traceparent ?? null,
    attributes,
  } as const
  return inSpan(kit.tracing, start, () => runOrPostpone(kit, task))
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

async function postpone(
  kit: Kit,
  open: Open,
  { table, row }: Pick<Task, 'table' | 'row'>,
  error: unknown,
): Promise<void> {
  const { key, wallet_id: walletId, attempts } = row
  if (!(await isOurs(open, table, row))) return
  const now = kit.clock.now()
  const { name: errorName, message } = error instanceof Error ? error : new Error('unknown')
  const problem = `${errorName}: ${message}`
  // A minute at least: an earlier request may still be on its way, and would make a refusal wrong (G-172).
  const gap = table === 'events' ? gapAfter(attempts, EVENT_GAP_MS, key) : gapAfter(attempts, undefined, key)
  const failing_since = row.failing_since ?? now
  const next_at = now + Math.max(gap, waitOf(error))
  await open[table].update(key, { next_at, failing_since, ...(table === 'events' && { problem }) })
  if (next_at - failing_since <= kit.alarmAfterMs.failing) return
  // The message of an error of a payout may have personal data.
  const cause = row.name === undefined ? [errorName, codeOf(error)].join(' ').trimEnd() : problem
  const detail = `${row.name ?? 'It'} failed ${attempts} times: ${cause}`
  await recordFinding(kit, open, {
    kind: 'stuck',
    walletId,
    subject: key,
    detail,
    since: failing_since,
  })
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
