import { parseTaxId } from '@pix-payments/pix'
import { firstAmountOf, recurrenceBody } from '../domain/recurrence/recurrence.ts'
import { refuse } from '../domain/refusal.ts'
import { step } from '../domain/step.ts'
import { firstBroken } from './automatic/late.ts'
import { payFirst } from './automatic/first-payment.ts'
import { ownRecurrence } from './automatic/own.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §4.8: pays as declared unless the body says otherwise (G-150); only the simulation tells why it was refused (G-101). */
export const simulateFirstPayment: Handler<'simulateFirstPayment'> = async (
  service,
  { caller, path, body, late },
) => {
  const { payerTaxId, amount } = body ?? {}
  const payer = payerTaxId === undefined ? undefined : parseTaxId(payerTaxId)
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const found = await ownRecurrence(work.transaction, caller.walletId, path.id)
    if (!found.ok) return found
    const recurrence = found.value
    const broken = await firstBroken(late, [
      [
        'INVALID_RECURRENCE_STATE',
        () => step('recurrence', recurrence.state, 'settleFirstPayment') === undefined,
      ],
      ['EXPECTED_PAYER_MISMATCH', () => payer?.ok === true && payer.value.value !== recurrence.payer.taxId],
      ['FIRST_PAYMENT_AMOUNT_MISMATCH', () => amount !== undefined && amount !== firstAmountOf(recurrence)],
    ])
    if (broken !== undefined) return broken
    const paid = await payFirst(work, recurrence)
    if (paid === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: recurrenceBody(paid) } as const
  })
  return outcome ?? unknownWallet()
}
