import { type EventOf, type MachineName, type StateOf, type Transition, machines } from '@pix-payments/spec'

/** A transition of a state machine of the contract. */
export interface Step<M extends MachineName> {
  readonly to: StateOf<M>
  /** The webhook event that the transition sends; null for none. */
  readonly sends: string | null
}

const arrows = new Map<string, Transition>()
for (const machine of Object.values(machines)) {
  for (const transition of machine.transitions as readonly Transition[]) {
    arrows.set(keyOf(machine.resource, transition.from, transition.on), transition)
  }
}

/** The arrows of a machine that create its resource. */
type Creation<M extends MachineName> = Extract<
  (typeof machines)[M]['transitions'][number],
  { readonly from: null }
>

/** The events that create the resource of a machine: `CreationOf<'refund'>` is `'create' | 'createForSchedule' | …`. */
export type CreationOf<M extends MachineName> = Creation<M>['on']

/** The first state of a new resource. Nothing else sets a first state. */
export function begin<M extends MachineName>(machine: M, on: CreationOf<M>): Creation<M>['to'] {
  const arrow = arrows.get(keyOf(machine, null, on))
  if (arrow === undefined) throw new Error(`No ${machine} begins with the event ${on}`)
  return arrow.to as Creation<M>['to']
}

/**
 * Returns the transition for an event in a state, or undefined when the contract has none. No other code changes a
 * status.
 */
export function step<M extends MachineName>(
  machine: M,
  from: StateOf<M>,
  on: EventOf<M>,
): Step<M> | undefined {
  const arrow = arrows.get(keyOf(machine, from, on))
  return arrow && { to: arrow.to as StateOf<M>, sends: arrow.sends }
}

/**
 * True if the state belongs to a named set of its machine, such as `terminal`. Throws when the machine has no such set.
 */
export function isIn(machine: MachineName, set: string, state: string): boolean {
  const sets: Readonly<Record<string, { readonly states: readonly string[] }>> = machines[machine].sets
  const named = sets[set]
  if (named === undefined) throw new Error(`${machine} has no set of states ${set}`)
  return named.states.includes(state)
}

function keyOf(machine: string, from: string | null, on: string): string {
  return `${machine} ${from ?? ''} ${on}`
}
