import type { Direction, Usage } from '../comparison/difference.ts'
import type { Class } from '../rules/rule.ts'

/** `correction`: a breaking difference that only makes the contract agree with the source, as a changeset explains. */
export type FindingClass = Class | 'correction'

/** A difference with its class, for one direction. */
export interface Finding {
  readonly class: FindingClass
  readonly direction: Direction
  /** The operations and events that use the difference, or `contract` when none does. */
  readonly owners: readonly string[]
  readonly usages: readonly Usage[]
  /** The shared component with the difference, such as `Amount`. */
  readonly component?: string
  /** The difference: `maximum: 1000 → 100`. */
  readonly what: string
  /** What the difference breaks and for whom, or why it breaks nothing. */
  readonly because: string
  /** The rule that set the class: the id of a rule in `src/rules`, `redocly/<rule>`, or `unclassified`. */
  readonly rule: string
  /** JSON Pointers into the two bundles. */
  readonly base?: string
  readonly head?: string
  /** The reason of a correction, from the changeset. */
  readonly reason?: string
}

const RANK: Readonly<Record<FindingClass, number>> = { breaking: 3, additive: 2, correction: 1, prose: 0 }

export function severity(finding: FindingClass): number {
  return RANK[finding]
}
