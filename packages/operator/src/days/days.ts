import { recordFinding } from '../kit/findings.ts'
import { inTransaction, type Kit, runHook, type Tables } from '../kit/kit.ts'
import type { Budget } from '../pace/budget.ts'
import { checkedDay, type Day, dayAfter, dayKey, dayOf, lastCompleteDay, newDay } from './day.ts'
import { type ReconcileOptions, reconcileDay } from './reconcile-day.ts'

export interface Days {
  /**
   * Compares your books with the statement of a day in Brasília (YYYY-MM-DD). What does not fit becomes a finding. Lines
   * of deposits and payouts that were not booked yet are booked, and your handlers are called for them. The same call
   * continues a day that was stopped, and repeats a day that is open.
   *
   * @throws TypeError when `day` is not a date, or when it ended less than a minute ago.
   */
  reconcile(day: string, options?: ReconcileOptions): Promise<Day>
  /**
   * Compares all days from `since` to yesterday that are not closed, the oldest first. Call it once a day: a run that was
   * missed leaves no gap. Returns the days that it compared. A day that cannot be compared now becomes a finding, is
   * returned as it is stored, and the next call repeats it.
   */
  reconcileDue(since: string, options?: ReconcileOptions): Promise<readonly Day[]>
  /** Returns the compared days, the newest first. */
  list(filter?: {
    readonly walletId?: string
    readonly status?: Day['status']
    readonly limit?: number
  }): Promise<readonly Day[]>
}

export const createDays = (kit: Kit, budget: Budget): Days => ({
  reconcile: (day, options) => reconcileDay(kit, budget, day, options),
  async reconcileDue(since, options = {}) {
    const walletId = kit.wallets.idOf(options.walletId)
    const last = lastCompleteDay(kit.clock.now())
    const closed = await inTransaction(kit, async ({ days }) => {
      const rows = await days.find(`wallet_id = $1 and day >= $2 and status = 'closed'`, [walletId, since])
      return new Set(rows.map(({ day }) => day))
    })
    const compared: Day[] = []
    for (let day = checkedDay(since); day <= last; day = dayAfter(day)) {
      if (options.signal?.aborted === true) break
      if (closed.has(day)) continue
      const failed = (error: unknown): Promise<Day> => reportFailure(kit, walletId, day, error)
      compared.push(await reconcileDay(kit, budget, day, { ...options, walletId }).catch(failed))
    }
    return compared
  },
  list: (filter) => listDays(kit, filter),
})

/** A day that cannot be compared must not hold up the days after it. */
function reportFailure(kit: Kit, walletId: string, day: string, error: unknown): Promise<Day> {
  runHook(() => kit.hooks.onError?.(error, day, undefined))
  const detail = `It failed: ${String(error)}`
  const since = kit.clock.now()
  return inTransaction(kit, async (open) => {
    await recordFinding(kit, open, { kind: 'stuck', walletId, subject: day, detail, since })
    return dayOf((await open.days.get(dayKey(walletId, day))) ?? newDay(walletId, day))
  })
}

/** Lists days without a connection to the API. */
export const listDays = (
  kit: Tables,
  { walletId, status, limit = 100 }: Parameters<Days['list']>[0] = {},
): Promise<readonly Day[]> =>
  inTransaction(kit, async ({ days }) => {
    const rows = await days.find(
      `($1 = '' or wallet_id = $1) and ($2 = '' or status = $2) order by day desc, key limit $3`,
      [walletId ?? '', status ?? '', limit],
    )
    return rows.map(dayOf)
  })
