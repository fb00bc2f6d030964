import { AHEAD } from '../generated/statuses.ts'

/** The state machines that the kit follows. */
export type Machine = 'charge' | 'withdrawal' | 'refund' | 'recurrence' | 'schedule'

/**
 * Whether a resource may step from the stored status to a status that was read, by the state machine of the contract.
 * An old answer that arrives late does not step back. A stored status of the kit's own, such as `REQUESTED`, is behind
 * every status of the contract. A status that this version does not know is never ahead.
 */
export function isAhead(machine: Machine, stored: string, read: string): boolean {
  const table = AHEAD[machine] ?? {}
  const ahead = table[stored]
  return ahead === undefined ? read in table : ahead.includes(read)
}

/** Whether a resource with this status never changes again. */
export const isFinal = (machine: Machine, status: string): boolean => AHEAD[machine]?.[status]?.length === 0
