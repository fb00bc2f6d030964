import { brasiliaDate } from '@pix-payments/pix'
import type { StatementLine } from '@pix-payments/spec/types'
import { checkLedger } from '../../src/application/audit/check-ledger.ts'
import { partitionsOf } from '../../src/storage/partition.ts'
import { walletsOf } from '../../src/storage/rows/wallet-rows.ts'
import type { Statement } from '../../src/storage/statement.ts'
import type { Reader, Store } from '../../src/storage/store.ts'

/** The facts of a statement line that has none. */
export const FACTS = {
  description: null,
  externalId: null,
  endToEndId: null,
  productTransactionId: null,
  metadata: null,
  counterparty: null,
} as const

const query = (name: string, text: string): Statement => ({ name: `test.ledger.${name}`, text })
const MOVEMENTS = query(
  'movements',
  'select from_account, to_account, amount from movement where wallet_id = $1 order by position',
)
const LINES = query('lines', 'select body from statement_line where wallet_id = $1 order by position')
const PENDING = query(
  'pending',
  "select sum(amount) as cents from charge where wallet_id = $1 and status = 'PENDING'",
)
const WITHDRAWALS = query('withdrawals', 'select body from withdrawal where wallet_id = $1')
const REFUNDS = query('refunds', 'select body, amount, status from refund where wallet_id = $1')
const CHARGES = query('charges', 'select body from charge where wallet_id = $1')
const DAYS = query('days', 'select day, balance, last_line from wallet_day where wallet_id = $1 order by day')

/**
 * Computes the balances and totals of every wallet again from its rows, and returns the differences from the stored
 * values. It uses no code of the service. It does not know judicial blocks, because the tests that call it have none.
 */
export function ledgerDifferences(store: Store): Promise<readonly string[]> {
  return store.read(async (reader) => {
    const found: string[] = []
    for (const wallet of await walletsOf(reader)) {
      const compare = (what: string, got: unknown, want: unknown): void => {
        if (got !== want) found.push(`${wallet.name}: ${what} is ${String(got)}, reckoned ${String(want)}`)
      }
      const { available, blocked } = await reckoned(reader, wallet.id)
      compare('available', wallet.available, available)
      compare('blocked', wallet.blocked, blocked)
      if (available < 0 || blocked < 0)
        found.push(`${wallet.name}: ${available} available, ${blocked} blocked`)
      compare('blocked for what is open', wallet.blocked, await openAmounts(reader, wallet.id))
      const pending = await reader.first<{ cents: number | null }>(PENDING, [wallet.id])
      compare('pending', wallet.pending, pending?.cents ?? 0)
      const lines = await bodies<StatementLine>(reader, LINES, wallet.id)
      let balance = wallet.settings.openingBalance
      for (const line of lines) {
        balance += line.type === 'CREDIT' ? line.amount : -line.amount
        compare(`balanceAfter of ${line.id}`, line.balanceAfter, balance)
      }
      compare('the settled balance', wallet.available + wallet.blocked, balance)
      await compareDays(reader, wallet.id, lines, wallet.settings.openingBalance, compare)
      await compareReversals(reader, wallet.id, compare)
    }
    return found
  })
}

/** The differences, and what the service itself finds in the store. */
export async function storeProblems(store: Store): Promise<readonly string[]> {
  const checks = await Promise.all(partitionsOf(store).map((one) => checkLedger(one)))
  const found = checks.flatMap(({ wallets }) => wallets.flatMap(({ problems }) => problems))
  return [...(await ledgerDifferences(store)), ...found]
}

type Compare = (what: string, got: unknown, want: unknown) => void

async function reckoned(
  reader: Reader,
  walletId: string,
): Promise<{ readonly available: number; readonly blocked: number }> {
  const holdings = { available: 0, blocked: 0 }
  type Row = { readonly from_account: string; readonly to_account: string; readonly amount: number }
  for (const { from_account, to_account, amount } of await reader.all<Row>(MOVEMENTS, [walletId])) {
    if (from_account === 'available' || from_account === 'blocked') holdings[from_account] -= amount
    if (to_account === 'available' || to_account === 'blocked') holdings[to_account] += amount
  }
  return holdings
}

const OPEN: ReadonlySet<string> = new Set(['INITIATED', 'CONFIRMED', 'PROCESSING'])

interface Open {
  readonly status: string
  readonly amount: number
}

async function openAmounts(reader: Reader, walletId: string): Promise<number> {
  const resources = [
    ...(await bodies<Open>(reader, WITHDRAWALS, walletId)),
    ...(await bodies<Open>(reader, REFUNDS, walletId)),
  ]
  return sum(resources.filter(({ status }) => OPEN.has(status)))
}

/**
 * Checks G-040 and G-382: `reversed` of a charge is the sum of its refunds that are not FAILED and of its take-backs,
 * and is at most the amount of the charge.
 */
async function compareReversals(reader: Reader, walletId: string, compare: Compare): Promise<void> {
  type Returned = Open & { readonly chargeId: string }
  const refunds = (await bodies<Returned>(reader, REFUNDS, walletId)).filter(
    ({ status }) => status !== 'FAILED',
  )
  type Paid = {
    readonly chargeId: string
    readonly reversed: number
    readonly amount: number
    readonly takeBacks?: readonly { readonly amount: number }[]
  }
  for (const { chargeId, reversed, amount, takeBacks = [] } of await bodies<Paid>(
    reader,
    CHARGES,
    walletId,
  )) {
    const own = sum([...refunds.filter((refund) => refund.chargeId === chargeId), ...takeBacks])
    compare(`reversed of ${chargeId}`, reversed, own)
    compare(`the excess of refunds over ${chargeId}`, Math.max(0, own - amount), 0)
  }
}

async function compareDays(
  reader: Reader,
  walletId: string,
  lines: readonly StatementLine[],
  opening: number,
  compare: Compare,
): Promise<void> {
  type Row = { readonly day: string; readonly balance: number; readonly last_line: number }
  for (const { day, balance, last_line } of await reader.all<Row>(DAYS, [walletId])) {
    const until = lines.filter(({ settledAt }) => brasiliaDate(Date.parse(settledAt)) <= day)
    compare(`the last line of ${day}`, last_line, until.length)
    compare(`the balance of ${day}`, balance, until.at(-1)?.balanceAfter ?? opening)
  }
}

const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0)

async function bodies<T>(reader: Reader, statement: Statement, walletId: string): Promise<T[]> {
  const rows = await reader.all<{ body: string }>(statement, [walletId])
  return rows.map(({ body }) => JSON.parse(body) as T)
}
