import { firstAmountOf, recurrenceBody, withReversed } from '../domain/recurrence/recurrence.ts'
import { amountRules, startAutomaticRefund } from './automatic/end-automatic-refund.ts'
import { firstBroken } from './automatic/late.ts'
import { changeRecurrence } from './automatic/move-recurrence.ts'
import { ownRecurrence } from './automatic/own.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §4.8: all or a part, several times, together at most the first payment (G-149, G-230). */
export const simulateFirstPaymentRefund: Handler<'simulateFirstPaymentRefund'> = async (
  service,
  { caller, path, body, late },
) => {
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const found = await ownRecurrence(work.transaction, caller.walletId, path.id)
    if (!found.ok) return found
    const recurrence = found.value
    const { id, walletId } = recurrence
    const { endToEndId, reversed } = recurrence.firstPayment
    const left = firstAmountOf(recurrence) - reversed
    const amount = body?.amount ?? left
    const broken = await firstBroken(late, [
      ['INVALID_RECURRENCE_STATE', () => endToEndId === null],
      ...amountRules(work, amount, left),
    ])
    if (broken !== undefined) return broken
    const { refundId } = await startAutomaticRefund(work, 'createForFirstPayment', {
      walletId,
      recurrenceId: id,
      scheduleId: null,
      amount,
      originalEndToEndId: endToEndId ?? '',
    })
    const refunded = await changeRecurrence(work, recurrence, {
      firstPayment: { ...withReversed(recurrence, reversed + amount), refundId },
    })
    return { ok: true, status: 200, body: recurrenceBody(refunded) } as const
  })
  return outcome ?? unknownWallet()
}
