import type { ErrorCode, OperationId } from './errors.ts'
import type { machines } from '../generated/machines.ts'
import type { Provenance } from './provenance.ts'

/** A state: a status, together with its statusDetailed where the resource has one. */
export interface State extends Provenance {
  readonly status: string
  readonly statusDetailed: string | null
  readonly meaning: string
}

/** A named set of states, and why it matters. Every machine has `terminal` and `terminalFailure`. */
export interface StateSet extends Provenance {
  readonly states: readonly string[]
  readonly reason: string
}

/** One arrow. */
export interface Transition extends Provenance {
  /** The state before, or null for the creation of the resource. */
  readonly from: string | null
  /** The event; (from, on) is unique, and a pair that is absent is illegal. */
  readonly on: string
  /** What causes the event, in words. */
  readonly trigger: string
  /** What must hold besides, in words; null when nothing must. */
  readonly when: string | null
  /** The state after. */
  readonly to: string
  /** The webhook event that announces it, or null. */
  readonly sends: string | null
  /** Side effects, in words; null when there are none. */
  readonly records: string | null
  /** The API operations that cause the event; none when only time, the payer or the rail does. */
  readonly operations: readonly OperationId[]
  /**
   * Codes of those operations when `when` does not hold, in order of precedence. Left out is what is
   * answered before the machine is asked: transport, shape, ownership and idempotency.
   */
  readonly refusals: readonly ErrorCode[]
}

/** The code of an operation that causes an event in a state where it is illegal. */
export interface IllegalAnswer extends Provenance {
  readonly code: ErrorCode
}

/** The life of a resource. */
export interface StateMachine extends Provenance {
  readonly resource: string
  readonly description: string
  /** Name of the contract's schema that lists the statuses. */
  readonly statusSchema: string
  readonly statusDetailedSchema: string | null
  readonly states: Readonly<Record<string, State>>
  readonly sets: Readonly<Record<string, StateSet>>
  /** By event, for every event that an operation can cause on an existing resource. */
  readonly illegal: Readonly<Record<string, IllegalAnswer>>
  /** One row per arrow, in the source's order. */
  readonly transitions: readonly Transition[]
}

type Machines = typeof machines

/** `charge`, `recurrence`, `refund`, `schedule` or `withdrawal`. */
export type MachineName = keyof Machines

/** The states of a machine: `StateOf<'charge'>` is `'PENDING' | 'PAID' | …`. */
export type StateOf<M extends MachineName> = keyof Machines[M]['states'] & string

/** The events of a machine: `EventOf<'charge'>` is `'create' | 'settle' | …`. */
export type EventOf<M extends MachineName> = Machines[M]['transitions'][number]['on']

/** The statuses of a machine, as the contract spells them. */
export type StatusOf<M extends MachineName> = {
  [S in StateOf<M>]: Machines[M]['states'][S] extends { readonly status: infer Status } ? Status : never
}[StateOf<M>]

/** The named sets of a machine: `StateSetOf<'charge'>` is `'open' | 'terminal' | …`. */
export type StateSetOf<M extends MachineName> = keyof Machines[M]['sets'] & string
