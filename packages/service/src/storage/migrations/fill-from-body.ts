import type { Statement, Value } from '../statement.ts'
import type { SchemaTransaction } from '../store.ts'
import type { MigrationFunction } from './run-steps.ts'

export interface FilledColumns {
  readonly table: string
  /** The columns of the primary key. */
  readonly key: readonly string[]
  /** The columns to fill. They must not be part of the key. */
  readonly columns: readonly string[]
  /** Returns the values of the columns, in the same order. `body` is the parsed JSON of the row. */
  readonly valuesOf: (body: unknown) => readonly Value[]
}

/** The number of rows in memory at the same time. */
const BATCH = 500

/**
 * Numbers the steps, so that each step has its own statement names. Engines cache statements by name, and two steps may
 * fill the same table.
 */
let steps = 0

/** Returns a migration step that fills columns of every row from its `body`. */
export function fillFromBody(filled: FilledColumns): MigrationFunction {
  const { table, key, columns, valuesOf } = filled
  steps += 1
  const statements = statementsOf(filled, `fill.${steps}`)
  return async (transaction) => {
    for await (const rows of batchesOf(transaction, statements, key)) {
      for (const row of rows) {
        const values = valuesOf(JSON.parse(row.body))
        if (values.length !== columns.length) {
          throw new Error(`${table}: ${values.length} values for ${columns.length} columns`)
        }
        await transaction.run(statements.update, [...values, ...keyOf(row, key)])
      }
    }
  }
}

type Row = Readonly<Record<string, Value>> & { readonly body: string }

const keyOf = (row: Row, key: readonly string[]): Value[] => key.map((column) => row[column] ?? null)

/** Reads all rows in the order of their key, in batches. */
async function* batchesOf(
  transaction: SchemaTransaction,
  { first, next }: Statements,
  key: readonly string[],
): AsyncGenerator<readonly Row[]> {
  let rows = await transaction.all<Row>(first, [BATCH])
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    yield rows
    if (rows.length < BATCH) return
    rows = await transaction.all<Row>(next, [...keyOf(last, key), BATCH])
  }
}

interface Statements {
  readonly first: Statement
  /** Reads the rows after a key. */
  readonly next: Statement
  readonly update: Statement
}

function statementsOf({ table, key, columns }: FilledColumns, name: string): Statements {
  const names = key.join(', ')
  const select = `select ${names}, body from ${table}`
  const after = `(${names}) > (${parameters(1, key.length).join(', ')})`
  const equal = (names: readonly string[], from: number): string[] =>
    parameters(from, names.length).map((parameter, index) => `${names[index]} = ${parameter}`)
  const changed = equal(columns, 1).join(', ')
  const isRow = equal(key, columns.length + 1).join(' and ')
  return {
    first: { name: `${name}.first`, text: `${select} order by ${names} limit $1` },
    next: {
      name: `${name}.next`,
      text: `${select} where ${after} order by ${names} limit $${key.length + 1}`,
    },
    update: { name: `${name}.update`, text: `update ${table} set ${changed} where ${isRow}` },
  }
}

/** `parameters(3, 2)` returns `['$3', '$4']`. */
const parameters = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `$${from + index}`)
