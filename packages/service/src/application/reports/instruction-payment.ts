import type { Schedule } from '../../domain/schedule/schedule.ts'
import { isIn } from '../../domain/step.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { rejectSettlement, settleSchedule } from '../transitions/schedule-transitions.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { findSchedule } from '../../storage/rows/schedule-rows.ts'
import { keptBecausePaid } from './doubled-payment.ts'
import { type Received, refused } from './received.ts'
import { moveOwnSchedule } from './schedule.ts'

/**
 * §4.8: the payer's institution pays an accepted instruction, or fails to pay it (G-146). A payment of a schedule that
 * has ended without it is refused, so the money goes back to the payer (G-347).
 */
export async function instructionPayment(
  work: WalletWork,
  { scheduleId, outcome, rejectionCode }: ReportOf<'instructionPayment'>,
): Promise<Received<Schedule>> {
  const isPaid = outcome === 'SETTLED'
  const doubled = isPaid ? await keptBecauseDoubled(work, scheduleId) : undefined
  if (doubled !== undefined) return doubled
  const received = await moveOwnSchedule(
    work,
    scheduleId,
    (schedule) => (isPaid ? settleSchedule(work, schedule) : rejectSettlement(work, schedule, rejectionCode)),
    ({ state }) => (isPaid ? state === 'SUCCESS.SETTLED' || hasEndedUnpaid(state) : hasEndedUnpaid(state)),
  )
  const isTooLate = isPaid && received.result === 'KNOWN' && hasEndedUnpaid(received.resource.state)
  return isTooLate ? refused(received.resource, 'NOT_PAYABLE') : received
}

/** The endToEndId of the payment is the endToEndId of the instruction. */
async function keptBecauseDoubled(
  { transaction }: WalletWork,
  scheduleId: string,
): Promise<Received<never> | undefined> {
  const sent = (await findSchedule(transaction, scheduleId))?.attempts.at(-1)
  return sent && keptBecausePaid(transaction, sent.endToEndId, scheduleId)
}

const hasEndedUnpaid = (state: Schedule['state']): boolean =>
  isIn('schedule', 'terminal', state) && state !== 'SUCCESS.SETTLED'
