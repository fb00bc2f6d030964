import type { AccountHolder, BankAccount } from '@pix-payments/spec/types'
import type { Destination } from '../domain/withdrawal/destination.ts'
import type { Reader } from '../storage/store.ts'

/** The account holder that the request declares as the receiver of the money. */
export interface DeclaredHolder {
  readonly name: string
  readonly taxId: string
}

/**
 * The port to the Pix network outside this institution: the key directory (DICT), the other institutions and the
 * settlement system. The only adapter simulates this network. The adapter keeps separate data for each wallet, in the
 * store.
 */
export interface Rail {
  /** Returns the account that a Pix key belongs to, or undefined when the directory does not have the key (§4.3). */
  resolveKey(
    reader: Reader,
    walletId: string,
    pixKey: string,
    declared: DeclaredHolder,
  ): Promise<Destination | undefined>
  /**
   * Returns a bank account with its holder, or undefined when only the destination institution knows the holder
   * (G-107).
   */
  findAccount(
    reader: Reader,
    walletId: string,
    account: Pick<BankAccount, 'bankCode' | 'branchCode' | 'accountNumber'>,
    declared: DeclaredHolder & Pick<AccountHolder, 'personType' | 'accountType'>,
  ): Promise<Destination | undefined>
}
