import { type MachineName, machines } from '@pix-payments/spec'

/** The statuses in a set of a state machine, such as the set `open`, as SQL text for `in (…)`. */
export function statusesOf(machine: MachineName, set: string): string {
  const { sets, states } = machines[machine] as {
    readonly sets: Readonly<Record<string, { readonly states: readonly string[] }>>
    readonly states: Readonly<Record<string, { readonly status: string }>>
  }
  const named = sets[set]?.states.map((state) => states[state]?.status)
  if (named === undefined) throw new Error(`${machine} has no set of states ${set}`)
  return [...new Set(named)].map((status) => `'${status}'`).join(', ')
}
