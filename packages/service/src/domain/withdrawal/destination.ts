import type { AccountHolder } from '@pix-payments/spec/types'
import type { WithdrawalOutcome } from '../wallet/wallet.ts'

/** The owner of a Pix key or bank account, and the outcome of a transfer to it. */
export interface Destination {
  readonly holder: AccountHolder
  /** Undefined when the key or account has no outcome of its own. Then the wallet's settings decide the outcome. */
  readonly outcome: WithdrawalOutcome | undefined
}
