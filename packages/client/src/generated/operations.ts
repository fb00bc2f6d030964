// Generated from the contract in spec/ by `pnpm generate`. Do not edit.
import type { OperationRow } from '../operation-row.ts'

const LIST_1 = { MalformedRequest: 400 }
const LIST_2 = { InvalidContentType: 400, InvalidJSON: 400, PayloadTooLarge: 413, TooManyRequests: 429, Unauthorized: 401, UnsupportedEncoding: 415 }
const LIST_3 = { Forbidden: 403, InvalidChargeState: 409, MalformedRequest: 400, NotFound: 404 }
const LIST_4 = { IGAMING_CPF_MISMATCH: 422, MalformedRequest: 400, PIX_KEY_NOT_FOUND: 404, SECURE_LOOP_ACCOUNT_MISMATCH: 422 }
const LIST_5 = { IDEMPOTENCY_ERROR: 409 }
const LIST_6 = { IGAMING_CPF_MISMATCH: 422, MalformedRequest: 400, SECURE_LOOP_ACCOUNT_MISMATCH: 422 }
const LIST_7 = { Forbidden: 403, INSUFFICIENT_BALANCE: 422, InvalidParameter: 400, MalformedRequest: 400, NotFound: 404, REFUND_AMOUNT_EXCEEDED: 422, REFUND_DEADLINE_EXCEEDED: 422 }
const LIST_8 = { INSUFFICIENT_BALANCE: 422, MalformedRequest: 400, NotFound: 404 }
const LIST_9 = [400, 409, 422]
const LIST_10 = { HTTP_401: 401, HTTP_413: 413, HTTP_415: 415, HTTP_429: 429, HTTP_503: 503 }
const LIST_11 = [400, 403, 404, 409]
const LIST_12 = [400, 403, 404, 409, 422]
const LIST_13 = { HTTP_401: 401, HTTP_404: 404, HTTP_413: 413, HTTP_415: 415, HTTP_429: 429, HTTP_503: 503 }

/** The operations, by resource and operationId. */
export const OPERATIONS: Readonly<Record<string, Readonly<Record<string, OperationRow>>>> = {
  authentication: {
    createAccessToken: { method: 'POST', path: '/v1/oauth2/token', form: true, family: 'token', open: true, idempotency: 'always' },
  },
  deposits: {
    createImmediateCharge: { method: 'POST', path: '/v1/pix/deposit/immediate-charge', successes: [201], refused: LIST_1, notSent: LIST_2 },
    getImmediateCharge: { path: '/v1/pix/deposit/immediate-charge/{chargeId}' },
    simulatePayment: { method: 'POST', path: '/v1/pix/mock/simulate-payment', successes: [200], refused: LIST_3, notSent: LIST_2 },
  },
  withdrawals: {
    createWithdrawalByPixKey: { method: 'POST', path: '/v1/pix/withdraw/pix-key', idempotency: 'externalId', successes: [202], refused: LIST_4, notSent: LIST_2, undecided: LIST_5 },
    createWithdrawalByBankDetails: { method: 'POST', path: '/v1/pix/withdraw/manual', idempotency: 'externalId', successes: [202], refused: LIST_6, notSent: LIST_2, undecided: LIST_5 },
    getWithdrawal: { path: '/v1/pix/withdraw/{externalId}' },
  },
  refunds: {
    createRefund: { method: 'POST', path: '/v1/pix/refund/{endToEndId}', idempotency: 'externalId', successes: [202], refused: LIST_7, notSent: LIST_2, undecided: LIST_5 },
    getRefund: { path: '/v1/pix/refund/{endToEndId}/{externalId}' },
  },
  internalTransfers: {
    createInternalTransfer: { method: 'POST', path: '/v1/internal-transfer', idempotency: 'externalId', successes: [201], refused: LIST_8, notSent: LIST_2, undecided: LIST_5 },
    getInternalTransfer: { path: '/v1/internal-transfer/{externalId}' },
  },
  balances: {
    getBalance: { path: '/v1/balance', bare: true },
    getClosingDayBalance: { path: '/v1/balance/closing-day' },
  },
  statements: {
    listStatement: { path: '/v1/statement', pages: { items: 'data', parameter: 'cursor', next: 'nextCursor' } },
    getConsolidatedStatement: { path: '/v1/statements/consolidated', pages: { items: 'data', parameter: 'page', total: 'totalPages' } },
  },
  webhooks: {
    configureWebhook: { method: 'PUT', path: '/v1/webhook', successes: [200], refused: LIST_1, notSent: LIST_2 },
  },
  recurrences: {
    createRecurrence: { method: 'POST', path: '/v1/pix/automatic/recurrences', family: 'automatic', idempotency: 'externalId', successes: [201], refused: LIST_9, notSent: LIST_10, undecided: LIST_5 },
    listRecurrences: { path: '/v1/pix/automatic/recurrences', family: 'automatic', pages: { items: 'data', parameter: 'cursor', next: 'nextCursor' } },
    getRecurrence: { path: '/v1/pix/automatic/recurrences/{id}', family: 'automatic' },
    cancelRecurrence: { method: 'POST', path: '/v1/pix/automatic/recurrences/{id}/cancel', family: 'automatic', idempotency: 'externalId', successes: [200], refused: LIST_11, notSent: LIST_10, undecided: LIST_5 },
    getRecurrenceLocation: { path: '/rec/{accessToken}', family: 'automatic', open: true },
  },
  schedules: {
    createSchedule: { method: 'POST', path: '/v1/pix/automatic/recurrences/{id}/schedules', family: 'automatic', idempotency: 'externalId', successes: [201], refused: LIST_12, notSent: LIST_10, undecided: LIST_5 },
    listSchedules: { path: '/v1/pix/automatic/schedules', family: 'automatic', pages: { items: 'data', parameter: 'cursor', next: 'nextCursor' } },
    getSchedule: { path: '/v1/pix/automatic/schedules/{id}', family: 'automatic' },
    cancelSchedule: { method: 'POST', path: '/v1/pix/automatic/schedules/{id}/cancel', family: 'automatic', idempotency: 'externalId', successes: [200], refused: LIST_12, notSent: LIST_10, undecided: LIST_5 },
    createPostDueRetry: { method: 'POST', path: '/v1/pix/automatic/schedules/{id}/post-due-retries', family: 'automatic', idempotency: 'externalId', successes: [201], refused: LIST_12, notSent: LIST_10, undecided: LIST_5 },
  },
  simulations: {
    simulateFirstPayment: { method: 'POST', path: '/v1/pix/automatic/simulations/recurrences/{id}/first-payment', family: 'automatic', successes: [200], refused: LIST_12, notSent: LIST_13 },
    simulateAuthorization: { method: 'POST', path: '/v1/pix/automatic/simulations/recurrences/{id}/authorization', family: 'automatic', successes: [200], refused: LIST_11, notSent: LIST_13 },
    simulateRecurrenceExpiration: { method: 'POST', path: '/v1/pix/automatic/simulations/recurrences/{id}/expiration', family: 'automatic', successes: [200], refused: LIST_11, notSent: LIST_13 },
    simulateRecurrencePayerCancellation: { method: 'POST', path: '/v1/pix/automatic/simulations/recurrences/{id}/payer-cancellation', family: 'automatic', successes: [200], refused: LIST_11, notSent: LIST_13 },
    simulateFirstPaymentRefund: { method: 'POST', path: '/v1/pix/automatic/simulations/recurrences/{id}/first-payment-refund', family: 'automatic', successes: [200], refused: LIST_12, notSent: LIST_13 },
    simulateSchedulePayerResponse: { method: 'POST', path: '/v1/pix/automatic/simulations/schedules/{scheduleId}/payer-response', family: 'automatic', successes: [200], refused: LIST_11, notSent: LIST_13 },
    simulateScheduleSettlement: { method: 'POST', path: '/v1/pix/automatic/simulations/schedules/{scheduleId}/settlement', family: 'automatic', successes: [200], refused: LIST_11, notSent: LIST_13 },
    simulateSchedulePayerCancellation: { method: 'POST', path: '/v1/pix/automatic/simulations/schedules/{scheduleId}/payer-cancellation', family: 'automatic', successes: [200], refused: LIST_11, notSent: LIST_13 },
    simulateSchedulePayerResponseTimeout: { method: 'POST', path: '/v1/pix/automatic/simulations/schedules/{scheduleId}/payer-response-timeout', family: 'automatic', successes: [200], refused: LIST_11, notSent: LIST_13 },
    simulateScheduleRefund: { method: 'POST', path: '/v1/pix/automatic/simulations/schedules/{scheduleId}/refund', family: 'automatic', successes: [200], refused: LIST_12, notSent: LIST_13 },
    simulateRefundResult: { method: 'POST', path: '/v1/pix/automatic/simulations/refunds/{id}/result', family: 'automatic', successes: [200], refused: LIST_11, notSent: LIST_13 },
  },
}
