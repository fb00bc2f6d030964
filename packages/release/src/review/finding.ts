import type { Direction, Usage } from '../comparison/difference.ts'
import type { Class } from '../rules/rule.ts'

/** `correction`: breaking, but a changeset says why it only repairs the contract to what the source says. */
export type FindingClass = Class | 'correction'

/** One judged difference, for one direction. */
export interface Finding {
  readonly class: FindingClass
  readonly direction: Direction
  /** The operations and events that it concerns; `contract` where it is none of them. */
  readonly owners: readonly string[]
  readonly usages: readonly Usage[]
  /** The shared component that it is in, if any: `Amount`. */
  readonly component?: string
  /** What differs: `maximum: 1000 → 100`. */
  readonly what: string
  /** What that breaks and for whom, or why it breaks nothing. */
  readonly because: string
  /** The rule that judged: one of `src/rules`, `redocly/<rule>`, or `unclassified`. */
  readonly rule: string
  /** JSON Pointers into the two bundles. */
  readonly base?: string
  readonly head?: string
  /** Why it is a correction, in the words of the changeset. */
  readonly reason?: string
}

const RANK: Readonly<Record<FindingClass, number>> = { breaking: 3, additive: 2, correction: 1, prose: 0 }

export function severity(finding: FindingClass): number {
  return RANK[finding]
}
