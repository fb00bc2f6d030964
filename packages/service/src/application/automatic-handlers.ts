import type { OperationId } from '@pix-payments/spec'
import { cancelRecurrence } from './cancel-recurrence.ts'
import { cancelSchedule } from './cancel-schedule.ts'
import { createPostDueRetry } from './create-post-due-retry.ts'
import { createRecurrence } from './create-recurrence.ts'
import { createSchedule } from './create-schedule.ts'
import { getRecurrenceLocation } from './get-recurrence-location.ts'
import { getRecurrence } from './get-recurrence.ts'
import { getSchedule } from './get-schedule.ts'
import { listRecurrences } from './list-recurrences.ts'
import { listSchedules } from './list-schedules.ts'
import type { Handler } from './operation.ts'
import { simulateAuthorization } from './simulate-authorization.ts'
import { simulateFirstPaymentRefund } from './simulate-first-payment-refund.ts'
import { simulateFirstPayment } from './simulate-first-payment.ts'
import { simulateRecurrenceExpiration } from './simulate-recurrence-expiration.ts'
import { simulateRecurrencePayerCancellation } from './simulate-recurrence-payer-cancellation.ts'
import { simulateRefundResult } from './simulate-refund-result.ts'
import { simulateSchedulePayerCancellation } from './simulate-schedule-payer-cancellation.ts'
import { simulateSchedulePayerResponseTimeout } from './simulate-schedule-payer-response-timeout.ts'
import { simulateSchedulePayerResponse } from './simulate-schedule-payer-response.ts'
import { simulateScheduleRefund } from './simulate-schedule-refund.ts'
import { simulateScheduleSettlement } from './simulate-schedule-settlement.ts'

/** The operations of Pix Automático. */
export const AUTOMATIC_HANDLERS: { readonly [O in OperationId]?: Handler<O> } = {
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
