import type { AccountHolder, BankAccount } from '@pix-payments/spec/types'
import type { Destination } from '../domain/withdrawal/destination.ts'
import type { Reader } from '../storage/store.ts'

/** Whom the caller says that the money is for. */
export interface DeclaredHolder {
  readonly name: string
  readonly taxId: string
}

/**
 * The world beyond this institution: the key directory (DICT), the other institutions, the settlement system. The
 * simulated one is the only adapter; it keeps what a wallet's world knows in the store, so that wallets do not share it.
 */
export interface Rail {
  /** The holder of a Pix key; undefined when the directory does not have it (§4.3). */
  resolveKey(
    reader: Reader,
    walletId: string,
    pixKey: string,
    declared: DeclaredHolder,
  ): Promise<Destination | undefined>
  /** Who owns a bank account; undefined when only the counterparty would know (G-107). */
  findAccount(
    reader: Reader,
    walletId: string,
    account: Pick<BankAccount, 'bankCode' | 'branchCode' | 'accountNumber'>,
    declared: DeclaredHolder & Pick<AccountHolder, 'personType' | 'accountType'>,
  ): Promise<Destination | undefined>
}
