import type { Instant } from '@pix-payments/pix'
import type { WalletWork } from './wallet-work.ts'
import { runTimer } from './timer-handlers.ts'
import type { TimerKind } from './timer-kind.ts'

/** A timer that has run. */
export interface RanTimer {
  readonly at: Instant
  readonly kind: TimerKind
  readonly resourceId: string
  /** The first event that the timer emitted; null when it emitted no event. */
  readonly event: string | null
}

/**
 * Runs the timers that are due at `until` or earlier, in order of time, at most `limit` timers. A timer that another
 * timer creates runs too, when it is due. While a timer runs, the wallet's time is the instant at which the timer was
 * due. Afterwards it is `until`.
 */
export async function runDueTimers(
  work: WalletWork,
  until: Instant,
  limit: number,
): Promise<readonly RanTimer[]> {
  const ran: RanTimer[] = []
  while (ran.length < limit && work.wallet.nextDueAt !== null && work.wallet.nextDueAt <= until) {
    const timer = await work.nextTimer()
    if (timer !== undefined && timer.dueAt <= until) {
      const kind = timer.kind as TimerKind
      await work.removeTimer(timer)
      work.moveTo(Math.max(timer.dueAt, work.wallet.lastAt))
      const events = work.emitted.length
      await runTimer(work, timer)
      work.change({ lastAt: work.now })
      const event = work.emitted[events] ?? null
      ran.push({ at: timer.dueAt, kind, resourceId: timer.resourceId, event })
    }
    await work.nextTimer()
  }
  work.moveTo(Math.max(until, work.wallet.lastAt))
  return ran
}
