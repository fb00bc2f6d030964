import type { ErrorCode, OperationId } from './errors.ts'
import type { machines } from '../generated/machines.ts'
import type { Provenance } from './provenance.ts'

/**
 * Where the amount of a withdrawal or a refund is. `reserved`: it may still leave the wallet. `paid`: the recipient has
 * it. `back`: it is in the wallet again and never leaves it, so the operator may return it to the player.
 */
export type MoneyPlace = 'reserved' | 'paid' | 'back'

/** A state of a resource: its status and, if the resource has one, its statusDetailed. */
export interface State extends Provenance {
  readonly status: string
  readonly statusDetailed: string | null
  /** Where the amount is. null for a resource that pays nothing out. */
  readonly money: MoneyPlace | null
  readonly meaning: string
}

/** A named set of states, with the source of the set. Every machine has the sets `terminal` and `terminalFailure`. */
export interface StateSet extends Provenance {
  readonly states: readonly string[]
  /** For how many times 24 hours a final state of the set counts. Without it, it counts for ever. */
  readonly days?: number
  readonly reason: string
}

/** One transition from one state to another. */
export interface Transition extends Provenance {
  /** The state before the transition. null when the transition creates the resource. */
  readonly from: string | null
  /**
   * The event that causes the transition. Each pair (`from`, `on`) occurs once. A pair without a transition is illegal.
   */
  readonly on: string
  /** A text that describes what causes the event. */
  readonly trigger: string
  /** A text that describes an additional condition, or null. */
  readonly when: string | null
  /** The state after the transition. */
  readonly to: string
  /** The webhook event that the transition sends. null when it sends none. */
  readonly sends: string | null
  /** A text that describes side effects of the transition, or null. */
  readonly records: string | null
  /** The API operations that cause the event. Empty when only time, the payer or the rail can cause it. */
  readonly operations: readonly OperationId[]
  /**
   * The codes that these operations return when the condition `when` is not met, in order of precedence. Codes of
   * earlier checks (transport, shape, ownership, idempotency) are not listed.
   */
  readonly refusals: readonly ErrorCode[]
}

/** The error code that an operation returns when it causes an event that is illegal in the current state. */
export interface IllegalAnswer extends Provenance {
  readonly code: ErrorCode
}

/** The state machine of a resource. */
export interface StateMachine extends Provenance {
  readonly resource: string
  readonly description: string
  /** The name of the contract schema that lists the statuses. */
  readonly statusSchema: string
  readonly statusDetailedSchema: string | null
  readonly states: Readonly<Record<string, State>>
  readonly sets: Readonly<Record<string, StateSet>>
  /**
   * The error codes for illegal events, by event. The record has every event that an operation can cause on an existing
   * resource.
   */
  readonly illegal: Readonly<Record<string, IllegalAnswer>>
  /** The transitions, in the order of the source. */
  readonly transitions: readonly Transition[]
}

type Machines = typeof machines

/** The name of a state machine: `charge`, `recurrence`, `refund`, `schedule` or `withdrawal`. */
export type MachineName = keyof Machines

/** The states of a machine: `StateOf<'charge'>` is `'PENDING' | 'PAID' | …`. */
export type StateOf<M extends MachineName> = keyof Machines[M]['states'] & string

/** The events of a machine: `EventOf<'charge'>` is `'create' | 'settle' | …`. */
export type EventOf<M extends MachineName> = Machines[M]['transitions'][number]['on']

/** The statuses of a machine, as in the contract. */
export type StatusOf<M extends MachineName> = {
  [S in StateOf<M>]: Machines[M]['states'][S] extends { readonly status: infer Status } ? Status : never
}[StateOf<M>]

/** The named sets of a machine: `StateSetOf<'charge'>` is `'open' | 'terminal' | …`. */
export type StateSetOf<M extends MachineName> = keyof Machines[M]['sets'] & string
