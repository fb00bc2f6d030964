/**
 * Checks of successful responses and of webhook events against the contract. They are opt-in, because they add a few
 * kilobytes to a bundle and a few microseconds to a call.
 *
 *     import { checks } from '@pix-payments/client/checks'
 *     const pix = createPixClient({ ..., checks })
 *     const { event } = await verifyWebhook({ ..., checks })
 *
 * A body of a later version of the contract passes: unknown properties and new values of extensible enumerations are
 * no violations (G-197).
 */
import { RESPONSES, WEBHOOKS } from '../generated/checks.ts'
import { explain } from './explain.ts'
import type { Check, Violation } from './schema.ts'

export type { Violation } from './schema.ts'

export interface Checks {
  /**
   * The violations in the JSON body of a 2XX response of an operation; empty when there are none. A status that the
   * contract does not document for the operation is one violation, with an empty path.
   */
  response(operationId: string, status: number, body: unknown): readonly Violation[]
  /** The violations in the JSON body of a webhook event; empty when there are none, or the event is unknown. */
  webhook(event: string, body: unknown): readonly Violation[]
}

const violations = ({ accepts, schema }: Check, value: unknown): readonly Violation[] =>
  accepts(value) ? [] : explain(schema, value)

/** The checks of this version of the contract. */
export const checks: Checks = {
  response(operationId, status, body) {
    const check = RESPONSES[operationId]?.[status]
    if (check === undefined)
      return [{ at: '', message: `${status} is no documented success of ${operationId}` }]
    return violations(check, body)
  },
  webhook(event, body) {
    const check = Object.hasOwn(WEBHOOKS, event) ? WEBHOOKS[event] : undefined
    return check === undefined ? [] : violations(check, body)
  },
}
