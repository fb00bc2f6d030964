import { type EventOf, type MachineName, type StateOf, type Transition, machines } from '@pix-payments/spec'

/** One arrow of a state machine of the contract, taken. */
export interface Step<M extends MachineName> {
  readonly to: StateOf<M>
  /** The webhook event that announces it. */
  readonly sends: string | null
}

const arrows = new Map<string, Transition>()
for (const machine of Object.values(machines)) {
  for (const transition of machine.transitions as readonly Transition[]) {
    arrows.set(keyOf(machine.resource, transition.from, transition.on), transition)
  }
}

/** Where an event leads from a state; undefined where the contract has no arrow. Nothing else decides a status. */
export function step<M extends MachineName>(
  machine: M,
  from: StateOf<M> | null,
  on: EventOf<M>,
): Step<M> | undefined {
  const arrow = arrows.get(keyOf(machine, from, on))
  return arrow && { to: arrow.to as StateOf<M>, sends: arrow.sends }
}

/** Is the state in one of the named sets of its machine, such as `terminal`? */
export function isIn(machine: MachineName, set: string, state: string): boolean {
  const sets: Readonly<Record<string, { readonly states: readonly string[] }>> = machines[machine].sets
  const named = sets[set]
  if (named === undefined) throw new Error(`${machine} has no set of states ${set}`)
  return named.states.includes(state)
}

function keyOf(machine: string, from: string | null, on: string): string {
  return `${machine} ${from ?? ''} ${on}`
}
