import { firstAmountOf, recurrenceBody } from '../domain/recurrence/recurrence.ts'
import { refuse } from '../domain/refusal.ts'
import { step } from '../domain/step.ts'
import { normalizedTaxId } from '../domain/tax-id.ts'
import { firstBroken } from './first-broken.ts'
import { payFirst } from './automatic/first-payment.ts'
import type { Handler } from './operation.ts'
import { changeOwn, ownRecurrence } from './own-resource.ts'

/** §4.8: pays as declared unless the body says otherwise (G-150); only the simulation tells why it was refused (G-101). */
export const simulateFirstPayment: Handler<'simulateFirstPayment'> = (
  service,
  { caller, path, body, deferredViolations },
) => {
  const { payerTaxId, amount } = body ?? {}
  return changeOwn(service, caller, ownRecurrence(path.id), async (work, recurrence) => {
    const broken = await firstBroken(deferredViolations, [
      [
        'INVALID_RECURRENCE_STATE',
        () => step('recurrence', recurrence.state, 'settleFirstPayment') === undefined,
      ],
      [
        'EXPECTED_PAYER_MISMATCH',
        () => payerTaxId !== undefined && normalizedTaxId(payerTaxId) !== recurrence.payer.taxId,
      ],
      ['FIRST_PAYMENT_AMOUNT_MISMATCH', () => amount !== undefined && amount !== firstAmountOf(recurrence)],
    ])
    if (broken !== undefined) return broken
    const paid = await payFirst(work, recurrence)
    if (paid === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: recurrenceBody(paid) }
  })
}
