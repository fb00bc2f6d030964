import { step } from '../../domain/step.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { findSchedule } from '../../storage/rows/schedule-rows.ts'
import { receive } from '../inbound/receive.ts'
import type { WalletWork } from '../wallet-work.ts'
import { newRegulatoryMessageId } from './order-cancellation.ts'

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
  const reports = await work.order({
    order: 'instruction',
    regulatoryMessageId: newRegulatoryMessageId(work),
    scheduleId: id,
    recurrenceId,
    payerTaxId: recurrence.payer.taxId,
    purpose,
    txid,
    amount,
    dueDate,
  })
  for (const report of reports) await receive(work, report)
}
