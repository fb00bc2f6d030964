import { type Kit, runHook } from '../kit/kit.ts'
import type { Budget } from '../pace/budget.ts'
import { pause } from '../pace/pause.ts'
import { attempt } from './attempt.ts'
import { createBell } from '../pace/bell.ts'
import { claim } from './claim.ts'
import { createLanes } from './lanes.ts'

export interface WorkOptions {
  /** The largest number of pieces of work. Default: 100. */
  readonly limit?: number
  /**
   * How many pieces of work of one wallet run at once: so many for money in, so many for money out, and so many for
   * subscriptions. Default: 8.
   */
  readonly concurrency?: number
  /** Starts no more work when it aborts. Work that started ends. */
  readonly signal?: AbortSignal | undefined
}

/** Other work of the same rhythm. It decides itself whether it is due, and does not reject. */
export interface Watching {
  readonly watch?: (() => Promise<void>) | undefined
}

export interface WorkDone {
  readonly done: number
  /** Work that failed, or was left, and is tried again later. */
  readonly failed: number
}

/** The shortest time between two looks for work while other work runs, so that a burst of news does not load the database. */
const SHORTEST_GAP_MS = 20

/**
 * Does work that is due: events of the inbox, payouts, deposits whose webhook is late, charges of subscriptions. Several
 * processes may call it at once: each takes other rows, for two minutes. While calls hang, it takes other work.
 */
export const runDue = (kit: Kit, budget: Budget, options: WorkOptions & Watching): Promise<WorkDone> =>
  work(kit, budget, { limit: 100, concurrency: 8, intervalMs: 1_000, ...options })

export async function work(
  kit: Kit,
  budget: Budget,
  options: Required<Pick<WorkOptions, 'limit' | 'concurrency'>> &
    Pick<WorkOptions, 'signal'> &
    Watching & {
      readonly intervalMs: number
      /** Whether to go on when no work is due, and after an error of the database, until `signal` aborts. */
      readonly isEndless?: boolean
    },
): Promise<WorkDone> {
  const { limit, concurrency, signal, intervalMs, watch, isEndless = false } = options
  const count = { done: 0, failed: 0 }
  const isStopped = (): boolean => signal?.aborted === true
  const bell = createBell()
  const lanes = createLanes({
    concurrency,
    now: () => kit.clock.now(),
    isStopped,
    onRoom: bell.ring,
    run: async (task) => {
      count[(await attempt(kit, budget, task, isStopped())) ? 'done' : 'failed'] += 1
    },
  })
  let taken = 0
  let problem: { readonly error: unknown } | undefined
  const take = async (): Promise<number> => {
    const most = Math.min(concurrency * 4, limit - taken)
    if (isStopped() || most <= 0 || problem !== undefined) return 0
    const paused = budget.paused(kit.clock.now())
    try {
      const tasks = await claim(kit, most, (group) => [
        ...kit.wallets.removed,
        ...paused,
        ...lanes.full(group),
      ])
      lanes.add(tasks)
      taken += tasks.length
      return tasks.length
    } catch (error) {
      // The database is not there. The next look may find it.
      if (isEndless) runHook(() => kit.hooks.onError?.(error, 'worker', undefined))
      else problem = { error }
      return 0
    }
  }
  kit.bells.add(bell)
  signal?.addEventListener('abort', bell.ring)
  try {
    for (;;) {
      if (!isStopped()) void watch?.()
      if ((await take()) > 0) continue
      lanes.add([])
      if (lanes.isIdle() && (isStopped() || !isEndless)) break
      await bell.sleep(kit, intervalMs)
      if (!lanes.isIdle()) await pause(kit, SHORTEST_GAP_MS)
    }
  } finally {
    kit.bells.delete(bell)
    signal?.removeEventListener('abort', bell.ring)
  }
  if (!isStopped()) await watch?.()
  if (problem !== undefined) throw problem.error
  return count
}
