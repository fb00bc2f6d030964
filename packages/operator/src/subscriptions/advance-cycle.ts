import { outcomeOf, type Schedule } from '@pix-payments/client'
import { resolveStuck } from '../kit/findings.ts'
import { inTransaction, type Kit, type Open } from '../kit/kit.ts'
import { cycleOf, subscriptionOf } from '../kit/subscription.ts'
import { FIRST_READ_MS } from '../pace/gaps.ts'
import type { CycleRow, SubscriptionRow } from '../storage/records.ts'
import { advanceSubscription, isEnded } from './advance-subscription.ts'
import { bookCycle, outcomeOfCycle } from './book-cycle.ts'
import { termsOf } from './cycle-window.ts'
import { decideAmount } from './decide-amount.ts'
import { type NextStep, nextStep } from './next-step.ts'

/**
 * Reads the schedules of a cycle, creates its charge or retry when one is due, and steps the cycle forward. What an
 * earlier call may have created is read before anything is created, and the API creates it once for each externalId.
 */
export async function advanceCycle(kit: Kit, { key }: Pick<CycleRow, 'key'>): Promise<void> {
  const known = await inTransaction(kit, (open) => load(open, key))
  if (known === undefined) return
  // Whether the payer has authorized or cancelled meanwhile: its event may be late or lost.
  if (!isEnded(known.subscription.status)) await advanceSubscription(kit, known.subscription)
  const work = (await inTransaction(kit, (open) => load(open, key))) ?? known
  const next = await create(kit, work, await decide(kit, work))
  await inTransaction(kit, async (open) => {
    const stored = await load(open, key)
    if (stored !== undefined) await takeStep(kit, open, stored, next)
    await resolveStuck(kit, open, 'cycles', known.cycle)
  })
}

interface Work {
  readonly cycle: CycleRow
  readonly subscription: SubscriptionRow
}

async function load({ cycles, subscriptions }: Open, key: string): Promise<Work | undefined> {
  const cycle = await cycles.lock(key)
  const subscription = cycle && (await subscriptions.get(cycle.subscription_key))
  return subscription && { cycle, subscription }
}

async function decide(kit: Kit, { cycle, subscription }: Work): Promise<NextStep> {
  const { status, recurrence_id, cancel_request, wallet_id } = subscription
  const { number, waived } = cycle
  const { schedules } = kit.wallets.of(wallet_id).pix
  const ofCycle: Schedule[] = []
  const filter = { recurrenceId: recurrence_id ?? '', limit: 100 }
  for await (const it of schedules.listSchedules.items(filter)) {
    if (it.cycleNumber === number) ofCycle.push(it)
    // The newest come first. The charges of three cycles before are older than those of this cycle.
    else if (it.cycleNumber < number - 3) break
  }
  const isChargeable = status === 'AUTHORIZED' && cancel_request === null
  return nextStep({
    terms: termsOf(subscription),
    cycle: number,
    schedules: ofCycle,
    barrier: waived === null ? (isChargeable ? undefined : 'NOT_AUTHORIZED') : 'WAIVED',
    now: kit.clock.now(),
  })
}

/** Creates or cancels what the step asks for. Returns the step that follows from what the API did. */
async function create(kit: Kit, work: Work, next: NextStep): Promise<NextStep> {
  const { cycle, subscription } = work
  const { schedules } = kit.wallets.of(cycle.wallet_id).pix
  if (next.do === 'charge') {
    await schedules.createSchedule({
      id: subscription.recurrence_id ?? '',
      externalId: `cycle-${cycle.number}`,
      cycleNumber: cycle.number,
      amount: await decideAmount(kit, cycle, subscription),
      dueDate: next.dueDate,
    })
    return decide(kit, work)
  }
  try {
    if (next.do === 'retry') {
      const { of, retryDate } = next
      await schedules.createPostDueRetry({ id: of.id, externalId: `retry-${retryDate}`, retryDate })
    } else if (next.do === 'wait' && cycle.waived !== null) {
      await schedules.cancelSchedule({ id: next.open.id, externalId: 'waive', reason: cycle.waived })
    } else return next
  } catch (error) {
    if (outcomeOf(error) !== 'refused') throw error
    // The API has the last word on retries and cancellations: no retry, or too late to cancel.
  }
  const after = await decide(kit, work)
  return after.do === 'retry' ? { do: 'fail', reason: after.reason } : after
}

async function takeStep(
  kit: Kit,
  open: Open,
  { cycle: stored, subscription }: Work,
  next: NextStep,
): Promise<void> {
  const { key, status } = stored
  const { transaction } = open
  if (next.do === 'book') {
    // Whatever the cycle was before: the money is in the wallet.
    for (const { id, amount, endToEndId, dueDate, settledAt } of next.settled) {
      const paid = {
        status: 'PAID',
        amount,
        schedule_id: id,
        due_date: dueDate,
        end_to_end_id: endToEndId,
        reason: null,
        paid_at: settledAt === null ? kit.clock.now() : Date.parse(settledAt),
        next_at: null,
      } as const
      await open.cycles.update(key, paid)
      await bookCycle(kit, open, { ...stored, ...paid }, subscription)
    }
    return
  }
  // A cycle that was paid or failed stays so, until money arrives.
  if (status === 'PAID' || status === 'FAILED') return open.cycles.update(key, { next_at: null })
  if (next.do === 'wait') {
    const { id: schedule_id, dueDate: due_date } = next.open
    return open.cycles.update(key, {
      status: 'CHARGED',
      schedule_id,
      due_date,
      attempts: 0,
      next_at: next.until,
    })
  }
  // The list does not show yet what was created.
  if (next.do !== 'fail') return open.cycles.update(key, { next_at: kit.clock.now() + FIRST_READ_MS })
  const columns = { status: 'FAILED', reason: next.reason, next_at: null } as const
  await open.cycles.update(key, columns)
  const failed = { ...stored, ...columns }
  open.ended.push(outcomeOfCycle(failed))
  await kit.handlers.onCycleFailed?.(transaction, cycleOf(failed), subscriptionOf(subscription))
}
