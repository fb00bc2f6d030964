import { type RandomSource, randomText } from '@pix-payments/pix'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import { giveAccount, walletOfAccount } from '../../storage/rows/directory-rows.ts'
import type { Reader, Transaction } from '../../storage/store.ts'
import { TakenError } from './taken-error.ts'

/** The ISPB of the institution that the sandbox emulates, 8 characters (G-006). */
export const OWN_ISPB = '12345678'
export const MAIN_BRANCH = '0001'

export const newAccountNumber = (random: RandomSource): string => `1${randomText(random, '0123456789', 7)}`

/**
 * Gives a wallet its account. Leading zeros do not count (G-012).
 *
 * @throws TakenError when another wallet has the account.
 */
export async function takeAccount(
  transaction: Transaction,
  wallet: Pick<Wallet, 'id' | 'account'>,
): Promise<void> {
  if (await giveAccount(transaction, wallet)) return
  const { branchCode, accountNumber } = wallet.account
  throw new TakenError('account', `${branchCode} ${accountNumber}`)
}

/** Returns `drawn`, or another random number of the main branch when a wallet has this one. */
export async function freeAccountNumber(
  reader: Reader,
  random: RandomSource,
  drawn: string = newAccountNumber(random),
): Promise<string> {
  for (let accountNumber = drawn; ; accountNumber = newAccountNumber(random)) {
    if ((await walletOfAccount(reader, { branchCode: MAIN_BRANCH, accountNumber })) === undefined)
      return accountNumber
  }
}
