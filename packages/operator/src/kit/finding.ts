/**
 * - `foreign`: an event about a resource that the wallet does not have. It changed nothing.
 * - `unknown`: the wallet has a movement or a payment that the books do not have.
 * - `missing`: the books have a movement that the statement of its day does not have.
 * - `different`: a resource or line has another amount or id than the books.
 * - `conflict`: the API knows the externalId with another request. Nothing was given back. Use an externalId in one program only.
 * - `paidAfterGiveBack`: a payout that was given back left the wallet after all.
 * - `stuck`: work that keeps failing.
 * - `delayed`: the API asked for a longer wait than the kit makes: 5 minutes after a 429, otherwise an hour.
 * - `late`: a payout without an outcome for a long time.
 * - `totals`: the figures of a day do not add up.
 */
export type FindingKind =
  | 'foreign'
  | 'unknown'
  | 'missing'
  | 'different'
  | 'conflict'
  | 'paidAfterGiveBack'
  | 'stuck'
  | 'delayed'
  | 'late'
  | 'totals'

/** Something that a person must look at. The kit moves no money because of it. */
export interface Finding {
  readonly id: string
  readonly kind: FindingKind
  readonly walletId: string
  /** The key of a deposit or payout, or the id of an event or line. */
  readonly subject: string
  /** The day in Brasília, for a finding of a reconciliation. */
  readonly day: string | undefined
  readonly detail: string
  readonly openedAt: Date
  readonly status: 'open' | 'resolved'
  readonly resolvedAt: Date | undefined
  readonly actor: string | undefined
  readonly reason: string | undefined
}

export interface NewFinding {
  readonly kind: FindingKind
  readonly walletId: string
  readonly subject: string
  readonly detail: string
  readonly day?: string
  /** When the cause began. A finding of an earlier cause that a person resolved is open again. */
  readonly since?: number
}
