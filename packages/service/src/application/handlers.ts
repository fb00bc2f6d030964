import type { OperationId } from '@pix-payments/spec'
import { createPostDueRetry } from './automatic/create-post-due-retry.ts'
import { createRecurrence } from './automatic/create-recurrence.ts'
import { createSchedule } from './automatic/create-schedule.ts'
import { getRecurrenceLocation } from './automatic/recurrence-location.ts'
import {
  simulateAuthorization,
  simulateFirstPayment,
  simulateRecurrenceExpiration,
  simulateRecurrencePayerCancellation,
} from './automatic/recurrence-simulations.ts'
import { cancelRecurrence, getRecurrence, listRecurrences } from './automatic/recurrences.ts'
import {
  simulateFirstPaymentRefund,
  simulateRefundResult,
  simulateScheduleRefund,
} from './automatic/refund-simulations.ts'
import {
  simulateSchedulePayerCancellation,
  simulateSchedulePayerResponse,
  simulateSchedulePayerResponseTimeout,
  simulateScheduleSettlement,
} from './automatic/schedule-simulations.ts'
import { cancelSchedule, getSchedule, listSchedules } from './automatic/schedules.ts'
import { createAccessToken } from './money/access-token.ts'
import { getBalance, getClosingDayBalance } from './money/balances.ts'
import { createImmediateCharge, getImmediateCharge, simulatePayment } from './money/charges.ts'
import { getConsolidatedStatement } from './money/consolidated-statement.ts'
import { createInternalTransfer, getInternalTransfer } from './money/internal-transfers.ts'
import { createRefund, getRefund } from './money/refunds.ts'
import { listStatement } from './money/statement.ts'
import { configureWebhook } from './money/webhook.ts'
import {
  createWithdrawalByBankDetails,
  createWithdrawalByPixKey,
  getWithdrawal,
} from './money/withdrawals.ts'
import type { Handler } from './operation/operation.ts'

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
