import type { RowWrite, Statement, Value } from '../statement.ts'

/** A statement with its parameters. */
export interface Call {
  readonly statement: Statement
  readonly values: readonly Value[]
}

const tables = new Map<Statement, ReadonlySet<string>>()

/** The tables that a statement reads or writes. */
export function tablesOf(statement: Statement): ReadonlySet<string> {
  let known = tables.get(statement)
  if (known === undefined) {
    const names = statement.text.matchAll(/\b(?:from|join|into|update|using)\s+([a-z_]+)/g)
    known = new Set([...names].map(([, name]) => name ?? ''))
    tables.set(statement, known)
  }
  return known
}

/** `from <table> where a = $1 and b = $2 and c >= $3`, with at most an order and a limit after it. */
const LOOK_UP =
  /^select [\w\s,.*]+ from (\w+) where ((?:\w+ = \$\d+(?: and )?)+)(?:\w+ >= \$\d+)?(?: order by [\w\s,]+(?: limit \$\d+)?)?$/
const keys = new Map<Statement, Readonly<Record<string, number>> | undefined>()

/** For a query by equal columns of one table: the index of the parameter for each column. */
function keyOf(query: Statement): Readonly<Record<string, number>> | undefined {
  if (!keys.has(query)) {
    const conditions = LOOK_UP.exec(query.text)?.[2]?.matchAll(/(\w+) = \$(\d+)/g)
    keys.set(
      query,
      conditions && Object.fromEntries([...conditions].map(([, name, n]) => [name, Number(n) - 1])),
    )
  }
  return keys.get(query)
}

/** The columns whose values a write tells: all columns of an inserted row, the key of another write. */
const toldBy = ({ kind, key, columns }: RowWrite): readonly string[] =>
  Object.keys(kind === 'insert' ? columns : key)

/** Whether both statements read or write the same table. */
export function haveCommonTable(one: Statement, other: Statement): boolean {
  return !tablesOf(one).isDisjointFrom(tablesOf(other))
}

/**
 * Whether a write could change what a query returns. False if they concern different tables, or rows of the same table
 * with different keys.
 */
export function couldAffect(write: Call, query: Call): boolean {
  return haveCommonTable(write.statement, query.statement) && !isOfOtherRows(write, query)
}

function isOfOtherRows(write: Call, query: Call): boolean {
  const row = write.statement.write
  const key = row && keyOf(query.statement)
  if (row === undefined || key === undefined) return false
  return toldBy(row).some((name, index) => {
    const at = key[name]
    return at !== undefined && write.values[index] !== query.values[at]
  })
}

/** Whether two writes to the same table may run in either order. */
export function mayChangePlaces(one: Call, other: Call): boolean {
  const { write: first } = one.statement
  const { write: second } = other.statement
  if (first === undefined || second === undefined) return false
  if (first.kind === 'delete' && second.kind === 'delete') return true
  const names = toldBy(second)
  return toldBy(first).some((name, index) => {
    const at = names.indexOf(name)
    return at !== -1 && one.values[index] !== other.values[at]
  })
}
