import type { Instant } from '@pix-payments/pix'
import type { WalletWork } from './wallet-work.ts'
import { TIMER_HANDLERS } from './timer-handlers.ts'
import type { TimerKind } from './timer-kind.ts'

/** A timer that ran. */
export interface RanTimer {
  readonly at: Instant
  readonly kind: TimerKind
  readonly resourceId: string
  /** The first event that it caused. */
  readonly event: string | null
}

/** Runs what is due until `until`, in order and with what that creates on the way, each at its own instant. */
export async function runDueTimers(
  work: WalletWork,
  until: Instant,
  most: number,
): Promise<readonly RanTimer[]> {
  const ran: RanTimer[] = []
  while (ran.length < most && work.wallet.nextDueAt !== null && work.wallet.nextDueAt <= until) {
    const timer = await work.nextTimer()
    if (timer !== undefined && timer.dueAt <= until) {
      const kind = timer.kind as TimerKind
      await work.removeTimer(timer)
      work.moveTo(Math.max(timer.dueAt, work.wallet.lastAt))
      const events = work.emitted.length
      await TIMER_HANDLERS[kind](work, timer.resourceId)
      work.change({ lastAt: work.now })
      const event = work.emitted[events] ?? null
      ran.push({ at: timer.dueAt, kind, resourceId: timer.resourceId, event })
    }
    await work.nextTimer()
  }
  work.moveTo(Math.max(until, work.wallet.lastAt))
  return ran
}
