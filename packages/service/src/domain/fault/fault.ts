import type { Instant } from '@pix-payments/pix'
import type {
  FaultEffect as ContractEffect,
  FaultTarget as ContractTarget,
} from '@pix-payments/spec/sandbox-types'

export type FaultEffect = Readonly<ContractEffect>

/** The request or the delivery that a fault is looked up for. */
export type FaultTarget = { readonly operationId: string } | { readonly event: string }

/** A failure that the operator configured for a wallet (G-272). */
export interface Fault {
  readonly id: string
  readonly walletId: string
  /** Either `operationId` or `event` is null. */
  readonly target: Readonly<ContractTarget>
  readonly effect: FaultEffect
  /** 0 to 1, both included. */
  readonly probability: number
  readonly nth: number | null
  readonly times: number | null
  readonly seed: number
  readonly createdAt: Instant
  /** How many requests or deliveries matched the target, and how many of them the fault was applied to. */
  readonly matched: number
  readonly applied: number
}

export const isTarget = ({ target }: Fault, asked: FaultTarget): boolean =>
  'event' in asked ? target.event === asked.event : target.operationId === asked.operationId
