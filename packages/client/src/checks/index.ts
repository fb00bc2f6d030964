/**
 * Checks of successful responses and webhook events against the contract. They are optional, because they add a few
 * kilobytes to a bundle and a few microseconds to a call.
 *
 *     import { checks } from '@pix-payments/client/checks'
 *     const pix = createPixClient({ ..., checks })
 *     const { event } = await verifyWebhook({ ..., checks })
 *
 * The checks accept a body of a later contract version: an unknown property and a new value of an extensible
 * enumeration are not violations (G-197).
 */
import { RESPONSES, WEBHOOKS } from '../generated/checks.ts'
import { explain } from './explain.ts'
import type { Check, Violation } from './schema.ts'

export type { Violation } from './schema.ts'

export interface Checks {
  /**
   * Returns the violations in the JSON body of a 2XX response; an empty list when the body matches the contract. If the
   * contract does not document the status for the operation, returns one violation with an empty path.
   */
  response(operationId: string, status: number, body: unknown): readonly Violation[]
  /**
   * Returns the violations in the JSON body of a webhook event; an empty list when the body matches the contract, or
   * when the contract does not have the event.
   */
  webhook(event: string, body: unknown): readonly Violation[]
}

const violations = ({ accepts, schema }: Check, value: unknown): readonly Violation[] =>
  accepts(value) ? [] : explain(schema, value)

/** The checks of the contract version that this package was generated from. */
export const checks: Checks = {
  response(operationId, status, body) {
    const check = RESPONSES[operationId]?.[status]
    if (check === undefined)
      return [{ at: '', message: `${status} is not a documented success of ${operationId}` }]
    return violations(check, body)
  },
  webhook(event, body) {
    const check = Object.hasOwn(WEBHOOKS, event) ? WEBHOOKS[event] : undefined
    return check === undefined ? [] : violations(check, body)
  },
}
