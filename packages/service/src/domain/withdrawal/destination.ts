import type { AccountHolder } from '@pix-payments/spec/types'
import type { WithdrawalOutcome } from '../wallet/wallet.ts'

/** The owner of a Pix key or bank account, and how a transfer to it will end. */
export interface Destination {
  readonly holder: AccountHolder
  /** Undefined: as the wallet's settings say. */
  readonly outcome: WithdrawalOutcome | undefined
}
