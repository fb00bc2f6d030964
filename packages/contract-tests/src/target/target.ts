import type { Operation } from '../contract.ts'
import type { HttpRequest, Transport } from '../http/transport.ts'
import type { RequestDraft } from '../request.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Delivery } from '../webhook/delivery.ts'

/**
 * What the suite runs against. A target says how each documented answer is brought about there, and gives a
 * written reason for every one that cannot be.
 */
export interface Target {
  /** `mock`, `service`, `server`, or the name of another target: stands in the report. */
  readonly kind: string
  readonly baseUrl: string
  readonly send: Transport
  /** The bearer token of the wallet that the cases speak for. */
  readonly accessToken: string
  /**
   * True where a request is also judged by rules that JSON Schema cannot state (check digits, dates): broken
   * requests are then made of the contract's examples, not of generated values.
   */
  readonly prefersExamples: boolean
  /** The request that gets a documented answer. A target with state may bring the state about first. */
  provoke(wanted: WantedExample): Promise<Provocation>
  /** A request made of the contract's examples with what is there on the target: keys, ids, credentials. */
  own?(operation: Operation, draft: RequestDraft): RequestDraft
  /** A generated request that also keeps the rules which JSON Schema cannot state: whose keys, check digits, days. */
  complete?(operation: Operation, draft: RequestDraft): RequestDraft
  /** Whether a request of a case may be sent and judged; of a case that breaks or keeps a rule of the contract. */
  admit(wanted: WantedRule): Admission
  /** A webhook with the example's event, as a receiver got it. */
  deliver(wanted: WantedDelivery): Promise<Delivered>
  /** The control API of the target, where it has one: what scenarios need. */
  readonly sandbox?: Sandbox | undefined
  close(): Promise<void>
}

/** A named example of a documented answer. */
export interface WantedExample {
  readonly operation: Operation
  readonly status: number
  readonly example: string
  /** The error code; `undefined` for a success. */
  readonly code: string | undefined
  readonly body: unknown
}

export type Provocation =
  | {
      readonly reachable: true
      readonly request: HttpRequest
      /** True where the answer has to be the example itself, not another valid one. */
      readonly exact: boolean
      /** True where it has to be in the state of the example: the same statuses, the same members without a value. */
      readonly alike?: boolean
    }
  | NotReachable

export interface NotReachable {
  readonly reachable: false
  readonly reason: string
}

/** An answer that follows from the request alone. */
export interface WantedRule {
  readonly operation: Operation
  readonly status: number
  readonly code: string | undefined
  /** A rule that JSON Schema cannot state: which tokens are valid, which filters belong together. */
  readonly beyondSchema?: boolean | undefined
}

export type Admission =
  | {
      readonly reachable: true
      /** Codes of rules that come first and that the request may break as well, since the suite knows no state. */
      readonly earlier: readonly string[]
      /** Statuses that a valid request may get as well, since they speak of the state and not of the request. */
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
