import type { Instant } from '@pix-payments/pix'
import { timerCause } from '../../domain/cause.ts'
import { findWebhook } from '../../storage/rows/webhook-rows.ts'
import type { Timer } from '../../storage/rows/timer-rows.ts'
import type { Reader } from '../../storage/store.ts'
import { type TimerKind, readFirstTimers } from './wallet-timers.ts'
import type { WalletWork } from './wallet-work.ts'

/** What happens when a timer is due. `Wallets` gets it from outside, so that opening a wallet imports no operation. */
export interface TimerHandlers {
  /** Reads what running the timer reads first, see `Transaction.prepareReads`. */
  load(timer: Timer, reader: Reader): Promise<unknown>
  /** Runs a timer that is due. */
  run(work: WalletWork, timer: Timer): Promise<void>
}

/** A timer that has run. */
export interface RanTimer {
  readonly at: Instant
  readonly kind: TimerKind
  readonly resourceId: string
  /** The first event that the timer emitted; null when it emitted no event. */
  readonly event: string | null
  /** The JSON text of the cause: what set the timer. */
  readonly causedBy: string | null
}

/** Reads what `runDueTimers` reads first: call it in `Transaction.prepareReads`, for several wallets at once. */
export async function loadDueTimers(
  reader: Reader,
  {
    handlers,
    walletId,
    since,
    until,
  }: {
    readonly handlers: TimerHandlers
    readonly walletId: string
    /** When the first timer is due. */
    readonly since: Instant
    readonly until: Instant
  },
): Promise<void> {
  // Most timers emit an event.
  const [earliest] = await Promise.all([
    readFirstTimers(reader, walletId, since),
    findWebhook(reader, walletId),
  ])
  const due = earliest.filter(({ dueAt }) => dueAt <= until)
  await Promise.all(due.map((timer) => handlers.load(timer, reader)))
}

/**
 * Runs the timers that are due at `until` or earlier, in order of time, at most `limit` timers. A timer that another
 * timer creates runs too, when it is due. While a timer runs, the wallet's time is the instant at which the timer was
 * due. Afterwards it is `until`; while more timers are due, it stays at the last timer, so that they too run at their
 * own instants.
 */
export async function runDueTimers(
  work: WalletWork,
  handlers: TimerHandlers,
  until: Instant,
  limit: number,
): Promise<readonly RanTimer[]> {
  const ran: RanTimer[] = []
  if (limit > 1 && (await hasDueTimer(work, until))) {
    const due = (await work.dueTimers(until)).slice(0, limit)
    await work.transaction.prepareReads((reader) =>
      Promise.all(due.map((timer) => handlers.load(timer, reader))),
    )
  }
  while (ran.length < limit) {
    const timer = await nextDue(work, until)
    if (timer === undefined) break
    ran.push(await runTimer(work, handlers, timer))
  }
  work.because(undefined)
  if (!(await hasDueTimer(work, until))) work.moveTo(Math.max(until, work.wallet.lastAt))
  return ran
}

/** Runs one timer that is due. The wallet's time only goes forward: a timer that others have passed runs at their time. */
export async function runTimer(work: WalletWork, handlers: TimerHandlers, timer: Timer): Promise<RanTimer> {
  const { dueAt, position, resourceId, causedBy } = timer
  work.cancelTimer(dueAt, position)
  work.moveTo(Math.max(dueAt, work.wallet.lastAt))
  const events = work.emitted.length
  work.because(timerCause(timer))
  await handlers.run(work, timer)
  work.change({ lastAt: work.now })
  const event = work.emitted[events] ?? null
  return { at: dueAt, kind: timer.kind as TimerKind, resourceId, event, causedBy }
}

export async function hasDueTimer(work: WalletWork, until: Instant): Promise<boolean> {
  const dueAt = await work.nextDueAt()
  return dueAt !== null && dueAt <= until
}

async function nextDue(work: WalletWork, until: Instant): Promise<Timer | undefined> {
  if (!(await hasDueTimer(work, until))) return undefined
  const first = await work.firstTimer()
  return first !== undefined && first.dueAt <= until ? first : undefined
}
