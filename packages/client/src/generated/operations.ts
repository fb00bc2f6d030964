// Generated from the contract in spec/ by `pnpm generate`. Do not edit.
import type { OperationRow } from '../operation-row.ts'

/** The operations, by resource and operationId. */
export const OPERATIONS: Readonly<Record<string, Readonly<Record<string, OperationRow>>>> = {
  authentication: {
    createAccessToken: { method: 'POST', path: '/v1/oauth2/token', form: true, family: 'token', open: true, idempotency: 'always' },
  },
  deposits: {
    createImmediateCharge: { method: 'POST', path: '/v1/pix/deposit/immediate-charge' },
    getImmediateCharge: { path: '/v1/pix/deposit/immediate-charge/{chargeId}' },
    simulatePayment: { method: 'POST', path: '/v1/pix/mock/simulate-payment' },
  },
  withdrawals: {
    createWithdrawalByPixKey: { method: 'POST', path: '/v1/pix/withdraw/pix-key', idempotency: 'externalId', settledBy: [400, 404, 409, 422] },
    createWithdrawalByBankDetails: { method: 'POST', path: '/v1/pix/withdraw/manual', idempotency: 'externalId', settledBy: [400, 409, 422] },
    getWithdrawal: { path: '/v1/pix/withdraw/{externalId}' },
  },
  refunds: {
    createRefund: { method: 'POST', path: '/v1/pix/refund/{endToEndId}', idempotency: 'externalId', settledBy: [400, 403, 404, 409, 422] },
    getRefund: { path: '/v1/pix/refund/{endToEndId}/{externalId}' },
  },
  internalTransfers: {
    createInternalTransfer: { method: 'POST', path: '/v1/internal-transfer', idempotency: 'externalId', settledBy: [400, 404, 409, 422] },
    getInternalTransfer: { path: '/v1/internal-transfer/{externalId}' },
  },
  balances: {
    getBalance: { path: '/v1/balance', bare: true },
    getClosingDayBalance: { path: '/v1/balance/closing-day' },
  },
  statements: {
    listStatement: { path: '/v1/statement', pages: { items: 'data', parameter: 'page', total: 'totalPages' } },
    getConsolidatedStatement: { path: '/v1/statements/consolidated', pages: { items: 'data', parameter: 'page', total: 'totalPages' } },
  },
  webhooks: {
    configureWebhook: { method: 'PUT', path: '/v1/webhook' },
  },
  recurrences: {
    createRecurrence: { method: 'POST', path: '/v1/pix/automatic/recurrences', family: 'automatic', idempotency: 'externalId', settledBy: [400, 409, 422] },
    listRecurrences: { path: '/v1/pix/automatic/recurrences', family: 'automatic', pages: { items: 'data', parameter: 'cursor', next: 'nextCursor' } },
    getRecurrence: { path: '/v1/pix/automatic/recurrences/{id}', family: 'automatic' },
    cancelRecurrence: { method: 'POST', path: '/v1/pix/automatic/recurrences/{id}/cancel', family: 'automatic', idempotency: 'externalId', settledBy: [400, 403, 404, 409] },
    getRecurrenceLocation: { path: '/rec/{accessToken}', family: 'automatic', open: true },
  },
  schedules: {
    createSchedule: { method: 'POST', path: '/v1/pix/automatic/recurrences/{id}/schedules', family: 'automatic', idempotency: 'externalId', settledBy: [400, 403, 404, 409, 422] },
    listSchedules: { path: '/v1/pix/automatic/schedules', family: 'automatic', pages: { items: 'data', parameter: 'cursor', next: 'nextCursor' } },
    getSchedule: { path: '/v1/pix/automatic/schedules/{id}', family: 'automatic' },
    cancelSchedule: { method: 'POST', path: '/v1/pix/automatic/schedules/{id}/cancel', family: 'automatic', idempotency: 'externalId', settledBy: [400, 403, 404, 409, 422] },
    createPostDueRetry: { method: 'POST', path: '/v1/pix/automatic/schedules/{id}/post-due-retries', family: 'automatic', idempotency: 'externalId', settledBy: [400, 403, 404, 409, 422] },
  },
  simulations: {
    simulateFirstPayment: { method: 'POST', path: '/v1/pix/automatic/simulations/recurrences/{id}/first-payment', family: 'automatic' },
    simulateAuthorization: { method: 'POST', path: '/v1/pix/automatic/simulations/recurrences/{id}/authorization', family: 'automatic' },
    simulateRecurrenceExpiration: { method: 'POST', path: '/v1/pix/automatic/simulations/recurrences/{id}/expiration', family: 'automatic' },
    simulateRecurrencePayerCancellation: { method: 'POST', path: '/v1/pix/automatic/simulations/recurrences/{id}/payer-cancellation', family: 'automatic' },
    simulateFirstPaymentRefund: { method: 'POST', path: '/v1/pix/automatic/simulations/recurrences/{id}/first-payment-refund', family: 'automatic' },
    simulateSchedulePayerResponse: { method: 'POST', path: '/v1/pix/automatic/simulations/schedules/{scheduleId}/payer-response', family: 'automatic' },
    simulateScheduleSettlement: { method: 'POST', path: '/v1/pix/automatic/simulations/schedules/{scheduleId}/settlement', family: 'automatic' },
    simulateSchedulePayerCancellation: { method: 'POST', path: '/v1/pix/automatic/simulations/schedules/{scheduleId}/payer-cancellation', family: 'automatic' },
    simulateSchedulePayerResponseTimeout: { method: 'POST', path: '/v1/pix/automatic/simulations/schedules/{scheduleId}/payer-response-timeout', family: 'automatic' },
    simulateScheduleRefund: { method: 'POST', path: '/v1/pix/automatic/simulations/schedules/{scheduleId}/refund', family: 'automatic' },
    simulateRefundResult: { method: 'POST', path: '/v1/pix/automatic/simulations/refunds/{id}/result', family: 'automatic' },
  },
}
