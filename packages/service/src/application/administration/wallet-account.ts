import { type RandomSource, randomText } from '@pix-payments/pix'
import type { WalletAccount } from '../../domain/wallet/wallet.ts'
import { walletOfAccount } from '../../storage/rows/wallet-rows.ts'
import type { Reader } from '../../storage/store.ts'
import { TakenError } from './taken-error.ts'

/** The ISPB of the institution that the sandbox emulates, 8 characters (G-006). */
export const OWN_ISPB = '12345678'
export const MAIN_BRANCH = '0001'

/** The branch and number of an account at this institution. */
export type OwnAccount = Pick<WalletAccount, 'branchCode' | 'accountNumber'>

export const newAccountNumber = (random: RandomSource): string => `1${randomText(random, '0123456789', 7)}`

/**
 * Refuses an account that another wallet has. Leading zeros do not count (G-012).
 *
 * @param except The id of a wallet that may keep the account, because it is the wallet that changes.
 * @throws TakenError
 */
export async function refuseTakenAccount(
  reader: Reader,
  account: OwnAccount,
  except?: string,
): Promise<void> {
  const owner = await walletOfAccount(reader, account)
  if (owner === undefined || owner === except) return
  throw new TakenError('account', `${account.branchCode} ${account.accountNumber}`)
}

/**
 * Returns the account of a new wallet. Without a choice of the caller, the branch is the main branch and the number is
 * a random number that no wallet has.
 *
 * @throws TakenError when another wallet has the chosen number.
 */
export async function newAccount(
  reader: Reader,
  random: RandomSource,
  { branchCode = MAIN_BRANCH, accountNumber }: Partial<OwnAccount>,
): Promise<OwnAccount> {
  for (;;) {
    const account = { branchCode, accountNumber: accountNumber ?? newAccountNumber(random) }
    if (accountNumber !== undefined) await refuseTakenAccount(reader, account)
    else if ((await walletOfAccount(reader, account)) !== undefined) continue
    return account
  }
}
