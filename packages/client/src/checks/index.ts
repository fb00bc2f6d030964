/**
 * Checks of answers and events against the contract, opt-in because they cost a few kilobytes and microseconds.
 *
 *     import { checks } from '@pix-payments/client/checks'
 *     const pix = createPixClient({ ..., checks })
 *     const { event } = await verifyWebhook({ ..., checks })
 *
 * What the contract leaves open stays open: unknown properties and new values of extensible enumerations pass.
 */
import { RESPONSES, WEBHOOKS } from '../generated/checks.ts'
import { explain, fits } from './explain.ts'
import type { Schema, Violation } from './schema.ts'

export type { Violation } from './schema.ts'

export interface Checks {
  /** What is wrong with the body of a 2XX answer; empty when nothing is. */
  response(operationId: string, status: number, body: unknown): readonly Violation[]
  /** What is wrong with an event; empty when nothing is, and for events that the contract does not have. */
  webhook(event: string, body: unknown): readonly Violation[]
}

/** Nearly every answer fits, so that only what does not is looked at a second time. */
function violations(schema: Schema, value: unknown): readonly Violation[] {
  const found: Violation[] = []
  if (!fits(schema, value)) explain(schema, value, { path: [], found })
  return found
}

/** The checks of this version of the contract. */
export const checks: Checks = {
  response(operationId, status, body) {
    const schema = RESPONSES[operationId]?.[status]
    if (schema === undefined)
      return [{ at: '', message: `${status} is no documented success of ${operationId}` }]
    return violations(schema, body)
  },
  webhook(event, body) {
    const schema = Object.hasOwn(WEBHOOKS, event) ? WEBHOOKS[event] : undefined
    return schema === undefined ? [] : violations(schema, body)
  },
}
