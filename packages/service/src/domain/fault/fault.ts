import type { Instant } from '@pix-payments/pix'
import type {
  FaultEffect as ContractEffect,
  FaultTarget as ContractTarget,
} from '@pix-payments/spec/sandbox-types'

export type FaultEffect = Readonly<ContractEffect>

/** A request of an operation, or a delivery of an event. */
export type FaultTarget = { readonly operationId: string } | { readonly event: string }

/** Something that shall go wrong for a wallet (G-272). */
export interface Fault {
  readonly id: string
  readonly walletId: string
  /** One of the two is null. */
  readonly target: Readonly<ContractTarget>
  readonly effect: FaultEffect
  /** 0 to 1. */
  readonly probability: number
  readonly nth: number | null
  readonly times: number | null
  readonly seed: number
  readonly createdAt: Instant
  /** How often its target matched, and how often it hit. */
  readonly matched: number
  readonly applied: number
}

export const isTarget = ({ target }: Fault, asked: FaultTarget): boolean =>
  'event' in asked ? target.event === asked.event : target.operationId === asked.operationId
