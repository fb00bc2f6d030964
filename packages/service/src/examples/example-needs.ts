import type { OperationId } from '@pix-payments/spec'

/** A simulation with one of its request examples, by default the first one. */
export type Step = readonly [operationId: OperationId, example?: string]

/** A resource, and the simulations that happened with it. */
export interface Need {
  readonly resource: 'charge' | 'recurrence' | 'schedule' | 'refund'
  readonly steps: readonly Step[]
}

const PAID: Step = ['simulateFirstPayment']
export const AUTHORIZED: readonly Step[] = [PAID, ['simulateAuthorization', 'approved']]
const ACCEPTED: Step = ['simulateSchedulePayerResponse', 'accepted']
export const SETTLED: readonly Step[] = [ACCEPTED, ['simulateScheduleSettlement', 'settled']]

/** The operations that change or refund a resource, each with what its resource needs before. */
export const NEEDS: Partial<Record<OperationId, Need>> = {
  simulatePayment: { resource: 'charge', steps: [] },
  createRefund: { resource: 'charge', steps: [['simulatePayment']] },
  cancelRecurrence: { resource: 'recurrence', steps: AUTHORIZED },
  createSchedule: { resource: 'recurrence', steps: AUTHORIZED },
  simulateFirstPayment: { resource: 'recurrence', steps: [] },
  simulateAuthorization: { resource: 'recurrence', steps: [PAID] },
  simulateRecurrenceExpiration: { resource: 'recurrence', steps: [] },
  simulateRecurrencePayerCancellation: { resource: 'recurrence', steps: AUTHORIZED },
  simulateFirstPaymentRefund: {
    resource: 'recurrence',
    steps: [...AUTHORIZED, ['simulateRecurrencePayerCancellation']],
  },
  cancelSchedule: { resource: 'schedule', steps: [ACCEPTED] },
  createPostDueRetry: { resource: 'schedule', steps: [ACCEPTED, ['simulateScheduleSettlement', 'rejected']] },
  simulateSchedulePayerResponse: { resource: 'schedule', steps: [] },
  simulateScheduleSettlement: { resource: 'schedule', steps: [ACCEPTED] },
  simulateSchedulePayerCancellation: { resource: 'schedule', steps: [ACCEPTED] },
  simulateSchedulePayerResponseTimeout: { resource: 'schedule', steps: [] },
  simulateScheduleRefund: { resource: 'schedule', steps: SETTLED },
  simulateRefundResult: { resource: 'refund', steps: [] },
}
