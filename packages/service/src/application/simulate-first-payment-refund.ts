import { firstAmountOf, recurrenceBody } from '../domain/recurrence/recurrence.ts'
import { SECOND } from '../domain/timestamp.ts'
import { startAutomaticRefund } from './automatic/end-automatic-refund.ts'
import { firstBroken } from './automatic/late.ts'
import { changeRecurrence } from './automatic/move-recurrence.ts'
import { ownRecurrence } from './automatic/own.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** It settles by itself, since no route simulates its result (G-230). */
const SETTLEMENT = 2 * SECOND

/** §4.8: once, all or a part (G-149, G-230). */
export const simulateFirstPaymentRefund: Handler<'simulateFirstPaymentRefund'> = async (
  service,
  { caller, path, body, late },
) => {
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const found = await ownRecurrence(work.transaction, caller.walletId, path.id)
    if (!found.ok) return found
    const recurrence = found.value
    const { firstPayment, id, walletId } = recurrence
    const amount = body?.amount ?? firstAmountOf(recurrence)
    const broken = await firstBroken(late, [
      ['INVALID_RECURRENCE_STATE', () => firstPayment.status !== 'SETTLED'],
      ['AMOUNT_OUT_OF_RANGE', () => amount > firstAmountOf(recurrence)],
    ])
    if (broken !== undefined) return broken
    const refund = await startAutomaticRefund(work, 'createForFirstPayment', {
      walletId,
      recurrenceId: id,
      scheduleId: null,
      amount,
      originalEndToEndId: firstPayment.endToEndId ?? '',
    })
    await work.schedule('automaticRefundOutcome', refund.refundId, work.now + SETTLEMENT)
    const refunded = await changeRecurrence(work, recurrence, {
      firstPayment: { ...firstPayment, status: 'REFUNDED' },
    })
    return { ok: true, status: 200, body: recurrenceBody(refunded) } as const
  })
  return outcome ?? unknownWallet()
}
