import { firstAmountOf, recurrenceBody } from '../../domain/recurrence/recurrence.ts'
import { refuse } from '../../domain/refusal.ts'
import { step } from '../../domain/step.ts'
import { normalizedTaxId } from '../../domain/tax-id.ts'
import { firstBroken } from '../operation/first-broken.ts'
import { firstPayment } from '../reports/first-payment.ts'
import type { Handler } from '../operation/operation.ts'
import { changeOwn, ownRecurrence } from '../operation/own-resource.ts'

/**
 * §4.8: pays the first payment. Without a payer or an amount in the request, the payer and the amount of the recurrence
 * are used (G-150). Only this simulation tells the operator why a payer was refused (G-101).
 */
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
    const paid = await firstPayment(work, service.world.payFirstPayment(work, recurrence))
    if (paid.result !== 'APPLIED') return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: recurrenceBody(paid.resource) }
  })
}
