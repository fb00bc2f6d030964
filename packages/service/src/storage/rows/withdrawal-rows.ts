import type { Withdrawal } from '../../domain/withdrawal/withdrawal.ts'
import { change, insertion, statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const insert = insertion('withdrawal.insert', 'withdrawal', {
  id: 'text',
  wallet_id: 'text',
  external_id: 'text',
  request: 'text',
  status: 'text',
  amount: 'bigint',
  created_at: 'bigint',
  body: 'text',
  answered: 'text',
})
// With the external_id, a transaction knows that the update concerns no withdrawal that another operation looks for.
const update = change(
  'withdrawal.update',
  'withdrawal',
  { id: 'text', external_id: 'text' },
  { status: 'text', body: 'text' },
)
const answer = change('withdrawal.answer', 'withdrawal', { id: 'text' }, { answered: 'text' })
const byExternalId = statement(
  'withdrawal.byExternalId',
  'select request, body, answered from withdrawal where wallet_id = $1 and external_id = $2',
)
const byId = statement('withdrawal.byId', 'select request, body, answered from withdrawal where id = $1')

/**
 * A withdrawal, and its request in canonical JSON. The request of a repeated call is compared with the stored request
 * (G-190).
 */
export interface StoredWithdrawal {
  readonly request: string
  readonly withdrawal: Withdrawal
  /** The status in the first response (G-420). */
  readonly answered: Withdrawal['status']
}

interface WithdrawalRow {
  readonly request: string
  readonly body: string
  readonly answered: Withdrawal['status']
}

const toStored = (row: WithdrawalRow | undefined): StoredWithdrawal | undefined =>
  row && {
    request: row.request,
    withdrawal: JSON.parse(row.body) as Withdrawal,
    answered: row.answered,
  }

export function insertWithdrawal(
  transaction: Transaction,
  { request, withdrawal, answered }: StoredWithdrawal,
): void {
  const { transactionId, walletId, externalId, status, amount, createdAt } = withdrawal
  transaction.later(insert, [
    transactionId,
    walletId,
    externalId,
    request,
    status,
    amount,
    createdAt,
    JSON.stringify(withdrawal),
    answered,
  ])
}

/** Records the status in the first response, when it is not the status with which the withdrawal was stored. */
export function recordAnswer(transaction: Transaction, { transactionId, status }: Withdrawal): void {
  transaction.later(answer, [transactionId, status])
}

export function updateWithdrawal(transaction: Transaction, withdrawal: Withdrawal): void {
  const { transactionId, externalId, status } = withdrawal
  transaction.later(update, [transactionId, externalId, status, JSON.stringify(withdrawal)])
}

export async function findWithdrawal(
  reader: Reader,
  walletId: string,
  externalId: string,
): Promise<StoredWithdrawal | undefined> {
  return toStored(await reader.first<WithdrawalRow>(byExternalId, [walletId, externalId]))
}

export async function findWithdrawalById(
  reader: Reader,
  transactionId: string,
): Promise<Withdrawal | undefined> {
  return toStored(await reader.first<WithdrawalRow>(byId, [transactionId]))?.withdrawal
}
