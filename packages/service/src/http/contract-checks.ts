import type { Contract } from '@pix-payments/http-contract/load'
import type { BoundOperation } from '@pix-payments/http-contract/validation'
import type { Reply } from './exchange.ts'

/** What goes out and is not as the contract says: a defect of the service, and a loud one in the sandbox. */
class ContractViolation extends Error {
  override readonly name = 'ContractViolation'
}

/** Every answer carries these; they are put on when it is sent. */
const IDS = { 'x-request-id': '00000000-0000-4000-8000-000000000000', 'x-correlation-id': '-' }

/** Throws a {@link ContractViolation} for an answer that breaks the contract. */
export function answerChecker({ validation }: Contract): (operation: BoundOperation, reply: Reply) => void {
  return (operation, { status, headers, body }) => {
    const violations = validation.response(operation.id, status, { ...headers, ...IDS }, body, {
      undocumented: 'error',
    })
    if (violations.length > 0) throw violation(`${operation.id} ${status}`, violations)
  }
}

/** What a delivery is sent with. */
const DELIVERY = {
  'content-type': 'application/json',
  'webhook-id': '00000000-0000-4000-8000-000000000000',
  'webhook-timestamp': '1767614400',
  'webhook-signature': `v1,${'A'.repeat(43)}=`,
}

/** Throws a {@link ContractViolation} for an event that breaks the contract. */
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
