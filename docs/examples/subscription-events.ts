import type { VerifiedWebhook } from '@pix-payments/client/webhooks'

/** Your own records. Each method is one transaction of your database. */
export interface Memberships {
  /** The payer's institution authorized the recurrence. You may charge cycles from now on. */
  open(recurrenceId: string): Promise<void>
  /** A cycle was paid. Cycle 1 is the first payment. */
  paid(recurrenceId: string, cycleNumber: number): Promise<void>
  /** A charge failed. Some failures have no code. Retry the charge, or ask the player for another payment. */
  unpaid(recurrenceId: string, cycleNumber: number, rejectionCode: string | undefined): Promise<void>
  /** The recurrence failed, expired, was cancelled or is complete. You may not charge further cycles. */
  close(recurrenceId: string): Promise<void>
}

/** Processes an event of the inbox. */
export async function followMembership({ event }: VerifiedWebhook, memberships: Memberships): Promise<void> {
  switch (event.event) {
    case 'pixAutomaticFirstPaymentSettled':
      return memberships.paid(event.id, 1)
    case 'pixAutomaticRecurrenceAuthorized':
      return memberships.open(event.id)
    case 'pixAutomaticScheduleSettled':
      return memberships.paid(event.recurrenceId, event.cycleNumber)
    case 'pixAutomaticScheduleRejected':
      return memberships.unpaid(event.recurrenceId, event.cycleNumber, event.rejectionCode)
    case 'pixAutomaticRecurrenceRejected':
    case 'pixAutomaticRecurrenceExpired':
    case 'pixAutomaticRecurrenceCancelled':
    case 'pixAutomaticRecurrenceCompleted':
      return memberships.close(event.id)
    default: // No action: an accepted or cancelled charge, an event of a deposit, or an event of a later API version.
  }
}
