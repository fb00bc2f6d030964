import type { VerifiedWebhook } from '@pix-payments/client/webhooks'

// #region follow
/** Your own records. Each method is one transaction of your database. */
export interface Memberships {
  /** The payer's institution agreed: from now on cycles may be charged. */
  open(recurrenceId: string): Promise<void>
  paid(recurrenceId: string, cycleNumber: number): Promise<void>
  /** A charge failed, perhaps without a code: retry it, or ask the player to pay otherwise. */
  unpaid(recurrenceId: string, cycleNumber: number, rejectionCode: string | undefined): Promise<void>
  /** It failed, expired, was cancelled or is complete: no cycle may be charged any more. */
  close(recurrenceId: string): Promise<void>
}

/** Works on an event of the inbox. */
export async function followMembership({ event }: VerifiedWebhook, memberships: Memberships): Promise<void> {
  switch (event.event) {
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
    default: // a charge that was accepted or cancelled, an event of a deposit, or one that is newer than this program
  }
}
// #endregion
