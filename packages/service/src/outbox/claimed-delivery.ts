import type { Instant } from '@pix-payments/pix'
import type { AppliedEffect } from '../domain/fault/fault.ts'
import type { Message } from '../storage/rows/delivery-rows.ts'
import type { SealedWebhook } from '../storage/rows/webhook-rows.ts'

/** A delivery that this process has leased and is sending. */
export interface ClaimedDelivery {
  readonly id: string
  readonly resourceId: string
  readonly position: number
  /** Number of earlier attempts. */
  readonly attempts: number
  readonly dueAt: Instant
  readonly lease: string
  readonly message: Message
  readonly webhook: SealedWebhook
  /** The time of this attempt, in the wallet's time. */
  readonly now: Instant
  readonly effects: readonly AppliedEffect[]
}
