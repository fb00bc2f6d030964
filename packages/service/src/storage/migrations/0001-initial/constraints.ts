import type { Constraints, Values } from '../constraints.ts'

/** The largest integer that a JavaScript number represents exactly, as SQL text. */
const MAX_SAFE_INTEGER = '9007199254740991'

/** Integers from `least` to 2^53 − 1, both inclusive. The cast refuses fractions, which SQLite would store. */
const integerFrom = (least: string): Values => ({
  type: 'bigint',
  condition: (value) =>
    `${value} between ${least} and ${MAX_SAFE_INTEGER} and ${value} = cast(${value} as bigint)`,
})

const AMOUNT = integerFrom('1')
const BALANCE = integerFrom('0')

/**
 * Accepts one of the texts. Uses `or` instead of `in (…)`, because SQLite builds the list of `in (…)` again for every
 * row, which is 40 times slower.
 */
const oneOf = (...texts: readonly string[]): Values => ({
  type: 'text',
  condition: (value) => texts.map((text) => `${value} = '${text}'`).join(' or '),
})

const REFUND_STATUS = oneOf('PROCESSING', 'SUCCESS', 'FAILED')

/**
 * Rules that the code guarantees, and that the database engines can enforce too at almost no cost
 * (docs/decisions/0023-what-guards-the-data.md). The statuses are the statuses of the state machines. When a state
 * machine gets a new status, a test fails: write a new migration then.
 */
export const constraints: readonly Constraints[] = [
  {
    table: 'wallet',
    values: {
      available: BALANCE,
      blocked: BALANCE,
      pending: BALANCE,
      clock_mode: oneOf('RUNNING', 'FROZEN'),
    },
  },
  {
    table: 'charge',
    values: { amount: AMOUNT, reversed: BALANCE, status: oneOf('PENDING', 'PAID', 'CANCELED', 'EXPIRED') },
  },
  {
    table: 'withdrawal',
    values: {
      amount: AMOUNT,
      status: oneOf(
        'INITIATED',
        'CONFIRMED',
        'PROCESSING',
        'SUCCESS',
        'FAILED',
        'REJECTED',
        'CANCELED',
        'EXPIRED',
      ),
    },
  },
  { table: 'refund', values: { amount: AMOUNT, status: REFUND_STATUS } },
  { table: 'automatic_refund', values: { amount: AMOUNT, status: REFUND_STATUS } },
  {
    table: 'recurrence',
    values: { status: oneOf('PENDING', 'AUTHORIZED', 'FAILED', 'CANCELLED', 'EXPIRED') },
  },
  {
    table: 'schedule',
    values: {
      status: oneOf('CREATED', 'PENDING', 'SCHEDULED', 'SUCCESS', 'FAILED', 'CANCELLED'),
      cycle_number: integerFrom('1'),
    },
    references: { recurrence_id: 'recurrence' },
  },
  { table: 'movement', values: { amount: AMOUNT } },
  { table: 'statement_line', values: { amount: AMOUNT, type: oneOf('CREDIT', 'DEBIT') } },
  { table: 'snapshot_part', references: { snapshot_id: 'snapshot' } },
]

/** References between the directory and the wallets, which only a store with one partition can enforce. */
export const references: readonly Constraints[] = [
  { table: 'wallet', references: { operator_id: 'operator' } },
  { table: 'wallet_account', references: { wallet_id: 'wallet' } },
  { table: 'wallet_key', references: { wallet_id: 'wallet' } },
  { table: 'credential', references: { wallet_id: 'wallet' } },
]
