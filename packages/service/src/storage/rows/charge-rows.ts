import type { AccountHolder } from '@pix-payments/spec/types'
import { accountKey } from '../../domain/bank-account.ts'
import type { Charge } from '../../domain/charge/charge.ts'
import { type Value, change, insertion, statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const KEY = { id: 'text' } as const
/** The columns that change with the charge. */
const MOVED = {
  status: 'text',
  end_to_end_id: 'text',
  debtor_tax_id: 'text',
  debtor_account: 'text',
  reversed: 'bigint',
  body: 'text',
} as const
const insert = insertion('charge.insert', 'charge', {
  ...KEY,
  wallet_id: 'text',
  amount: 'bigint',
  created_at: 'bigint',
  ...MOVED,
})
const update = change('charge.update', 'charge', KEY, MOVED)
const byId = statement('charge.byId', 'select body from charge where id = $1')
const byEndToEndId = statement('charge.byEndToEndId', 'select body from charge where end_to_end_id = $1')
const byDebtor = statement(
  'charge.byDebtor',
  `select id from charge where wallet_id in (select id from wallet where operator_id = $1) and debtor_tax_id = $2
    and (debtor_account = $3 or debtor_account like $4) limit 1`,
)

interface ChargeRow {
  readonly body: string
}

const toCharge = (row: ChargeRow | undefined): Charge | undefined => row && (JSON.parse(row.body) as Charge)

/** The values of {@link MOVED}, in the order of the columns. */
const movedOf = (charge: Charge): Value[] => {
  const { status, payment, reversed } = charge
  return [
    status,
    payment?.endToEndId ?? null,
    payment?.debtor.taxId ?? null,
    payment === null ? null : accountKey(payment.debtor),
    reversed,
    JSON.stringify(charge),
  ]
}

export function insertCharge(transaction: Transaction, charge: Charge): void {
  const { chargeId, walletId, amount, createdAt } = charge
  transaction.later(insert, [chargeId, walletId, amount, createdAt, ...movedOf(charge)])
}

export function updateCharge(transaction: Transaction, charge: Charge): void {
  transaction.later(update, [charge.chargeId, ...movedOf(charge)])
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
 * True if the holder has paid a charge of the operator from this account (G-171). The branches are compared only when
 * both accounts have one (G-012).
 */
export async function hasPaidFrom(
  reader: Reader,
  operatorId: string,
  holder: AccountHolder,
): Promise<boolean> {
  const withoutBranch = accountKey({ ...holder, branchCode: null })
  // Without a branch, any branch will do: `12345678 % 123 CACC`.
  const alike = holder.branchCode === null ? withoutBranch.replace('  ', ' % ') : accountKey(holder)
  return (await reader.first(byDebtor, [operatorId, holder.taxId, withoutBranch, alike])) !== undefined
}
