/** Recurring charges (Pix Automático): pass `subscriptions` to `createOperatorKit`. */
import { advanceCycle } from './advance-cycle.ts'
import { advanceSubscription } from './advance-subscription.ts'
import { processEvent } from './process-event.ts'
import { repair } from './repair.ts'
import { createSubscriptions, type SubscriptionsModule } from './subscriptions.ts'

/** The work of recurring charges. */
export const subscriptions: SubscriptionsModule = {
  create: createSubscriptions,
  advanceSubscription,
  advanceCycle,
  processEvent,
  repair,
}
