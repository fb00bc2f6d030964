import type { Contract } from '@pix-payments/http-contract/load'
import type { BoundOperation } from '@pix-payments/http-contract/validation'

/**
 * Checks that a table of handlers has exactly the operations of a contract, or exactly those for which `isOurs` is true.
 *
 * @throws Error when they differ. The message names the operations without a handler, or the handlers without an
 * operation.
 */
export function requireSameOperations(
  { validation }: Contract,
  handlers: object,
  isOurs: (operation: BoundOperation) => boolean = () => true,
): void {
  const operations = new Set(validation.operations.filter(isOurs).map(({ id }) => id))
  const missing = [...operations].filter((id) => !Object.hasOwn(handlers, id))
  const unknown = Object.keys(handlers).filter((id) => !operations.has(id))
  if (missing.length > 0) throw new Error(`These operations have no handler: ${missing.join(', ')}`)
  if (unknown.length > 0)
    throw new Error(`These handlers have no operation in the contract: ${unknown.join(', ')}`)
}
