import { type Instant, addDays, brasiliaDate, brasiliaInstant } from '@pix-payments/pix'
import { cycleOf, type Recurrence } from '../../domain/recurrence/recurrence.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { isIn } from '../../domain/step.ts'
import { SECOND } from '../../domain/timestamp.ts'
import { MUNICIPALITY_CODE } from '../../people/home-account.ts'
import { magicPayer } from '../../people/magic-payers.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { findSchedule, lastCycleOf } from '../../storage/rows/schedule-rows.ts'
import type { WalletWork } from '../wallet-work.ts'
import { settleFirstPayment } from './first-payment.ts'
import { authorizeRecurrence, rejectAuthorization } from './move-recurrence.ts'
import {
  acceptInstruction,
  dispatchSchedule,
  rejectInstruction,
  rejectSettlement,
  settleSchedule,
} from './move-schedule.ts'
import { startCharge } from './start-charge.ts'

// The simulated payer and the payer's institution act through timers. Each function here makes one step of theirs: it
// moves the recurrence or schedule and, when this succeeds, schedules the timer of the next step.

/** The time that the simulated payer or the payer's institution takes for each step, in milliseconds. */
const DELAY = SECOND
/** The Brasília time on the due date at which the payer's institution settles. */
const SETTLEMENT_TIME = '08:00'
/** Automatic charges are created this many days before their cycle begins. §4.8 allows 2 to 10 days. */
const CHARGE_LEAD_DAYS = 5
const CHARGE_TIME = '06:00'

/** True when the payer acts on its own. When false, the payer acts only through the simulations (G-280). */
const automaticPayerEnabled = ({ wallet }: WalletWork): boolean => wallet.settings.automaticPayer

/** Starts the payer's steps for a new recurrence: the first payment follows one second later. */
export async function schedulePayerPayment(work: WalletWork, { id }: Recurrence): Promise<void> {
  await work.schedule('payerFirstPayment', id, work.now + DELAY)
}

/** Timer handler: the payer pays the first payment. */
export async function payFirstPaymentAsPayer(work: WalletWork, id: string): Promise<void> {
  if (!automaticPayerEnabled(work)) return
  const recurrence = await findRecurrence(work.transaction, id)
  const paid = recurrence && (await settleFirstPayment(work, recurrence))
  if (paid !== undefined) await work.schedule('payerAuthorization', id, work.now + DELAY)
}

/** Timer handler: the payer's institution confirms or rejects the recurrence. */
export async function authorizeAsPayer(work: WalletWork, id: string): Promise<void> {
  if (!automaticPayerEnabled(work)) return
  const recurrence = await findRecurrence(work.transaction, id)
  if (recurrence === undefined) return
  const magic = magicPayer(recurrence.payer.taxId)
  if (magic?.authorization === 'REJECTED') {
    await rejectAuthorization(work, recurrence, null)
    return
  }
  await approveAuthorization(work, recurrence)
}

/**
 * Authorizes a recurrence, and stores the municipality code that the payer's institution reports (G-066). Returns
 * undefined when the recurrence cannot be authorized.
 */
export async function approveAuthorization(
  work: WalletWork,
  recurrence: Recurrence,
): Promise<Recurrence | undefined> {
  // G-257: the first payment must be settled. A full refund changes its status to REFUNDED, so such a recurrence cannot
  // be authorized.
  if (recurrence.firstPayment.status !== 'SETTLED') return undefined
  const none = magicPayer(recurrence.payer.taxId)?.municipality === 'NONE'
  const authorized = await authorizeRecurrence(work, recurrence, none ? null : MUNICIPALITY_CODE)
  // G-180: without the municipality code of the payer, a cycle cannot be charged.
  const isCharged = work.wallet.settings.automaticCharges && !none
  if (authorized !== undefined && isCharged) await chargeCycle(work, authorized, 2)
  return authorized
}

/** Timer handler: sends the instruction to the payer's institution, and schedules its response. */
export async function dispatchToPayer(work: WalletWork, id: string): Promise<void> {
  const sent = await dispatchSchedule(work, id)
  if (sent !== undefined && automaticPayerEnabled(work))
    await work.schedule('payerAnswer', id, work.now + DELAY)
}

/** Timer handler: the payer's institution accepts or rejects the instruction. */
export async function answerInstructionAsPayer(work: WalletWork, id: string): Promise<void> {
  const [schedule, magic] = await scheduleAndMagic(work, id)
  if (schedule === undefined || magic?.answer === 'NONE' || !automaticPayerEnabled(work)) return
  if (magic?.instruction !== undefined) await rejectInstruction(work, schedule, magic.instruction)
  else await acceptAndScheduleSettlement(work, schedule)
}

/**
 * The payer's institution accepts the instruction. With automaticPayer, the settlement is scheduled for 08:00 (Brasília
 * time) on the due date.
 */
export async function acceptAndScheduleSettlement(
  work: WalletWork,
  schedule: Schedule,
): Promise<Schedule | undefined> {
  const accepted = await acceptInstruction(work, schedule)
  if (accepted !== undefined && automaticPayerEnabled(work)) {
    const at = Math.max(brasiliaInstant(accepted.dueDate, SETTLEMENT_TIME), work.now + DELAY)
    await work.schedule('payerSettlement', accepted.id, at)
  }
  return accepted
}

/** Timer handler: the payer's institution settles or rejects the charge. */
export async function settleScheduleAsPayer(work: WalletWork, id: string): Promise<void> {
  const [schedule, magic] = await scheduleAndMagic(work, id)
  if (schedule === undefined || !automaticPayerEnabled(work)) return
  if (magic?.settlement !== undefined) await rejectSettlement(work, schedule, magic.settlement)
  else await settleSchedule(work, schedule)
}

async function scheduleAndMagic(
  work: WalletWork,
  id: string,
): Promise<readonly [Schedule | undefined, ReturnType<typeof magicPayer>]> {
  const schedule = await findSchedule(work.transaction, id)
  const recurrence = schedule && (await findRecurrence(work.transaction, schedule.recurrenceId))
  return [schedule, recurrence && magicPayer(recurrence.payer.taxId)]
}

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
async function chargeCycle(work: WalletWork, recurrence: Recurrence, cycleNumber: number): Promise<void> {
  if (cycleNumber > recurrence.totalCharges) return
  const at = Math.max(chargeTimeOf(recurrence, cycleNumber), work.now + DELAY)
  await work.schedule('automaticCharge', recurrence.id, at)
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
  await chargeCycle(work, recurrence, isDue ? cycleNumber + 1 : cycleNumber)
}
