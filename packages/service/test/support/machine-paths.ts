import { type MachineName, type StateOf, type Transition, machines } from '@pix-payments/spec'

/**
 * True when one or more transitions lead from one status to another status. A transition that stays in its status leads
 * nowhere. Null stands for a resource that does not exist yet.
 */
export function reaches<M extends MachineName>(machine: M, from: StateOf<M> | null, to: StateOf<M>): boolean {
  const transitions = machines[machine].transitions as readonly Transition[]
  const arrows = transitions.filter((arrow) => arrow.from !== arrow.to)
  const seen = new Set<string | null>()
  const waiting: (string | null)[] = [from]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const arrow of arrows) {
      if (arrow.from !== at || seen.has(arrow.to)) continue
      if (arrow.to === to) return true
      seen.add(arrow.to)
      waiting.push(arrow.to)
    }
  }
  return false
}
