/** The fields that identify a bank account (G-012). An account without a branch has null, or no such field. */
export interface BankAccountId {
  readonly bankCode: string
  readonly branchCode?: string | null | undefined
  readonly accountNumber: string
  readonly accountType: string
}

/**
 * G-012: whether two accounts are the same. The branches are compared only when both accounts have one. A salary account
 * neither pays nor receives, so it equals no account (G-007).
 */
export const isSameAccount = (one: BankAccountId, other: BankAccountId): boolean =>
  one.accountType !== 'SLRY' &&
  accountKey({ ...one, branchCode: null }) === accountKey({ ...other, branchCode: null }) &&
  (!hasBranch(one) || !hasBranch(other) || bareDigits(one.branchCode) === bareDigits(other.branchCode))

/**
 * Returns a text that identifies a bank account. Accounts that differ only in leading zeros have the same text. Without a
 * branch, two spaces follow each other: `12345678  123 CACC`.
 */
export const accountKey = ({ bankCode, branchCode, accountNumber, accountType }: BankAccountId): string =>
  [bankCode, bareDigits(branchCode ?? ''), bareDigits(accountNumber), accountType].join(' ')

/** Strips leading zeros from a branch or account number: `00012` becomes `12` (G-012). */
export const bareDigits = (digits: string): string => digits.replace(/^0+(?=.)/, '')

const hasBranch = (account: BankAccountId): account is BankAccountId & { readonly branchCode: string } =>
  typeof account.branchCode === 'string'
