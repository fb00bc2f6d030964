import type { RailGroup } from '../rail-report.ts'
import type { CaseContext } from '../case-context.ts'

/** A rule of the contract that an institution must follow, and how to check it. */
export interface RailCase {
  /** The name of the case: `transfer-ends`. */
  readonly name: string
  readonly group: RailGroup
  /** The rule as a sentence. */
  readonly rule: string
  /** The names of other cases. Unless they pass, this case is not reachable: it would fail for their reason. */
  readonly needs?: readonly string[]
  /** Returns when the institution follows the rule. Otherwise throws `CaseFailed` or `CaseNotReachable`. */
  readonly run: (context: CaseContext) => Promise<void>
}
