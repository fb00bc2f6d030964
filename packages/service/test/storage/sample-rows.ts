import { MIGRATIONS } from '../../src/storage/migrations/migrations.ts'
import type { Statement, Value } from '../../src/storage/statement.ts'
import type { Store, Transaction } from '../../src/storage/store.ts'

interface Column {
  readonly name: string
  readonly isNumber: boolean
  readonly isNullable: boolean
}

/** More than one batch, and a rest. */
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

/** Puts rows of all kinds of values into every table that the migrations make. */
export async function fillTables(store: Store): Promise<void> {
  await store.exclusively(async (transaction) => {
    for (const table of TABLES.keys()) {
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
    columns.map((column, index) => valueOf(column, row, index)),
  )
}

const TABLES: ReadonlyMap<string, readonly Column[]> = new Map(
  MIGRATIONS.flat().flatMap((text) => {
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

function valueOf({ name, isNumber, isNullable }: Column, row: number, index: number): Value {
  if (isNullable && row % 3 === 0) return null
  // Keys and what is unique: another in each row.
  if (isNumber)
    return name === 'position' || name === 'number' ? row : (NUMBERS[(row + index) % NUMBERS.length] ?? 0)
  if (name === 'body' && row === 7) return 'ç'.repeat(200_000)
  return `${TEXTS[(row + index) % TEXTS.length]} ${row}`
}
