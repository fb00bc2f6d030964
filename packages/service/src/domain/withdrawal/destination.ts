import type { AccountHolder } from '@pix-payments/spec/types'
import type { WithdrawalOutcome } from '../wallet/wallet.ts'

/** The owner of a Pix key or bank account, and the outcome of a transfer to it. */
export interface Destination {
  readonly holder: AccountHolder
  /** Undefined selects the outcome of the wallet's settings. */
  readonly outcome: WithdrawalOutcome | undefined
}
