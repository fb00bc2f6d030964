import type { Contract } from '@pix-payments/http-contract/load'
import type { BoundOperation } from '@pix-payments/http-contract/validation'
import type { Reply } from './exchange.ts'

/**
 * A response or an event of this service violates the contract. This is a bug of the service. In the sandbox, the
 * response is then 500.
 */
class ContractViolation extends Error {
  override readonly name = 'ContractViolation'
}

/**
 * Example values of the headers that `app.ts` adds to every response. `app.ts` adds them after this check, but the
 * check expects them.
 */
const IDS = { 'x-request-id': '00000000-0000-4000-8000-000000000000', 'x-correlation-id': '-' }

/** Returns a check that throws a {@link ContractViolation} for a response that violates the contract. */
export function answerChecker({ validation }: Contract): (operation: BoundOperation, reply: Reply) => void {
  return (operation, { status, headers, body }) => {
    const violations = validation.response(operation.id, status, { ...headers, ...IDS }, body, {
      undocumented: 'error',
    })
    if (violations.length > 0) throw violation(`${operation.id} ${status}`, violations)
  }
}

/**
 * Example values of the headers that the outbox adds to a delivery. The outbox adds them after this check, but the
 * check expects them.
 */
const DELIVERY = {
  'content-type': 'application/json',
  'webhook-id': '00000000-0000-4000-8000-000000000000',
  'webhook-timestamp': '1767614400',
  'webhook-signature': `v1,${'A'.repeat(43)}=`,
}

/** Returns a check that throws a {@link ContractViolation} for an event that violates the contract. */
export function eventChecker({ validation }: Contract): (event: string, payload: object) => void {
  return (event, payload) => {
    const violations = validation.webhook(event, DELIVERY, payload, { undocumented: 'error' })
    if (violations.length > 0) throw violation(event, violations)
  }
}

function violation(
  what: string,
  violations: readonly { readonly in: string; readonly field: string; readonly message: string }[],
): ContractViolation {
  const problems = violations.map((it) => `${it.in} ${it.field} ${it.message}`)
  return new ContractViolation(`${what} breaks the contract: ${problems.join('; ')}`)
}
