import { brokenPixKeys } from '../../application/administration/broken-fields.ts'
import { TakenError } from '../../application/administration/taken-error.ts'
import { MAIN_BRANCH, OWN_ISPB } from '../../application/administration/wallet-account.ts'
import type { WalletAccount } from '../../domain/wallet/wallet.ts'
import { InputError } from '../input-error.ts'
import { brokenByContract, refuseBroken } from './judge-input.ts'
import { printable } from '../print.ts'

export interface AccountOptions {
  readonly ispb?: string
  readonly branch?: string
  readonly accountNumber?: string
}

/** Returns the parts of the account that the user gave, or undefined when the user gave no part. */
export function accountIn({
  ispb,
  branch,
  accountNumber,
}: AccountOptions): Partial<WalletAccount> | undefined {
  if (ispb === undefined && branch === undefined && accountNumber === undefined) return undefined
  return {
    ...(ispb !== undefined && { bankCode: ispb }),
    ...(branch !== undefined && { branchCode: branch }),
    ...(accountNumber !== undefined && { accountNumber }),
  }
}

interface WalletInput extends AccountOptions {
  readonly operatorId?: string | undefined
  readonly name?: string | undefined
  readonly pixKeys?: readonly string[] | undefined
  /** The flag that gives `pixKeys`: `--pix-key` or `--add-pix-key`. */
  readonly keyFlag: string
}

/**
 * Checks the flags of a wallet against the limits of the contract, before the store is opened.
 *
 * @throws InputError for the first invalid flag.
 */
export async function judgeWallet(input: WalletInput): Promise<void> {
  const { operatorId, name, pixKeys = [], keyFlag, ispb, branch, accountNumber } = input
  const body = { operatorId, name, ...(pixKeys.length > 0 && { pixKeys }) }
  refuseBroken(
    [...(await brokenByContract('createWallet', { body })), ...brokenPixKeys('pixKeys', pixKeys)],
    { operatorId: ['--operator', operatorId], name: ['--name', name], pixKeys: [keyFlag, pixKeys] },
  )
  // The path of putAccount also accepts `none` as branch, which a wallet cannot have. So the account is checked as holder.
  const holder = {
    name: 'Titular',
    taxId: '52998224725',
    personType: 'NATURAL_PERSON',
    accountType: 'CACC',
    bankCode: ispb ?? OWN_ISPB,
    branchCode: branch ?? MAIN_BRANCH,
    accountNumber: accountNumber ?? '1',
  }
  refuseBroken(await brokenByContract('putPixKey', { body: { holder } }), {
    'holder.bankCode': ['--ispb', ispb],
    'holder.branchCode': ['--branch', branch],
    'holder.accountNumber': ['--account-number', accountNumber],
  })
}

/**
 * Returns a function for `catch`. It turns the `TakenError` of a Pix key or an account into an `InputError` that names
 * the flag, and rethrows other errors.
 */
export function refuseTaken(keyFlag: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof TakenError) || (error.field !== 'pixKey' && error.field !== 'account')) throw error
    const value = printable(error.value)
    const isKey = error.field === 'pixKey'
    const what = isKey ? `${keyFlag} ${value}` : `The account ${value}`
    const another = isKey ? 'key' : '--account-number'
    throw new InputError(
      `${what} belongs to another wallet. Use another ${another}. pix-service wallets list shows all wallets.`,
    )
  }
}
