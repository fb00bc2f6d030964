import type { Direction, Usage } from '../comparison/difference.ts'
import type { Class } from '../rules/rule.ts'

/**
 * The class of a finding. A `correction` is a breaking difference that only makes the contract agree with the source,
 * as a changeset explains.
 */
export type FindingClass = Class | 'correction'

/** A difference with its class. A difference that affects requests and responses gives two findings. */
export interface Finding {
  readonly class: FindingClass
  readonly direction: Direction
  /** The operations and events that the difference affects. `contract` when no operation and no event uses it. */
  readonly owners: readonly string[]
  readonly usages: readonly Usage[]
  /** The shared component that contains the difference, such as `Amount`. */
  readonly component?: string
  /** The names with which a changeset announces this finding, such as `Charge.debtor` or `createRefund`. */
  readonly row: readonly string[]
  /** The names with what is added, when this finding is additive: `Charge.debtor`, `createRefund.deprecated`. */
  readonly addition: readonly string[]
  /** The text of the difference, such as `maximum: 1000 → 100`. */
  readonly what: string
  /** A sentence: what the difference breaks and for whom, or why it breaks nothing. */
  readonly because: string
  /** The rule that decided the class: the id of a rule in `src/rules`, `redocly/<rule>`, or `unclassified`. */
  readonly rule: string
  /** JSON Pointers into the two bundles. */
  readonly base?: string
  readonly head?: string
  /** The text of the changeset that announces this finding: the reason of a correction, or what a break needs. */
  readonly announcement?: string
}

const RANK: Readonly<Record<FindingClass, number>> = { breaking: 3, additive: 2, correction: 1, neutral: 0 }

export function severity(finding: FindingClass): number {
  return RANK[finding]
}

/** Returns the place of a finding in its first operation, followed by the component: `body amount (Amount)`. */
export function placeOf({ usages, component }: Finding): string {
  const place = usages[0]?.place ?? ''
  if (component === undefined) return place
  return place === '' ? component : `${place} (${component})`
}

/** Returns the place of a finding and its difference: `body amount (Amount): maximum: 1000 → 500`. */
export function whereOf(finding: Finding): string {
  return [placeOf(finding), finding.what].filter(Boolean).join(': ')
}
