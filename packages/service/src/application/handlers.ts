import type { OperationId } from '@pix-payments/spec'
import { cancelRecurrence } from './automatic/cancel-recurrence.ts'
import { cancelSchedule } from './automatic/cancel-schedule.ts'
import { configureWebhook } from './money/webhook.ts'
import { createAccessToken } from './money/access-token.ts'
import { createImmediateCharge } from './money/create-immediate-charge.ts'
import { createInternalTransfer } from './money/create-internal-transfer.ts'
import { createPostDueRetry } from './automatic/create-post-due-retry.ts'
import { createRecurrence } from './automatic/create-recurrence.ts'
import { createRefund } from './money/create-refund.ts'
import { createSchedule } from './automatic/create-schedule.ts'
import { createWithdrawalByBankDetails } from './money/create-withdrawal-by-bank-details.ts'
import { createWithdrawalByPixKey } from './money/create-withdrawal-by-pix-key.ts'
import { getBalance } from './money/get-balance.ts'
import { getClosingDayBalance } from './money/get-closing-day-balance.ts'
import { getConsolidatedStatement } from './money/consolidated-statement.ts'
import { getImmediateCharge } from './money/get-immediate-charge.ts'
import { getInternalTransfer } from './money/get-internal-transfer.ts'
import { getRecurrence } from './automatic/get-recurrence.ts'
import { getRecurrenceLocation } from './automatic/recurrence-location.ts'
import { getRefund } from './money/get-refund.ts'
import { getSchedule } from './automatic/get-schedule.ts'
import { getWithdrawal } from './money/get-withdrawal.ts'
import { listRecurrences } from './automatic/list-recurrences.ts'
import { listSchedules } from './automatic/list-schedules.ts'
import { listStatement } from './money/statement.ts'
import type { Handler } from './operation/operation.ts'
import { simulateAuthorization } from './automatic/simulate-authorization.ts'
import { simulateFirstPayment } from './automatic/simulate-first-payment.ts'
import { simulateFirstPaymentRefund } from './automatic/simulate-first-payment-refund.ts'
import { simulatePayment } from './money/simulate-payment.ts'
import { simulateRecurrenceExpiration } from './automatic/simulate-recurrence-expiration.ts'
import { simulateRecurrencePayerCancellation } from './automatic/simulate-recurrence-payer-cancellation.ts'
import { simulateRefundResult } from './automatic/simulate-refund-result.ts'
import { simulateSchedulePayerCancellation } from './automatic/simulate-schedule-payer-cancellation.ts'
import { simulateSchedulePayerResponse } from './automatic/simulate-schedule-payer-response.ts'
import { simulateSchedulePayerResponseTimeout } from './automatic/simulate-schedule-payer-response-timeout.ts'
import { simulateScheduleRefund } from './automatic/simulate-schedule-refund.ts'
import { simulateScheduleSettlement } from './automatic/simulate-schedule-settlement.ts'

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
