// Generated from the contract in spec/ by `pnpm generate`. Do not edit.
import type {
  PixAutomaticFirstPaymentSettledEvent,
  PixAutomaticRecurrenceAuthorizedEvent,
  PixAutomaticRecurrenceCancelledEvent,
  PixAutomaticRecurrenceCompletedEvent,
  PixAutomaticRecurrenceExpiredEvent,
  PixAutomaticRecurrenceRejectedEvent,
  PixAutomaticScheduleCancelledEvent,
  PixAutomaticScheduleRejectedEvent,
  PixAutomaticScheduleScheduledEvent,
  PixAutomaticScheduleSettledEvent,
  PixChargeExpiredEvent,
  PixChargePaidEvent,
  PixChargeRejectedEvent,
  PixChargeTakenBackEvent,
  PixRefundFailedEvent,
  PixRefundSettledEvent,
  PixWithdrawFailedEvent,
  PixWithdrawReturnedEvent,
  PixWithdrawSettledEvent,
} from '@pix-payments/spec/types'

/** The payload of each webhook event, by the name of the event. */
export interface WebhookEvents {
  /**
   * A deposit was paid.
   */
  pixChargePaid: PixChargePaidEvent
  /**
   * A payment attempt on a deposit was refused.
   */
  pixChargeRejected: PixChargeRejectedEvent
  /**
   * A deposit expired.
   */
  pixChargeExpired: PixChargeExpiredEvent
  /**
   * Money of a paid deposit was taken back.
   */
  pixChargeTakenBack: PixChargeTakenBackEvent
  /**
   * A withdrawal settled.
   */
  pixWithdrawSettled: PixWithdrawSettledEvent
  /**
   * A withdrawal failed.
   */
  pixWithdrawFailed: PixWithdrawFailedEvent
  /**
   * Money of a settled withdrawal came back.
   */
  pixWithdrawReturned: PixWithdrawReturnedEvent
  /**
   * A refund settled.
   */
  pixRefundSettled: PixRefundSettledEvent
  /**
   * A refund failed.
   */
  pixRefundFailed: PixRefundFailedEvent
  /**
   * The first payment of a recurrence settled.
   */
  pixAutomaticFirstPaymentSettled: PixAutomaticFirstPaymentSettledEvent
  /**
   * A recurrence was authorized.
   */
  pixAutomaticRecurrenceAuthorized: PixAutomaticRecurrenceAuthorizedEvent
  /**
   * A recurrence was rejected.
   */
  pixAutomaticRecurrenceRejected: PixAutomaticRecurrenceRejectedEvent
  /**
   * A recurrence expired.
   */
  pixAutomaticRecurrenceExpired: PixAutomaticRecurrenceExpiredEvent
  /**
   * A recurrence was cancelled.
   */
  pixAutomaticRecurrenceCancelled: PixAutomaticRecurrenceCancelledEvent
  /**
   * A recurrence was completed.
   */
  pixAutomaticRecurrenceCompleted: PixAutomaticRecurrenceCompletedEvent
  /**
   * A cycle charge was scheduled.
   */
  pixAutomaticScheduleScheduled: PixAutomaticScheduleScheduledEvent
  /**
   * A cycle charge settled.
   */
  pixAutomaticScheduleSettled: PixAutomaticScheduleSettledEvent
  /**
   * A cycle charge failed.
   */
  pixAutomaticScheduleRejected: PixAutomaticScheduleRejectedEvent
  /**
   * A cycle charge was cancelled.
   */
  pixAutomaticScheduleCancelled: PixAutomaticScheduleCancelledEvent
}

/** The names of all events of the contract. The client treats any other name as an unknown event. */
export const WEBHOOK_EVENTS: readonly string[] = [
  'pixChargePaid',
  'pixChargeRejected',
  'pixChargeExpired',
  'pixChargeTakenBack',
  'pixWithdrawSettled',
  'pixWithdrawFailed',
  'pixWithdrawReturned',
  'pixRefundSettled',
  'pixRefundFailed',
  'pixAutomaticFirstPaymentSettled',
  'pixAutomaticRecurrenceAuthorized',
  'pixAutomaticRecurrenceRejected',
  'pixAutomaticRecurrenceExpired',
  'pixAutomaticRecurrenceCancelled',
  'pixAutomaticRecurrenceCompleted',
  'pixAutomaticScheduleScheduled',
  'pixAutomaticScheduleSettled',
  'pixAutomaticScheduleRejected',
  'pixAutomaticScheduleCancelled',
]
