import { step } from '../../domain/step.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { findSchedule, updateSchedule } from '../../storage/rows/schedule-rows.ts'
import { receive } from '../reports/receive.ts'
import { newRegulatoryMessageId } from '../transitions/cancellation-order.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'

/**
 * Timer handler: orders the instruction of a new schedule. The schedule stays CREATED until the institution reports that
 * it has sent the instruction (G-098).
 */
export async function dispatchSchedule(work: WalletWork, id: string): Promise<void> {
  const schedule = await findSchedule(work.transaction, id)
  if (schedule === undefined || step('schedule', schedule.state, 'dispatch') === undefined) return
  const recurrence = await findRecurrence(work.transaction, schedule.recurrenceId)
  if (recurrence === undefined) throw new Error(`The recurrence of the schedule ${schedule.id} is missing`)
  const { recurrenceId, purpose, txid, amount, dueDate } = schedule
  const instructionId = newRegulatoryMessageId(work)
  const reports = await work.order({
    order: 'instruction',
    regulatoryMessageId: instructionId,
    scheduleId: id,
    recurrenceId,
    payerTaxId: recurrence.payer.taxId,
    purpose,
    txid,
    amount,
    dueDate,
  })
  // Without a report, the instruction waits to be sent. A cancellation must then follow it.
  if (reports.length === 0) await updateSchedule(work.transaction, { ...schedule, instructionId })
  for (const report of reports) await receive(work, report)
}
