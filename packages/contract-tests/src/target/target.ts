import type { Operation } from '../contract.ts'
import type { HttpRequest, Transport } from '../http/transport.ts'
import type { Delivery } from '../webhook/delivery.ts'

/**
 * What the suite runs against. A target says how each documented answer is brought about there, and gives a
 * written reason for every one that cannot be.
 */
export interface Target {
  /** `mock`, `server`, or the name of another target: stands in the report. */
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
  /** Whether a request of a case may be sent and judged; of a case that breaks or keeps a rule of the contract. */
  admit(wanted: WantedRule): Admission
  /** A webhook with the example's event, as a receiver got it. */
  deliver(wanted: WantedDelivery): Promise<Delivered>
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
    }
  | NotReachable

export interface WantedDelivery {
  readonly event: string
  readonly example: string
}

export type Delivered = { readonly reachable: true; readonly delivery: Delivery } | NotReachable
