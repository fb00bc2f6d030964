/** Ends a case: the institution breaks the rule. The message is one line: what it did, and what to change. */
export class CaseFailed extends Error {
  override readonly name = 'CaseFailed'
}

/** Ends a case: this run cannot show whether the institution follows the rule. The message says why. */
export class CaseNotReachable extends Error {
  override readonly name = 'CaseNotReachable'
}
