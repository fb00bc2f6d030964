import { tablesOf } from '../../src/storage/catalogue.ts'
import { deferReferences } from '../../src/storage/migrations/constraints.ts'
import { MIGRATIONS } from '../../src/storage/migrations/migrations.ts'
import { stepsOf } from '../../src/storage/migrations/run-steps.ts'
import type { Statement, Value } from '../../src/storage/statement.ts'
import type { Store, Transaction } from '../../src/storage/store.ts'

interface Column {
  readonly name: string
  readonly isNumber: boolean
  readonly isNullable: boolean
}

/** The number of rows per table. It is more than one batch, and not a multiple of the batch size. */
const ROWS = 60
const TEXTS = [
  'plain',
  '',
  'Transferência não concluída',
  '😀 𝔘',
  'a\u2028b\u2029c\nd\r\n',
  `'"\\ $1 ?1`,
  'Z',
  'ä',
]
const NUMBERS = [0, -1, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 1_774_000_000_123]

/** Inserts rows with all kinds of values into every table that the migrations have made in the store so far. */
export async function fillTables(store: Store): Promise<void> {
  await store.exclusively(async (transaction) => {
    await deferReferences(transaction, store.engine)
    const made = new Set((await tablesOf(transaction, store.engine)).map(({ name }) => name))
    for (const table of TABLES.keys()) {
      if (!made.has(table)) continue
      for (let row = 0; row < ROWS; row += 1) await insertSample(transaction, table, row)
    }
  })
}

export async function insertSample(transaction: Transaction, table: string, row: number): Promise<void> {
  const columns = TABLES.get(table) ?? []
  const statement: Statement = {
    name: `sample.${table}`,
    text: `insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')})
      values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
  }
  await transaction.run(
    statement,
    columns.map((column, index) => valueOf(table, column, row, index)),
  )
}

const TABLES: ReadonlyMap<string, readonly Column[]> = new Map(
  MIGRATIONS.flatMap((migration) => stepsOf(migration, 'all')).flatMap((step) => {
    const text = typeof step === 'string' ? step : ''
    const [, table, body] = /^create table (\w+) \(([^]*)\)$/.exec(text) ?? []
    if (table === undefined || body === undefined) return []
    const columns = [...body.matchAll(/^\s*(\w+) (text|bigint)\b(.*)$/gm)].map(([, name, type, rest]) => ({
      name: String(name),
      isNumber: type === 'bigint',
      isNullable: !/primary key|not null/.test(String(rest)),
    }))
    return [[table, columns]]
  }),
)

/**
 * The values of columns that cannot have any value, because a constraint limits them. A function returns the value for
 * the number of a row.
 */
const ALLOWED: Readonly<Record<string, readonly Value[] | ((row: number) => Value)>> = {
  'wallet.operator_id': idOf,
  'wallet.available': [0, Number.MAX_SAFE_INTEGER],
  'wallet.blocked': [0, Number.MAX_SAFE_INTEGER],
  'wallet.pending': [0, Number.MAX_SAFE_INTEGER],
  'wallet.clock_mode': ['RUNNING', 'FROZEN'],
  'wallet_account.wallet_id': idOf,
  'wallet_key.wallet_id': idOf,
  'credential.wallet_id': idOf,
  'charge.status': ['PAID', 'EXPIRED', 'PENDING'],
  'charge.amount': [Number.MAX_SAFE_INTEGER, 1],
  'charge.reversed': [0, 1],
  'withdrawal.status': ['PROCESSING', 'SUCCESS'],
  'withdrawal.amount': [1, Number.MAX_SAFE_INTEGER],
  'refund.status': ['PROCESSING', 'SUCCESS'],
  'refund.amount': [1, Number.MAX_SAFE_INTEGER],
  'automatic_refund.status': ['PROCESSING', 'SUCCESS'],
  'automatic_refund.amount': [1, Number.MAX_SAFE_INTEGER],
  'recurrence.status': ['PENDING', 'AUTHORIZED'],
  'schedule.status': ['CREATED', 'PENDING'],
  'schedule.cycle_number': [1, 2],
  'schedule.recurrence_id': idOf,
  'movement.amount': [1, Number.MAX_SAFE_INTEGER],
  'statement_line.amount': [1, Number.MAX_SAFE_INTEGER],
  'statement_line.type': ['CREDIT', 'DEBIT'],
  'snapshot_part.snapshot_id': idOf,
}

function valueOf(table: string, { name, isNumber, isNullable }: Column, row: number, index: number): Value {
  const allowed = ALLOWED[`${table}.${name}`]
  if (typeof allowed === 'function') return allowed(row)
  if (allowed !== undefined) return allowed[row % allowed.length] ?? null
  if (isNullable && row % 3 === 0) return null
  // Each row has its own position, number and texts, because keys and unique columns need different values.
  if (isNumber) {
    if (name === 'position' || name === 'number') return row
    return NUMBERS[(row + index) % NUMBERS.length] ?? 0
  }
  if (name === 'body' && row === 7) return 'ç'.repeat(200_000)
  return textOf(row, index)
}

const textOf = (row: number, index: number): string => `${TEXTS[(row + index) % TEXTS.length]} ${row}`

/** Returns the value of the first column. Other tables refer to this column. */
function idOf(row: number): string {
  return textOf(row, 0)
}
