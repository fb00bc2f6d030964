import type { EventOf, MachineName } from '@pix-payments/spec'
import { ARROWS } from 'virtual:contract'

/** Whether the state machine of the contract has an arrow for the event from this state. */
export const hasArrow = <M extends MachineName>(machine: M, state: string, event: EventOf<M>): boolean =>
  ARROWS[machine]?.[state]?.[event] !== undefined

/** Returns the states that a resource can still reach. */
export function statesAhead(machine: MachineName, state: string): ReadonlySet<string> {
  const seen = new Set([state])
  for (const from of seen) for (const to of Object.values(ARROWS[machine]?.[from] ?? {})) if (to) seen.add(to)
  seen.delete(state)
  return seen
}

/** The state of a resource whose status has details: `PENDING.AWAITING_FIRST_PAYMENT`. */
export const stateOf = ({
  status,
  statusDetailed,
}: {
  readonly status: string
  readonly statusDetailed: string
}): string => `${status}.${statusDetailed}`
