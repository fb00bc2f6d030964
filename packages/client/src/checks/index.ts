/**
 * Checks of answers and events against the contract, opt-in because they cost a few kilobytes and microseconds.
 *
 *     import { checks } from '@pix-payments/client/checks'
 *     const pix = createPixClient({ ..., checks })
 *     const { event } = await verifyWebhook({ ..., checks })
 *
 * What the contract leaves open stays open: unknown properties and new values of extensible enumerations pass.
 */
import { RESPONSES, SCHEMAS, WEBHOOKS } from '../generated/checks.ts'
import { createCompiler, type Violation } from './compile.ts'

export type { Violation } from './compile.ts'

export interface Checks {
  /** What is wrong with the body of a 2XX answer; empty when nothing is. */
  response(operationId: string, status: number, body: unknown): readonly Violation[]
  /** What is wrong with an event; empty when nothing is, and for events that the contract does not have. */
  webhook(event: string, body: unknown): readonly Violation[]
}

const compiled = createCompiler(SCHEMAS)

function violations(schema: string, value: unknown): readonly Violation[] {
  const { fits, explain } = compiled(schema)
  const found: Violation[] = []
  if (!fits(value)) explain(value, [], found)
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
