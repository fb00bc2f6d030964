import type { ReceivedEvent } from '@pix-payments/client/webhooks'
import type { Kit } from '../kit/kit.ts'
import type { EventRow } from '../storage/records.ts'
import { advanceCycle } from './advance-cycle.ts'
import { advanceSubscription } from './advance-subscription.ts'
import { ensureCycle, findSubscription } from './find-subscription.ts'

/** Reads the recurrence or the cycle of an event. Other events change nothing. */
export async function processEvent(kit: Kit, row: EventRow, event: ReceivedEvent): Promise<void> {
  switch (event.event) {
    case 'pixAutomaticFirstPaymentSettled':
    case 'pixAutomaticRecurrenceAuthorized':
    case 'pixAutomaticRecurrenceRejected':
    case 'pixAutomaticRecurrenceExpired':
    case 'pixAutomaticRecurrenceCancelled':
    case 'pixAutomaticRecurrenceCompleted': {
      const subscription = await findSubscription(kit, row, event.id)
      return subscription && advanceSubscription(kit, subscription)
    }
    case 'pixAutomaticScheduleScheduled':
    case 'pixAutomaticScheduleSettled':
    case 'pixAutomaticScheduleRejected':
    case 'pixAutomaticScheduleCancelled': {
      const subscription = await findSubscription(kit, row, event.recurrenceId)
      return subscription && advanceCycle(kit, await ensureCycle(kit, subscription, event.cycleNumber))
    }
    default:
  }
}
