import type { Instant } from '@pix-payments/pix'
import type {
  FaultEffect as ContractEffect,
  FaultTarget as ContractTarget,
} from '@pix-payments/spec/sandbox-types'

export type FaultEffect = Readonly<ContractEffect>

/** The effect of a fault that was applied. */
export type AppliedEffect = FaultEffect & { readonly faultId: string }

/** Names a request (by operationId) or a webhook delivery (by event). The service looks up the faults for it. */
export type FaultTarget = { readonly operationId: string } | { readonly event: string }

/** A failure that the operator configured for a wallet (G-272). */
export interface Fault {
  readonly id: string
  readonly walletId: string
  /**
   * The requests or deliveries that the fault can apply to. It names an operation or an event; the other field is null.
   */
  readonly target: Readonly<ContractTarget>
  readonly effect: FaultEffect
  /** The probability that the fault applies to a matching request or delivery: 0 to 1, both included. */
  readonly probability: number
  readonly nth: number | null
  readonly times: number | null
  readonly seed: number
  readonly createdAt: Instant
  /** How many requests or deliveries matched the target, and to how many of these the fault was applied. */
  readonly matched: number
  readonly applied: number
}

export const isTarget = ({ target }: Fault, asked: FaultTarget): boolean =>
  'event' in asked ? target.event === asked.event : target.operationId === asked.operationId
