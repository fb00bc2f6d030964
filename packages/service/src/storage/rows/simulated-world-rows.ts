import type { AccountHolder } from '@pix-payments/spec/types'
import type { Destination } from '../../domain/withdrawal/destination.ts'
import { bareDigits } from '../../domain/bank-account.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const entryOf = statement(
  'directoryEntry.of',
  'select body from directory_entry where wallet_id = $1 and pix_key = $2',
)
const entries = statement(
  'directoryEntry.all',
  'select pix_key, body from directory_entry where wallet_id = $1 order by pix_key',
)
const putEntry = statement(
  'directoryEntry.put',
  `insert into directory_entry (wallet_id, pix_key, body) values ($1, $2, $3)
    on conflict (wallet_id, pix_key) do update set body = excluded.body`,
)
const removeEntry = statement(
  'directoryEntry.delete',
  'delete from directory_entry where wallet_id = $1 and pix_key = $2',
)
const ACCOUNT = 'wallet_id = $1 and bank_code = $2 and branch_code = $3 and account_number = $4'
const accountOf = statement('bankAccount.of', `select body from bank_account where ${ACCOUNT}`)
const accountLike = statement(
  'bankAccount.like',
  `select body from bank_account where wallet_id = $1 and bank_code = $2 and account_number = $4
    and (branch_code = $3 or branch_code = '' or $3 = '') order by branch_code = $3 desc, branch_code limit 1`,
)
const accounts = statement(
  'bankAccount.all',
  'select body from bank_account where wallet_id = $1 order by bank_code, branch_code, account_number',
)
const putAccount = statement(
  'bankAccount.put',
  `insert into bank_account (wallet_id, bank_code, branch_code, account_number, body) values ($1, $2, $3, $4, $5)
    on conflict (wallet_id, bank_code, branch_code, account_number) do update set body = excluded.body`,
)
const removeAccount = statement('bankAccount.delete', `delete from bank_account where ${ACCOUNT}`)

type AccountId = Pick<AccountHolder, 'bankCode' | 'branchCode' | 'accountNumber'>

const toDestination = (row: { readonly body: string } | undefined): Destination | undefined =>
  row && (JSON.parse(row.body) as Destination)

export async function findDirectoryEntry(
  reader: Reader,
  walletId: string,
  pixKey: string,
): Promise<Destination | undefined> {
  return toDestination(await reader.first<{ body: string }>(entryOf, [walletId, pixKey]))
}

export async function directoryEntriesOf(
  reader: Reader,
  walletId: string,
): Promise<(Destination & { readonly pixKey: string })[]> {
  const rows = await reader.all<{ pix_key: string; body: string }>(entries, [walletId])
  return rows.map(({ pix_key, body }) => ({ pixKey: pix_key, ...(JSON.parse(body) as Destination) }))
}

export async function saveDirectoryEntry(
  transaction: Transaction,
  walletId: string,
  pixKey: string,
  destination: Destination,
): Promise<void> {
  await transaction.run(putEntry, [walletId, pixKey, JSON.stringify(destination)])
}

export async function deleteDirectoryEntry(
  transaction: Transaction,
  walletId: string,
  pixKey: string,
): Promise<void> {
  await transaction.run(removeEntry, [walletId, pixKey])
}

/**
 * The key of an account. Branch code and account number are stored without leading zeros (G-012), and no branch as an empty
 * text.
 */
const idOf = ({ bankCode, branchCode, accountNumber }: AccountId): string[] => [
  bankCode,
  bareDigits(branchCode ?? ''),
  bareDigits(accountNumber),
]

export async function findBankAccount(
  reader: Reader,
  walletId: string,
  account: AccountId,
): Promise<Destination | undefined> {
  return toDestination(await reader.first<{ body: string }>(accountOf, [walletId, ...idOf(account)]))
}

/**
 * Finds the account that a withdrawal goes to. The branches are compared only when both have one (G-012). The account
 * with the same branch comes first.
 */
export async function findDestinationAccount(
  reader: Reader,
  walletId: string,
  account: AccountId,
): Promise<Destination | undefined> {
  return toDestination(await reader.first<{ body: string }>(accountLike, [walletId, ...idOf(account)]))
}

export async function bankAccountsOf(reader: Reader, walletId: string): Promise<Destination[]> {
  const rows = await reader.all<{ body: string }>(accounts, [walletId])
  return rows.map(({ body }) => JSON.parse(body) as Destination)
}

export async function saveBankAccount(
  transaction: Transaction,
  walletId: string,
  destination: Destination,
): Promise<void> {
  await transaction.run(putAccount, [walletId, ...idOf(destination.holder), JSON.stringify(destination)])
}

export async function deleteBankAccount(
  transaction: Transaction,
  walletId: string,
  account: AccountId,
): Promise<void> {
  await transaction.run(removeAccount, [walletId, ...idOf(account)])
}
