// The tables that a divided store has once, in its directory: operators, and the Pix keys and accounts of wallets.
import type { Operator, Wallet } from '../../domain/wallet/wallet.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'
import { amongIds } from './among-ids.ts'

const operatorById = statement('operator.byId', 'select id, name, cnpj from operator where id = $1')
const operatorToLock = statement('operator.lock', 'select id, name, cnpj from operator where id = $1 {lock}')
const allOperators = statement('operator.all', 'select id, name, cnpj from operator order by name, id')
const newOperator = statement(
  'operator.insert',
  'insert into operator (id, name, cnpj) values ($1, $2, $3) on conflict do nothing',
)
const keysOf = statement(
  'walletKey.of',
  'select pix_key from wallet_key where wallet_id = $1 order by position',
)
const ownerOfKey = statement('walletKey.owner', 'select wallet_id from wallet_key where pix_key = $1')
const receiverOfKey = statement(
  'walletKey.receiver',
  `select k.wallet_id, o.name, o.cnpj from wallet_key k join operator o on o.id = k.operator_id where k.pix_key = $1`,
)
const addKey = statement(
  'walletKey.add',
  `insert into wallet_key (pix_key, wallet_id, operator_id, position)
    select $1, $2, $3, coalesce(max(position), -1) + 1 from wallet_key where wallet_id = $2 on conflict do nothing`,
)
const deleteKey = statement(
  'walletKey.delete',
  'delete from wallet_key where wallet_id = $1 and pix_key = $2',
)
const keysAmong = amongIds(
  'walletKey.among',
  (ids) =>
    `select wallet_id, pix_key from wallet_key where wallet_id in (${ids}) order by wallet_id, position`,
)
const ofAccount = statement(
  'walletAccount.owner',
  `select wallet_id from wallet_account where branch = ltrim($1, '0') and number = ltrim($2, '0')`,
)
const insertAccount = statement(
  'walletAccount.insert',
  `insert into wallet_account (branch, number, wallet_id) values (ltrim($1, '0'), ltrim($2, '0'), $3) on conflict do nothing`,
)
const deleteAccount = statement('walletAccount.delete', 'delete from wallet_account where wallet_id = $1')

export function findOperator(reader: Reader, id: string): Promise<Operator | undefined> {
  return reader.first<Operator & object>(operatorById, [id])
}

/** Returns the operator of a wallet. No other transaction locks the operator until this transaction ends. */
export async function lockOperator(transaction: Transaction, { operatorId }: Wallet): Promise<Operator> {
  const operator = await transaction.first<Operator & object>(operatorToLock, [operatorId])
  if (operator === undefined) throw new Error(`There is no operator ${operatorId}`)
  return operator
}

/** All operators, sorted by name. */
export function operatorsOf(reader: Reader): Promise<Operator[]> {
  return reader.all<Operator & object>(allOperators)
}

/** Inserts an operator. Returns false when the id or the CNPJ exists already. */
export async function insertOperator(transaction: Transaction, operator: Operator): Promise<boolean> {
  return (await transaction.run(newOperator, [operator.id, operator.name, operator.cnpj])) === 1
}

/** The Pix keys of a wallet, in the order in which they were added. */
export async function pixKeysOf(reader: Reader, walletId: string): Promise<string[]> {
  const rows = await reader.all<{ pix_key: string }>(keysOf, [walletId])
  return rows.map(({ pix_key }) => pix_key)
}

export async function ownerOfPixKey(reader: Reader, pixKey: string): Promise<string | undefined> {
  return (await reader.first<{ wallet_id: string }>(ownerOfKey, [pixKey]))?.wallet_id
}

/** The wallet that has a Pix key, with its operator. */
export interface Receiver {
  readonly walletId: string
  readonly operator: Pick<Operator, 'name' | 'cnpj'>
}

/** The wallet that has a Pix key, and the name and CNPJ of its operator. Undefined when no wallet has the key. */
export async function findReceiver(reader: Reader, pixKey: string): Promise<Receiver | undefined> {
  const row = await reader.first<{ wallet_id: string; name: string; cnpj: string }>(receiverOfKey, [pixKey])
  return row && { walletId: row.wallet_id, operator: { name: row.name, cnpj: row.cnpj } }
}

/** The Pix keys of these wallets, keyed by wallet id, in the order in which they were added. */
export async function pixKeysAmong(
  reader: Reader,
  walletIds: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly pix_key: string }[]>> {
  const rows = await keysAmong<{ wallet_id: string; pix_key: string }>(reader, walletIds)
  return Map.groupBy(rows, ({ wallet_id }) => wallet_id)
}

/** The id of the wallet with this account. Leading zeros are ignored (G-012). */
export async function walletOfAccount(
  reader: Reader,
  { branchCode, accountNumber }: Pick<Wallet['account'], 'branchCode' | 'accountNumber'>,
): Promise<string | undefined> {
  return (await reader.first<{ wallet_id: string }>(ofAccount, [branchCode, accountNumber]))?.wallet_id
}

/**
 * Gives an account to a wallet instead of the one that it has. Returns false when another wallet has the account. Leading
 * zeros are ignored (G-012).
 */
export async function giveAccount(
  transaction: Transaction,
  { id, account: { branchCode, accountNumber } }: Pick<Wallet, 'id' | 'account'>,
): Promise<boolean> {
  await transaction.run(deleteAccount, [id])
  return (await transaction.run(insertAccount, [branchCode, accountNumber, id])) === 1
}

/** Adds a key after the other keys of the wallet. Returns false when another wallet has the key. */
export async function addPixKey(
  transaction: Transaction,
  pixKey: string,
  { id, operatorId }: Pick<Wallet, 'id' | 'operatorId'>,
): Promise<boolean> {
  return (await transaction.run(addKey, [pixKey, id, operatorId])) === 1
}

export async function deletePixKeyOf(
  transaction: Transaction,
  walletId: string,
  pixKey: string,
): Promise<void> {
  await transaction.run(deleteKey, [walletId, pixKey])
}
