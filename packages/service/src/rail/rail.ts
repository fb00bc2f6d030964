import type { AccountHolder, BankAccount } from '@pix-payments/spec/types'
import type { Destination } from '../domain/withdrawal/destination.ts'
import type { Reader } from '../storage/store.ts'

/** The holder that the request declares as the receiver of the money. */
export interface DeclaredHolder {
  readonly name: string
  readonly taxId: string
}

/**
 * Port to the world outside this institution: the key directory (DICT), the other institutions, the settlement system.
 * The only adapter simulates it. The adapter keeps its data per wallet in the store, so that wallets do not share it.
 */
export interface Rail {
  /** Returns the holder of a Pix key, or undefined when the directory does not have the key (§4.3). */
  resolveKey(
    reader: Reader,
    walletId: string,
    pixKey: string,
    declared: DeclaredHolder,
  ): Promise<Destination | undefined>
  /** Returns the holder of a bank account, or undefined when only the counterparty would know the holder (G-107). */
  findAccount(
    reader: Reader,
    walletId: string,
    account: Pick<BankAccount, 'bankCode' | 'branchCode' | 'accountNumber'>,
    declared: DeclaredHolder & Pick<AccountHolder, 'personType' | 'accountType'>,
  ): Promise<Destination | undefined>
}
