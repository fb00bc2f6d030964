import {
  type Instant,
  addDays,
  brasiliaDate,
  brasiliaInstant,
  generateTxid,
  isWithin,
  nextBusinessDay,
} from '@pix-payments/pix'
import { type Recurrence, cycleOf } from '../../domain/recurrence/recurrence.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { isIn } from '../../domain/step.ts'
import { SECOND } from '../../domain/timestamp.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { lastCycleOf } from '../../storage/rows/schedule-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { startSchedule } from './schedule-transitions.ts'

export interface ChargeTerms {
  readonly cycleNumber: number
  /** In cents. */
  readonly amount: number
  /**
   * The due date that the operator requested. If it is not a business day, the charge is due on the next business day.
   */
  readonly dueDate: string
  readonly metadata: Readonly<Record<string, string>> | undefined
}

/** Creates the AGND charge of a cycle. It checks no rules: the caller must have checked them. */
export function startCharge(
  work: WalletWork,
  recurrence: Recurrence,
  { cycleNumber, amount, dueDate, metadata }: ChargeTerms,
): Promise<Schedule> {
  return startSchedule(work, 'create', {
    walletId: recurrence.walletId,
    recurrenceId: recurrence.id,
    cycleNumber,
    purpose: 'AGND',
    amount,
    txid: generateTxid(work.random),
    originalDueDate: dueDate as Schedule['originalDueDate'],
    dueDate: nextBusinessDay(dueDate as Schedule['dueDate']),
    retryOfScheduleId: null,
    metadata: metadata ?? null,
  })
}

/** True when the date lies in the cycle (G-051). */
export const isInCycle = (recurrence: Recurrence, cycleNumber: number, date: Schedule['dueDate']): boolean =>
  isWithin(date, cycleOf(recurrence, cycleNumber))

/** A charge whose time has passed already is created after this pause, in milliseconds. */
const PAUSE = SECOND
/** Automatic charges are created this many days before their cycle begins. §4.8 allows 2 to 10 days. */
const CHARGE_LEAD_DAYS = 5
const CHARGE_TIME = '06:00'

/**
 * Returns the instant at which the charge of a cycle is created: 06:00 in Brasília, five days before the cycle begins.
 */
const chargeTimeOf = (recurrence: Recurrence, cycleNumber: number): Instant =>
  brasiliaInstant(addDays(cycleOf(recurrence, cycleNumber).start, -CHARGE_LEAD_DAYS), CHARGE_TIME)

/**
 * Returns the number of the cycle after the last charged cycle. Returns undefined when every cycle has been charged.
 */
async function nextCycleOf(work: WalletWork, { id, totalCharges }: Recurrence): Promise<number | undefined> {
  const cycleNumber = ((await lastCycleOf(work.transaction, id)) ?? 1) + 1
  return cycleNumber <= totalCharges ? cycleNumber : undefined
}

/** Schedules the timer that creates the charge of a cycle. Does nothing when the recurrence has no such cycle. */
export async function scheduleAutomaticCharge(
  work: WalletWork,
  recurrence: Recurrence,
  cycleNumber: number,
): Promise<void> {
  if (cycleNumber > recurrence.totalCharges) return
  const at = Math.max(chargeTimeOf(recurrence, cycleNumber), work.now + PAUSE)
  work.schedule('automaticCharge', recurrence.id, at)
}

/**
 * Timer handler: creates the charge of the next cycle for the receiver. The charge is due on the first day of the
 * cycle. If this day is earlier than §4.8 allows, the charge is due two days from now.
 */
export async function createAutomaticCharge(work: WalletWork, id: string): Promise<void> {
  const recurrence = await findRecurrence(work.transaction, id)
  if (recurrence === undefined || !isIn('recurrence', 'chargeable', recurrence.state)) return
  if (!work.wallet.settings.automaticCharges) return
  const cycleNumber = await nextCycleOf(work, recurrence)
  if (cycleNumber === undefined) return
  // The receiver may already have charged this cycle with createSchedule. Then `cycleNumber` is a later cycle whose
  // charge is not due yet, and the timer is scheduled again.
  const isDue = work.now >= chargeTimeOf(recurrence, cycleNumber)
  if (isDue) {
    const earliest = addDays(brasiliaDate(work.now), 2)
    const { start } = cycleOf(recurrence, cycleNumber)
    await startCharge(work, recurrence, {
      cycleNumber,
      amount: recurrence.amount ?? recurrence.firstPaymentAmount ?? 0,
      dueDate: start > earliest ? start : earliest,
      metadata: undefined,
    })
  }
  await scheduleAutomaticCharge(work, recurrence, isDue ? cycleNumber + 1 : cycleNumber)
}
