import type { Difference, Direction } from '../comparison/difference.ts'

/**
 * The class of a difference. `breaking`: a program that follows the old contract may fail. `additive`: no program
 * fails, and the contract offers or announces something new. `neutral`: nothing that users notice.
 */
export type Class = 'breaking' | 'additive' | 'neutral'

export interface Verdict {
  readonly class: Class
  /** A sentence: what the difference breaks and for whom, or why it breaks nothing. */
  readonly because: string
}

export interface RuleContext {
  /** All error codes of both catalogues. */
  readonly errorCodes: ReadonlySet<string>
}

/**
 * A rule that classifies some differences, one direction at a time. If it returns undefined, the next rule is asked.
 */
export interface ComparisonRule {
  /** The name of the file. */
  readonly id: string
  /**
   * True when the verdict of this rule overrides the verdict of Redocly. Such a rule knows a promise of this contract
   * that OpenAPI cannot express, or its comparison is more precise, for example about which members of two lists
   * correspond.
   */
  readonly decides?: true
  judge(difference: Difference, direction: Direction, context: RuleContext): Verdict | undefined
}

export const breaking = (because: string): Verdict => ({ class: 'breaking', because })
export const additive = (because: string): Verdict => ({ class: 'additive', because })
export const neutral = (because: string): Verdict => ({ class: 'neutral', because })
