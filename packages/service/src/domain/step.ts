import { type EventOf, type MachineName, type StateOf, type Transition, machines } from '@pix-payments/spec'

/** One transition of a state machine in the contract. */
export interface Step<M extends MachineName> {
  readonly to: StateOf<M>
  /** The webhook event that the transition sends; null when the transition sends no event. */
  readonly sends: string | null
}

const arrows = new Map<string, Transition>()
for (const machine of Object.values(machines)) {
  for (const transition of machine.transitions as readonly Transition[]) {
    arrows.set(keyOf(machine.resource, transition.from, transition.on), transition)
  }
}

/** The transitions of a machine that create its resource. They start from no state. */
type Creation<M extends MachineName> = Extract<
  (typeof machines)[M]['transitions'][number],
  { readonly from: null }
>

/**
 * The names of the transitions that create the resource of a machine: `CreationOf<'refund'>` is `'create' |
 * 'createForSchedule' | …`.
 */
export type CreationOf<M extends MachineName> = Creation<M>['on']

/** Returns the first state of a new resource. No other code sets a first state. */
export function begin<M extends MachineName>(machine: M, on: CreationOf<M>): Creation<M>['to'] {
  const arrow = arrows.get(keyOf(machine, null, on))
  if (arrow === undefined) throw new Error(`No ${machine} begins with the event ${on}`)
  return arrow.to as Creation<M>['to']
}

/**
 * Returns the transition that the event `on` causes in a state. Returns undefined when the contract has no such
 * transition. Every change of a status calls this function.
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
 * True when the machine lists the state in the named set of states, such as `terminal`. Throws when the machine has no
 * such set.
 */
export function isIn(machine: MachineName, set: string, state: string): boolean {
  const sets: Readonly<Record<string, { readonly states: readonly string[] }>> = machines[machine].sets
  const named = sets[set]
  if (named === undefined) throw new Error(`${machine} has no set of states ${set}`)
  return named.states.includes(state)
}

/** Returns a state as texts show it: `FAILED (SEND_FAILED)`. */
export const shownState = (state: string): string => state.replace(/\.(.*)/, ' ($1)')

/** Returns the states that allow an event. A status whose states all allow it stands without statusDetailed. */
export function statesBefore<M extends MachineName>(machine: M, on: EventOf<M>): readonly string[] {
  const { states, transitions } = machines[machine]
  const from = (transitions as readonly Transition[]).flatMap((it) =>
    it.on === on && it.from !== null ? [it.from] : [],
  )
  const statusOf = (state: string): string => state.split('.')[0] ?? ''
  const isWhole = (status: string): boolean =>
    Object.keys(states).every((state) => statusOf(state) !== status || from.includes(state))
  return [...new Set(from.map((it) => (isWhole(statusOf(it)) ? statusOf(it) : shownState(it))))]
}

function keyOf(machine: string, from: string | null, on: string): string {
  return `${machine} ${from ?? ''} ${on}`
}
