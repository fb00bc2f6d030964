import type { Operation } from '../contract.ts'
import type { HttpRequest, Transport } from '../http/transport.ts'
import type { RequestDraft } from '../request.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Delivery } from '../webhook/delivery.ts'

/**
 * A server to test. A target knows the request that provokes each documented answer, and gives a written reason for each
 * answer that it cannot provoke.
 */
export interface Target {
  /** `mock`, `service`, `server`, or the name of another target; printed in the report. */
  readonly kind: string
  readonly baseUrl: string
  readonly send: Transport
  /** The bearer token of the wallet that sends the requests of the cases. */
  readonly accessToken: string
  /**
   * True when the target also checks rules that JSON Schema cannot state (check digits, dates). The suite then breaks the
   * contract's examples instead of generated values.
   */
  readonly prefersExamples: boolean
  /** Returns the request that gets a documented answer. May first create the state that the answer needs. */
  provoke(wanted: WantedExample): Promise<Provocation>
  /** Replaces values of the contract's examples with values that exist on the target: keys, ids, credentials. */
  own?(operation: Operation, draft: RequestDraft): RequestDraft
  /** Changes a generated request so that it also keeps the rules that JSON Schema cannot state: keys, check digits, days. */
  complete?(operation: Operation, draft: RequestDraft): RequestDraft
  /** Decides whether the suite may send the request of a case that keeps or breaks a rule. */
  admit(wanted: WantedRule): Admission
  /** Makes the target send a webhook for an example of an event, and returns what the receiver got. */
  deliver(wanted: WantedDelivery): Promise<Delivered>
  /** The control API of the target, when it has one. The scenarios need it. */
  readonly sandbox?: Sandbox | undefined
  close(): Promise<void>
}

/** A named example of a documented answer. */
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
      /** True when the answer must have the state of the example: the same statuses, and values in the same members. */
      readonly alike?: boolean
    }
  | NotReachable

export interface NotReachable {
  readonly reachable: false
  readonly reason: string
}

/** An answer that depends only on the request, not on the state of the target. */
export interface WantedRule {
  readonly operation: Operation
  readonly status: number
  readonly code: string | undefined
  /** True for a rule that JSON Schema cannot state, such as which tokens are valid. */
  readonly beyondSchema?: boolean | undefined
}

export type Admission =
  | {
      readonly reachable: true
      /** Codes with precedence that the request may return instead, because the suite does not know the target's state. */
      readonly earlier: readonly string[]
      /** Other statuses that a valid request may get, because they depend on the state and not on the request. */
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
