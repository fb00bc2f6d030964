import type { OperationId } from '@pix-payments/spec'
import { cancelRecurrence } from './cancel-recurrence.ts'
import { cancelSchedule } from './cancel-schedule.ts'
import { configureWebhook } from './configure-webhook.ts'
import { createAccessToken } from './create-access-token.ts'
import { createImmediateCharge } from './create-immediate-charge.ts'
import { createInternalTransfer } from './create-internal-transfer.ts'
import { createPostDueRetry } from './create-post-due-retry.ts'
import { createRecurrence } from './create-recurrence.ts'
import { createRefund } from './create-refund.ts'
import { createSchedule } from './create-schedule.ts'
import { createWithdrawalByBankDetails } from './create-withdrawal-by-bank-details.ts'
import { createWithdrawalByPixKey } from './create-withdrawal-by-pix-key.ts'
import { getBalance } from './get-balance.ts'
import { getClosingDayBalance } from './get-closing-day-balance.ts'
import { getConsolidatedStatement } from './get-consolidated-statement.ts'
import { getImmediateCharge } from './get-immediate-charge.ts'
import { getInternalTransfer } from './get-internal-transfer.ts'
import { getRecurrence } from './get-recurrence.ts'
import { getRecurrenceLocation } from './get-recurrence-location.ts'
import { getRefund } from './get-refund.ts'
import { getSchedule } from './get-schedule.ts'
import { getWithdrawal } from './get-withdrawal.ts'
import { listRecurrences } from './list-recurrences.ts'
import { listSchedules } from './list-schedules.ts'
import { listStatement } from './list-statement.ts'
import type { Handler } from './operation.ts'
import { simulateAuthorization } from './simulate-authorization.ts'
import { simulateFirstPayment } from './simulate-first-payment.ts'
import { simulateFirstPaymentRefund } from './simulate-first-payment-refund.ts'
import { simulatePayment } from './simulate-payment.ts'
import { simulateRecurrenceExpiration } from './simulate-recurrence-expiration.ts'
import { simulateRecurrencePayerCancellation } from './simulate-recurrence-payer-cancellation.ts'
import { simulateRefundResult } from './simulate-refund-result.ts'
import { simulateSchedulePayerCancellation } from './simulate-schedule-payer-cancellation.ts'
import { simulateSchedulePayerResponse } from './simulate-schedule-payer-response.ts'
import { simulateSchedulePayerResponseTimeout } from './simulate-schedule-payer-response-timeout.ts'
import { simulateScheduleRefund } from './simulate-schedule-refund.ts'
import { simulateScheduleSettlement } from './simulate-schedule-settlement.ts'

/** The handler of each operation in the contract. If an operation has no handler, this file does not compile. */
export const HANDLERS: { readonly [O in OperationId]: Handler<O> } = {
  createAccessToken,
  createImmediateCharge,
  getImmediateCharge,
  simulatePayment,
  createWithdrawalByPixKey,
  createWithdrawalByBankDetails,
  getWithdrawal,
  createRefund,
  getRefund,
  createInternalTransfer,
  getInternalTransfer,
  getBalance,
  getClosingDayBalance,
  listStatement,
  getConsolidatedStatement,
  configureWebhook,
  createRecurrence,
  listRecurrences,
  getRecurrence,
  cancelRecurrence,
  createSchedule,
  listSchedules,
  getSchedule,
  cancelSchedule,
  createPostDueRetry,
  getRecurrenceLocation,
  simulateFirstPayment,
  simulateAuthorization,
  simulateRecurrenceExpiration,
  simulateRecurrencePayerCancellation,
  simulateFirstPaymentRefund,
  simulateSchedulePayerResponse,
  simulateScheduleSettlement,
  simulateSchedulePayerCancellation,
  simulateSchedulePayerResponseTimeout,
  simulateScheduleRefund,
  simulateRefundResult,
}
