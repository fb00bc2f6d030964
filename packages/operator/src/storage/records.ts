/** The rows of the tables. Their columns have the names of the contract in the spelling of SQL. */

interface OfWallet {
  readonly key: string
  readonly wallet_id: string
}

/** A row with work that is tried until it has an outcome. */
interface Tried extends OfWallet {
  readonly attempts: number
  readonly next_at: number | null
  /** When the first of the attempts failed that failed one after another. */
  readonly failing_since: number | null
}

/** What a player asks for. */
interface Asked extends Tried {
  readonly external_id: string
  readonly player_id: string
  readonly amount: number
  readonly request: string
  readonly created_at: number
}

export interface EventRow extends Tried {
  readonly name: string
  /** That of the resource, so that its events are found. */
  readonly external_id: string | null
  readonly payload: string
  /** Events about money in and about money out do not wait for each other. */
  readonly lane: 'in' | 'out'
  readonly received_at: number
  readonly done_at: number | null
  readonly problem: string | null
  /** The trace that the event belongs to. Null in a kit without `tracing`. */
  readonly traceparent: string | null
}

export interface DepositRow extends Asked {
  /** `OPENING` until the id of the charge is stored, then the status of the charge. `REFUSED`: no charge exists. */
  readonly status: string
  readonly charge_id: string | null
  readonly br_code: string | null
  readonly end_to_end_id: string | null
  readonly expires_at: number | null
  readonly paid_at: number | null
}

export type PayoutKind = 'withdrawal' | 'refund' | 'transfer'

export interface PayoutRow extends Asked {
  readonly kind: PayoutKind
  /**
   * `REQUESTED` before a response came, then the status of the resource. `REFUSED`: the API refused the request, and no
   * resource exists.
   */
  readonly status: string
  readonly resource_id: string | null
  readonly end_to_end_id: string | null
  /** Why the amount was given back. */
  readonly reason: string | null
  readonly ended_at: number | null
  readonly traceparent: string | null
}

export interface SubscriptionRow extends Asked {
  /** 0: the amounts of the cycles vary. */
  readonly amount: number
  /** `STARTING` until the id of the recurrence is stored, `REFUSED`: no recurrence exists. `COMPLETED`: all cycles are over. */
  readonly status: string
  readonly recurrence_id: string | null
  readonly br_code: string | null
  /** Why it ended. */
  readonly reason: string | null
  /** The body of the cancellation that was asked for. It is sent until it has an outcome. */
  readonly cancel_request: string | null
  readonly first_paid_at: number | null
  /** The next cycle that has no row yet. */
  readonly next_cycle: number
  readonly expires_at: number | null
}

export interface CycleRow extends Tried {
  readonly subscription_key: string
  /** 1 is the first payment. */
  readonly number: number
  /** 0 until the amount of a cycle that varies is decided. */
  readonly amount: number
  readonly status: CycleStatus
  /** The newest schedule of the cycle. */
  readonly schedule_id: string | null
  readonly due_date: string | null
  readonly end_to_end_id: string | null
  readonly reason: string | null
  /** Why the operator does not charge the cycle. */
  readonly waived: string | null
  readonly paid_at: number | null
}

/** `PLANNED` until a charge exists, `CHARGED` while a charge is open or can be retried. */
export type CycleStatus = 'PLANNED' | 'CHARGED' | 'PAID' | 'FAILED'

/** A movement of the wallet in the books of the operator. */
export interface EntryRow extends OfWallet {
  /** The `productTransactionId` of the line; for a fee or a judicial movement, the `id` of the line. */
  readonly id: string
  readonly kind:
    | 'deposit'
    | 'firstPayment'
    | 'cycle'
    | PayoutKind
    | 'takeBack'
    | 'withdrawalReturn'
    | 'fee'
    | 'judicialMovement'
  readonly external_id: string | null
  /** The `endToEndId` of the line. */
  readonly end_to_end_id: string | null
  /** Null: the money is the operator's. */
  readonly player_id: string | null
  /** Centavos. Positive: into the wallet. */
  readonly amount: number
  readonly booked_at: number
  /** The day in Brasília. */
  readonly day: string
  /** The day on whose statement the line was found. */
  readonly matched_day: string | null
}

export interface DayRow extends OfWallet {
  readonly day: string
  readonly status: 'reading' | 'open' | 'closed'
  readonly next_cursor: string | null
  readonly credits: number
  readonly debits: number
  readonly line_count: number
  readonly opening_balance: number | null
  readonly closing_balance: number | null
  readonly checked_at: number | null
}

export interface FindingRow extends OfWallet {
  readonly kind: string
  readonly subject: string
  readonly day: string | null
  readonly detail: string
  readonly opened_at: number
  readonly status: 'open' | 'resolved'
  readonly resolved_at: number | null
  readonly actor: string | null
  readonly reason: string | null
}
