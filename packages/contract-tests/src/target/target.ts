import type { Operation } from '../contract.ts'
import type { HttpRequest, Transport } from '../http/transport.ts'
import type { RequestDraft } from '../request.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Delivery } from '../webhook/delivery.ts'

/**
 * A server to test. A target knows which request causes each documented answer. If it cannot cause an answer, it gives
 * the reason as text.
 */
export interface Target {
  /** The kind of target, which the report prints: `mock`, `service`, `server`, or the name of your own target. */
  readonly kind: string
  readonly baseUrl: string
  readonly send: Transport
  /** The bearer token of the wallet that sends the requests of the cases. */
  readonly accessToken: string
  /**
   * True when the target also checks rules that JSON Schema cannot express, such as check digits and dates. The suite
   * then breaks rules in the examples of the contract, not in generated values.
   */
  readonly prefersExamples: boolean
  /** Returns the request that causes a documented answer. May first create the state that the answer needs. */
  provoke(wanted: WantedExample): Promise<Provocation>
  /** Replaces values of the contract's examples by values that exist on the target: keys, ids, credentials. */
  own?(operation: Operation, draft: RequestDraft): RequestDraft
  /**
   * Changes a generated request so that it also satisfies the rules that JSON Schema cannot express, about keys, check
   * digits and days.
   */
  complete?(operation: Operation, draft: RequestDraft): RequestDraft
  /** Decides whether the suite may send a request that keeps or breaks a rule. */
  admit(wanted: WantedRule): Admission
  /** Makes the target send a webhook for an example of an event. Returns the delivery that the receiver got. */
  deliver(wanted: WantedDelivery): Promise<Delivered>
  /** The control API of the target, which the scenarios need. Undefined when the target has none. */
  readonly sandbox?: Sandbox | undefined
  close(): Promise<void>
}

/** A named example of an answer that the contract documents. */
export interface WantedExample {
  readonly operation: Operation
  readonly status: number
  readonly example: string
  /** The error code; undefined for a success. */
  readonly code: string | undefined
  readonly body: unknown
}

export type Provocation =
  | {
      readonly reachable: true
      readonly request: HttpRequest
      /** True when the answer must equal the example. False when any valid answer is correct. */
      readonly exact: boolean
      /**
       * True when the answer must be in the same state as the example: the same statuses, and a value in the same
       * members.
       */
      readonly alike?: boolean
    }
  | NotReachable

export interface NotReachable {
  readonly reachable: false
  readonly reason: string
}

/** An expected answer that depends only on the request, not on the state of the target. */
export interface WantedRule {
  readonly operation: Operation
  readonly status: number
  readonly code: string | undefined
  /** True for a rule that JSON Schema cannot express, such as which tokens are valid. */
  readonly beyondSchema?: boolean | undefined
}

export type Admission =
  | {
      readonly reachable: true
      /**
       * Codes that come before the expected code and that the target may return instead, because the suite does not
       * know its state.
       */
      readonly earlier: readonly string[]
      /** Other statuses that a valid request may get, because they depend on the state of the target. */
      readonly accepts?: readonly number[]
    }
  | NotReachable

export interface WantedDelivery {
  readonly event: string
  readonly example: string
  /** The payload of the example. */
  readonly payload: unknown
}

export type Delivered = { readonly reachable: true; readonly delivery: Delivery } | NotReachable
