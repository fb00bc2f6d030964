import type { Instant } from '@pix-payments/pix'
import type { InternalTransfer as InternalTransferBody } from '@pix-payments/spec/types'
import { timestamp } from '../timestamp.ts'

/** An instant transfer between two wallets of one operator (§4.5, G-116). */
export interface InternalTransfer {
  readonly transferId: string
  /** The amount, in cents. */
  readonly amount: number
  readonly sourceWalletId: string
  readonly destinationWalletId: string
  readonly externalId: string
  readonly description: string | null
  readonly metadata: Readonly<Record<string, string>> | null
  readonly createdAt: Instant
}

export const internalTransferBody = (transfer: InternalTransfer): InternalTransferBody => ({
  transferId: transfer.transferId,
  status: 'SUCCESS',
  amount: transfer.amount,
  sourceWalletId: transfer.sourceWalletId,
  destinationWalletId: transfer.destinationWalletId,
  externalId: transfer.externalId,
  createdAt: timestamp(transfer.createdAt),
})
