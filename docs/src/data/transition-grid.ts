import type { StateMachine } from '@pix-payments/spec'

/** The effect of an event in a state: a new state, a refusal with a code, or nothing, because it cannot happen. */
export type GridCell =
  | { readonly kind: 'arrow'; readonly to: string }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'none' }

export interface GridRow {
  readonly event: string
  /** One cell per state, in the order of the machine. */
  readonly cells: readonly GridCell[]
}

/** Every pair of event and state. An event that only creates a resource has no row, because no state precedes it. */
export function transitionGrid(machine: StateMachine): readonly GridRow[] {
  const events = new Set(machine.transitions.filter(({ from }) => from !== null).map(({ on }) => on))
  return [...events].map((event) => ({
    event,
    cells: Object.keys(machine.states).map((state) => cell(machine, state, event)),
  }))
}

function cell(machine: StateMachine, state: string, event: string): GridCell {
  const arrow = machine.transitions.find(({ from, on }) => from === state && on === event)
  if (arrow !== undefined) return { kind: 'arrow', to: arrow.to }
  const code = machine.illegal[event]?.code
  return code === undefined ? { kind: 'none' } : { kind: 'refused', code }
}
