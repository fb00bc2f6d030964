import type { AccountHolder } from '@pix-payments/spec/types'
import { accountKey } from '../../domain/bank-account.ts'
import type { Charge } from '../../domain/charge/charge.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const insert = statement(
  'charge.insert',
  `insert into charge (id, wallet_id, status, amount, reversed, end_to_end_id, debtor_tax_id, debtor_account, body)
    values ($1, $2, $3, $4, $5, null, null, null, $6)`,
)
const update = statement(
  'charge.update',
  `update charge set status = $2, end_to_end_id = $3, debtor_tax_id = $4, debtor_account = $5, reversed = $6,
    body = $7 where id = $1`,
)
const byId = statement('charge.byId', 'select body from charge where id = $1')
const byEndToEndId = statement('charge.byEndToEndId', 'select body from charge where end_to_end_id = $1')
const byDebtor = statement(
  'charge.byDebtor',
  `select id from charge where wallet_id = $1 and debtor_tax_id = $2
    and (debtor_account = $3 or debtor_account like $4) limit 1`,
)

interface ChargeRow {
  readonly body: string
}

const toCharge = (row: ChargeRow | undefined): Charge | undefined => row && (JSON.parse(row.body) as Charge)

export async function insertCharge(transaction: Transaction, charge: Charge): Promise<void> {
  const { chargeId, walletId, status, amount, reversed } = charge
  await transaction.run(insert, [chargeId, walletId, status, amount, reversed, JSON.stringify(charge)])
}

export async function updateCharge(transaction: Transaction, charge: Charge): Promise<void> {
  const { chargeId, status, payment, reversed } = charge
  await transaction.run(update, [
    chargeId,
    status,
    payment?.endToEndId ?? null,
    payment?.debtor.taxId ?? null,
    payment === null ? null : accountKey(payment.debtor),
    reversed,
    JSON.stringify(charge),
  ])
}

/**
 * Searches the charges of all wallets: the caller of this function answers 403 for a charge of another wallet, and 404
 * when the charge does not exist. The case of the id does not count (G-200).
 */
export async function findCharge(reader: Reader, chargeId: string): Promise<Charge | undefined> {
  return toCharge(await reader.first<ChargeRow>(byId, [chargeId.toLowerCase()]))
}

/** Finds the charge that the Pix with this endToEndId paid, in any wallet. */
export async function findPaidCharge(reader: Reader, endToEndId: string): Promise<Charge | undefined> {
  return toCharge(await reader.first<ChargeRow>(byEndToEndId, [endToEndId]))
}

/**
 * True if the holder has paid a charge of the wallet from this account (G-171). The branches are compared only when both
 * accounts have one (G-012).
 */
export async function hasPaidFrom(reader: Reader, walletId: string, holder: AccountHolder): Promise<boolean> {
  const withoutBranch = accountKey({ ...holder, branchCode: null })
  // Without a branch, any branch will do: `12345678 % 123 CACC`.
  const alike = holder.branchCode === null ? withoutBranch.replace('  ', ' % ') : accountKey(holder)
  return (await reader.first(byDebtor, [walletId, holder.taxId, withoutBranch, alike])) !== undefined
}
