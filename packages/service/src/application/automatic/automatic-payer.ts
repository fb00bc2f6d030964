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
import { payFirst } from './first-payment.ts'
import { authorizeRecurrence, rejectAuthorization } from './move-recurrence.ts'
import {
  acceptInstruction,
  dispatchSchedule,
  rejectInstruction,
  rejectSettlement,
  settleSchedule,
} from './move-schedule.ts'
import { startCharge } from './start-charge.ts'

// The moves know nothing of the payer: this file calls them, and plans the payer's next step by what they return.

/** How long the simulated payer and the institution take for each step. */
const DELAY = SECOND
/** When the payer's institution settles on the due date. */
const SETTLEMENT_TIME = '08:00'
/** How long before the first day of a cycle its charge is created, within the 2 to 10 days of §4.8. */
const CHARGE_LEAD_DAYS = 5
const CHARGE_TIME = '06:00'

/** Switched off, the payer takes no further step: the simulations do it (G-280). */
const automaticPayerEnabled = ({ wallet }: WalletWork): boolean => wallet.settings.automaticPayer

/** The payer scans the composite QR code of a new recurrence. */
export async function payAsPayer(work: WalletWork, { id }: Recurrence): Promise<void> {
  await work.schedule('payerFirstPayment', id, work.now + DELAY)
}

/** A timer: the first Pix, as declared. */
export async function payFirstAsPayer(work: WalletWork, id: string): Promise<void> {
  if (!automaticPayerEnabled(work)) return
  const recurrence = await findRecurrence(work.transaction, id)
  const paid = recurrence && (await payFirst(work, recurrence))
  if (paid !== undefined) await work.schedule('payerAuthorization', id, work.now + DELAY)
}

/** A timer: the payer's institution confirms or rejects. */
export async function authorizeAsPayer(work: WalletWork, id: string): Promise<void> {
  if (!automaticPayerEnabled(work)) return
  const recurrence = await findRecurrence(work.transaction, id)
  if (recurrence === undefined) return
  const magic = magicPayer(recurrence.payer.taxId)
  if (magic?.authorization === 'REJECTED') {
    await rejectAuthorization(work, recurrence, null)
    return
  }
  await approve(work, recurrence)
}

/** The authorization, with what the payer's institution tells of the payer (G-066). */
export async function approve(work: WalletWork, recurrence: Recurrence): Promise<Recurrence | undefined> {
  // G-257: after a refund of the first payment an approval is refused.
  if (recurrence.firstPayment.status !== 'SETTLED') return undefined
  const none = magicPayer(recurrence.payer.taxId)?.municipality === 'NONE'
  const authorized = await authorizeRecurrence(work, recurrence, none ? null : MUNICIPALITY_CODE)
  // G-180: without the code no cycle can be charged.
  const isCharged = work.wallet.settings.automaticCharges && !none
  if (authorized !== undefined && isCharged) await chargeCycle(work, authorized, 2)
  return authorized
}

/** A timer: the instruction goes to the payer's institution, which will answer it. */
export async function dispatchToPayer(work: WalletWork, id: string): Promise<void> {
  const sent = await dispatchSchedule(work, id)
  if (sent !== undefined && automaticPayerEnabled(work))
    await work.schedule('payerAnswer', id, work.now + DELAY)
}

/** A timer. */
export async function answerInstructionAsPayer(work: WalletWork, id: string): Promise<void> {
  const [schedule, magic] = await scheduleAndMagic(work, id)
  if (schedule === undefined || magic?.answer === 'NONE' || !automaticPayerEnabled(work)) return
  if (magic?.instruction !== undefined) await rejectInstruction(work, schedule, magic.instruction)
  else await accept(work, schedule)
}

/** The payer's institution accepts the instruction, and will pay on the due date, at eight in Brasília. */
export async function accept(work: WalletWork, schedule: Schedule): Promise<Schedule | undefined> {
  const accepted = await acceptInstruction(work, schedule)
  if (accepted !== undefined && automaticPayerEnabled(work)) {
    const at = Math.max(brasiliaInstant(accepted.dueDate, SETTLEMENT_TIME), work.now + DELAY)
    await work.schedule('payerSettlement', accepted.id, at)
  }
  return accepted
}

/** A timer. */
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

/** When the charge of a cycle is created by itself: some days before the cycle begins. */
const chargeTimeOf = (recurrence: Recurrence, cycleNumber: number): Instant =>
  brasiliaInstant(addDays(cycleOf(recurrence, cycleNumber).start, -CHARGE_LEAD_DAYS), CHARGE_TIME)

/** The first cycle that was never charged; undefined after the last. */
async function nextCycleOf(work: WalletWork, { id, totalCharges }: Recurrence): Promise<number | undefined> {
  const cycleNumber = ((await lastCycleOf(work.transaction, id)) ?? 1) + 1
  return cycleNumber <= totalCharges ? cycleNumber : undefined
}

/** The charge of a cycle, if there is such a cycle, will be created by itself. */
async function chargeCycle(work: WalletWork, recurrence: Recurrence, cycleNumber: number): Promise<void> {
  if (cycleNumber > recurrence.totalCharges) return
  const at = Math.max(chargeTimeOf(recurrence, cycleNumber), work.now + DELAY)
  await work.schedule('automaticCharge', recurrence.id, at)
}

/** A timer: the receiver's charge of the next cycle, due on its first day or as soon as the window of §4.8 allows. */
export async function createChargeAsReceiver(work: WalletWork, id: string): Promise<void> {
  const recurrence = await findRecurrence(work.transaction, id)
  if (recurrence === undefined || !isIn('recurrence', 'chargeable', recurrence.state)) return
  if (!work.wallet.settings.automaticCharges) return
  const cycleNumber = await nextCycleOf(work, recurrence)
  if (cycleNumber === undefined) return
  // The receiver may have charged the cycle by a command; the turn of the next one has not come then.
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
