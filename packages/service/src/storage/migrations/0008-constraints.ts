import type { Constraints, Values } from './constraints.ts'

/** JavaScript counts no further one by one. */
const MOST = '9007199254740991'

/** SQLite would take a fraction. */
const integerFrom = (least: string): Values => ({
  type: 'bigint',
  condition: (value) => `${value} between ${least} and ${MOST} and ${value} = cast(${value} as bigint)`,
})

const AMOUNT = integerFrom('1')
const BALANCE = integerFrom('0')

/** `in (…)` makes a list for every row in SQLite, and costs forty times as much. */
const oneOf = (...texts: readonly string[]): Values => ({
  type: 'text',
  condition: (value) => texts.map((text) => `${value} = '${text}'`).join(' or '),
})

const REFUND_STATUS = oneOf('PROCESSING', 'SUCCESS', 'FAILED')

/**
 * What the code guarantees of every row, where an engine keeps it for next to nothing
 * (docs/decisions/0023-what-guards-the-data.md). The statuses are those of the state machines when this was written; a
 * test fails when the machines get another.
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
    references: { operator_id: 'operator' },
  },
  { table: 'wallet_key', references: { wallet_id: 'wallet' } },
  { table: 'credential', references: { wallet_id: 'wallet' } },
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
