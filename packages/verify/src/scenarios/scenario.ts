import type { Random } from '../random.ts'
import type { Step } from '../steps/step.ts'

export type Group = 'incoming' | 'outgoing' | 'money' | 'time' | 'crash' | 'recurring'

/** What the back end or its configuration must have for a scenario. */
export type Need = 'refunds' | 'recurrences' | 'restart'

/** The sections of the guide "How integrations lose money", by their anchors. */
export type Remedy = 'withdrawals' | 'deposits' | 'forged-events' | 'books-and-tokens' | 'recurring-charges'

/** Steps that lose money when the back end breaks a rule. */
export interface Scenario {
  /** Kebab-case, unique, and stable: reports and CI name it. */
  readonly id: string
  readonly group: Group
  readonly title: string
  /** What the scenario follows from: a rule, a section (§6) or a gap (G-218). */
  readonly rules: readonly [string, ...string[]]
  /** What a failure costs. */
  readonly cost: string
  readonly needs?: readonly Need[]
  /** The section of the guide whose table shows the fix. Default: that of its group. */
  readonly remedy?: Remedy
  /** When the wallet begins, ISO 8601. Default: a Monday noon in Brasília. */
  readonly start?: string
  /** The same random numbers give the same steps. */
  steps(random: Random): readonly Step[]
}

/** A scenario in the list of its group, which the catalogue adds. */
export type ListedScenario = Omit<Scenario, 'group'>
