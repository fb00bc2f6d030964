import type { Difference, Direction } from '../comparison/difference.ts'

/**
 * `breaking`: somebody who kept to the old contract may fail. `additive`: nobody does, and there is something to
 * use or to know. `prose`: words and examples.
 */
export type Class = 'breaking' | 'additive' | 'prose'

export interface Verdict {
  readonly class: Class
  /** What it breaks and for whom, or why it breaks nothing: a sentence. */
  readonly because: string
}

export interface RuleContext {
  /** Every error code of the two catalogues. */
  readonly errorCodes: ReadonlySet<string>
}

/** Judges the differences that it knows, for one direction at a time; leaves the others to the rules after it. */
export interface ComparisonRule {
  /** As its file. */
  readonly id: string
  /**
   * Its verdict stands against Redocly's: it goes by a promise of this contract that OpenAPI does not know, or
   * the comparison here looks closer (which members of two lists stand for the same).
   */
  readonly decides?: true
  judge(difference: Difference, direction: Direction, context: RuleContext): Verdict | undefined
}

export const breaking = (because: string): Verdict => ({ class: 'breaking', because })
export const additive = (because: string): Verdict => ({ class: 'additive', because })
export const prose = (because: string): Verdict => ({ class: 'prose', because })
