import type { ErrorCode, OperationId } from './errors.ts'
import type { machines } from '../generated/machines.ts'
import type { Provenance } from './provenance.ts'

/** A state: a status, and its statusDetailed when the resource has one. */
export interface State extends Provenance {
  readonly status: string
  readonly statusDetailed: string | null
  readonly meaning: string
}

/** A named set of states, with its reason. Every machine has the sets `terminal` and `terminalFailure`. */
export interface StateSet extends Provenance {
  readonly states: readonly string[]
  readonly reason: string
}

/** One transition from a state to a state. */
export interface Transition extends Provenance {
  /** The state before, or null for the creation of the resource. */
  readonly from: string | null
  /** The event. Each pair (`from`, `on`) is unique; a pair without a transition is illegal. */
  readonly on: string
  /** A description of the event's cause. */
  readonly trigger: string
  /** A description of the additional condition, or null. */
  readonly when: string | null
  /** The state after. */
  readonly to: string
  /** The webhook event that the transition sends, or null. */
  readonly sends: string | null
  /** A description of the side effects, or null. */
  readonly records: string | null
  /** The API operations that cause the event. Empty when only time, the payer or the rail causes it. */
  readonly operations: readonly OperationId[]
  /**
   * The codes that those operations return when `when` is not true, in order of precedence. Codes of earlier checks are
   * not listed: transport, shape, ownership and idempotency.
   */
  readonly refusals: readonly ErrorCode[]
}

/** The code that an operation returns when its event is illegal in the current state. */
export interface IllegalAnswer extends Provenance {
  readonly code: ErrorCode
}

/** The state machine of a resource. */
export interface StateMachine extends Provenance {
  readonly resource: string
  readonly description: string
  /** Name of the contract's schema that lists the statuses. */
  readonly statusSchema: string
  readonly statusDetailedSchema: string | null
  readonly states: Readonly<Record<string, State>>
  readonly sets: Readonly<Record<string, StateSet>>
  /** Codes by event, for every event that an operation can cause on an existing resource. */
  readonly illegal: Readonly<Record<string, IllegalAnswer>>
  /** In the order of the source. */
  readonly transitions: readonly Transition[]
}

type Machines = typeof machines

/** `charge`, `recurrence`, `refund`, `schedule` or `withdrawal`. */
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
