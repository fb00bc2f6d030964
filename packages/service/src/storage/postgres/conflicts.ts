import type { Statement, Value } from '../statement.ts'

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

/** The parameter of each column that a call tells: of all columns of an inserted row, and else of the key. */
function toldBy({ text, write }: Statement): ReadonlyMap<string, number> {
  if (write !== undefined) {
    const names = Object.keys(write.kind === 'insert' ? write.columns : write.key)
    return new Map(names.map((name, index) => [name, index]))
  }
  const conditions = LOOK_UP.exec(text)?.[2]?.matchAll(/(\w+) = \$(\d+)/g) ?? []
  return new Map([...conditions].map(([, name = '', number]) => [name, Number(number) - 1]))
}

/** Pairs of parameters, of a write and of another statement, that hold the same column. */
export type SameColumns = readonly (readonly [number, number])[]

const compared = new Map<Statement, Map<Statement, SameColumns | undefined>>()

/** How to compare a write with another statement. Undefined if they concern different tables. */
export function sameColumns(write: Statement, other: Statement): SameColumns | undefined {
  let ofWrite = compared.get(write)
  if (ofWrite === undefined) compared.set(write, (ofWrite = new Map<Statement, SameColumns | undefined>()))
  let columns = ofWrite.get(other)
  if (columns === undefined && !ofWrite.has(other)) {
    if (!tablesOf(write).isDisjointFrom(tablesOf(other))) {
      const told = toldBy(other)
      columns = [...toldBy(write)].flatMap(([name, at]) => {
        const otherAt = told.get(name)
        return otherAt === undefined ? [] : [[at, otherAt] as const]
      })
    }
    ofWrite.set(other, columns)
  }
  return columns
}

/** Whether calls with these values may concern the same row: the values of no column differ. */
export const mayMeet = (columns: SameColumns, write: Call['values'], other: Call['values']): boolean =>
  columns.every(([at, otherAt]) => write[at] === other[otherAt])
