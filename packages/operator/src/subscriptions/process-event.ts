import type { ReceivedEvent } from '@pix-payments/client/webhooks'
import type { Kit } from '../kit-context.ts'
import type { EventRow } from '../records.ts'
import { advanceCycle } from './advance-cycle.ts'
import { advanceSubscription } from './advance-subscription.ts'
import { cycleFor, subscriptionFor } from './subscription-for.ts'

/** Reads the recurrence or the cycle of an event. Other events change nothing. */
export async function processEvent(kit: Kit, row: EventRow, event: ReceivedEvent): Promise<void> {
  switch (event.event) {
    case 'pixAutomaticFirstPaymentSettled':
    case 'pixAutomaticRecurrenceAuthorized':
    case 'pixAutomaticRecurrenceRejected':
    case 'pixAutomaticRecurrenceExpired':
    case 'pixAutomaticRecurrenceCancelled':
    case 'pixAutomaticRecurrenceCompleted': {
      const subscription = await subscriptionFor(kit, row, event.id)
      return subscription && advanceSubscription(kit, subscription)
    }
    case 'pixAutomaticScheduleScheduled':
    case 'pixAutomaticScheduleSettled':
    case 'pixAutomaticScheduleRejected':
    case 'pixAutomaticScheduleCancelled': {
      const subscription = await subscriptionFor(kit, row, event.recurrenceId)
      return subscription && advanceCycle(kit, await cycleFor(kit, subscription, event.cycleNumber))
    }
    default:
  }
}
