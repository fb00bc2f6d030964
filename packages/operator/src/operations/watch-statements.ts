import { brasiliaDay } from '../dates.ts'
import { repairLines } from '../days/match-lines.ts'
import { PAGE_SIZE } from '../days/reconcile-day.ts'
import { type Kit, runHook } from '../kit/kit.ts'
import { noteError } from '../kit/note-error.ts'
import type { Budget } from '../pace/budget.ts'

const INTERVAL_MS = 5 * 60_000

/** So that a wallet with many lines keeps its rate limit for other calls. The daily reconciliation reads the others. */
const MOST_PAGES = 20

/** The newest line of a wallet that was looked at. */
interface Seen {
  readonly day: string
  readonly id: string
}

/**
 * Returns a function that books what the statements of the running day show and no event brought, such as a take-back
 * whose webhook was lost. It does so at most every five minutes, and reads only the lines that are new.
 */
export function createWatch(kit: Kit, budget: Budget): () => Promise<void> {
  const seen = new Map<string, Seen>()
  let nextAt = 0
  let running = Promise.resolve()
  const readWallet = async (walletId: string): Promise<void> => {
    const now = kit.clock.now()
    if (budget.pausedUntil(walletId, now) !== undefined) return
    const { statements } = kit.wallets.of(walletId).pix
    const today = brasiliaDay(now)
    const last = seen.get(walletId)
    const filter = { initDate: last?.day ?? today, endDate: today, pageSize: PAGE_SIZE }
    let newest: string | undefined
    let cursor: string | null = null
    let pages = 0
    do {
      const page: Awaited<ReturnType<typeof statements.listStatement>> = await statements.listStatement({
        ...filter,
        ...(cursor !== null && { cursor }),
      })
      newest ??= page.data[0]?.id
      // The newest lines come first.
      const end = page.data.findIndex(({ id }) => id === last?.id)
      await repairLines(kit, walletId, end === -1 ? page.data : page.data.slice(0, end))
      cursor = end === -1 ? page.nextCursor : null
      pages += 1
    } while (cursor !== null && pages < MOST_PAGES)
    if (newest !== undefined) seen.set(walletId, { day: today, id: newest })
  }
  const readAll = async (): Promise<void> => {
    for (const { walletId } of kit.wallets.all) {
      try {
        await readWallet(walletId)
      } catch (error) {
        runHook(() => kit.hooks.onError?.(error, `statement of ${walletId}`, undefined))
        await noteError(kit, budget, walletId, error)
      }
    }
  }
  return () => {
    const now = kit.clock.now()
    if (now >= nextAt) {
      nextAt = now + INTERVAL_MS
      running = running.then(readAll)
    }
    return running
  }
}
