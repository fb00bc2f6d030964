import { firstAmountOf, recurrenceBody } from '../../domain/recurrence/recurrence.ts'
import { step } from '../../domain/step.ts'
import { normalizedTaxId } from '../../domain/tax-id.ts'
import type { Handler } from '../operation/operation.ts'
import { changeOwn, ownRecurrence } from '../operation/own-resource.ts'
import { firstBroken, wrongState } from '../operation/refusals.ts'
import { firstPayment, recurrenceAnswer, recurrenceCancellation } from '../reports/recurrence-reports.ts'
import { moveRecurrence } from '../transitions/recurrence-transitions.ts'
import { rejection } from '../transitions/schedule-transitions.ts'

/**
 * §4.8: pays the first payment. Without a payer or an amount in the request, the payer and the amount of the recurrence
 * are used (G-150). Only this response states why a payer was refused (G-101).
 */
export const simulateFirstPayment: Handler<'simulateFirstPayment'> = (
  context,
  { caller, path, body, deferredViolations },
) => {
  const { payerTaxId, amount } = body ?? {}
  return changeOwn(context, caller, ownRecurrence(path.id), async (work, recurrence) => {
    const { state } = recurrence
    const wanted = firstAmountOf(recurrence)
    if (step('recurrence', state, 'settleFirstPayment') === undefined) {
      return wrongState('recurrence', state, 'settleFirstPayment')
    }
    const broken = await firstBroken(deferredViolations, [
      [
        'EXPECTED_PAYER_MISMATCH',
        () => payerTaxId !== undefined && normalizedTaxId(payerTaxId) !== recurrence.payer.taxId,
      ],
      [
        'FIRST_PAYMENT_AMOUNT_MISMATCH',
        () => amount !== undefined && amount !== wanted,
        () => `amount must be ${wanted} centavos, the amount of the first payment, not ${amount}.`,
      ],
    ])
    if (broken !== undefined) return broken
    const paid = await firstPayment(work, context.world.payFirstPayment(work, recurrence))
    if (paid.result !== 'APPLIED') return wrongState('recurrence', state, 'settleFirstPayment')
    return { ok: true, status: 200, body: recurrenceBody(paid.resource) }
  })
}

/** §3.4, §4.8: the payer's institution confirms or rejects a recurrence (G-145, G-233). */
export const simulateAuthorization: Handler<'simulateAuthorization'> = (context, { caller, path, body }) =>
  changeOwn(context, caller, ownRecurrence(path.id), async (work, recurrence) => {
    const answer =
      body.outcome === 'APPROVED'
        ? ({ outcome: 'CONFIRMED', reason: null } as const)
        : ({ outcome: 'REJECTED', reason: body.reason ?? meaningOf(body.rejectionCode) } as const)
    const answered = await recurrenceAnswer(work, context.world.answerRecurrence(recurrence, answer))
    if (answered.result !== 'APPLIED') {
      const on = answer.outcome === 'CONFIRMED' ? 'approveAuthorization' : 'rejectAuthorization'
      // G-257: the whole first payment was refunded.
      const refunded = `its first payment is ${recurrence.firstPayment.status}, not SETTLED`
      return wrongState('recurrence', recurrence.state, on, refunded)
    }
    return { ok: true, status: 200, body: recurrenceBody(answered.resource) }
  })

const meaningOf = (code: string | undefined): string | null =>
  code === undefined ? null : rejection(code).rejectionReason

/** §4.8: expires a recurrence whose journey the payer did not complete. Does not change expiresAt (G-235). */
export const simulateRecurrenceExpiration: Handler<'simulateRecurrenceExpiration'> = (
  context,
  { caller, path },
) =>
  changeOwn(context, caller, ownRecurrence(path.id), async (work, recurrence) => {
    const expired = await moveRecurrence(work, recurrence, 'expire')
    if (expired === undefined) return wrongState('recurrence', recurrence.state, 'expire')
    return { ok: true, status: 200, body: recurrenceBody(expired) }
  })

/** §3.4, §4.8: the payer cancels the recurrence in the banking app. */
export const simulateRecurrencePayerCancellation: Handler<'simulateRecurrencePayerCancellation'> = (
  context,
  { caller, path },
) =>
  changeOwn(context, caller, ownRecurrence(path.id), async (work, recurrence) => {
    const cancelled = await recurrenceCancellation(work, context.world.cancelRecurrence(recurrence))
    if (cancelled.result !== 'APPLIED') return wrongState('recurrence', recurrence.state, 'cancelByPayer')
    return { ok: true, status: 200, body: recurrenceBody(cancelled.resource) }
  })
