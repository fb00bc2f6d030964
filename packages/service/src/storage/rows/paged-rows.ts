import { setImmediate } from 'node:timers/promises'
import { type Statement, type Value, statement } from '../statement.ts'
import type { Reader } from '../store.ts'

/** The wallets from one id to another, both included. */
export interface WalletRange {
  readonly from: string
  readonly to: string
}

/** The rows of a page that belong to each of its rows, such as the events of the resources of a page. */
export interface Child {
  readonly table: string
  readonly columns: string
  /** The column that has the id of the row of the page. */
  readonly ref: string
  readonly where?: string
  readonly orderBy: string
}

interface PagedTable<Names extends string> {
  /** The table, which the texts call `r`. */
  readonly table: string
  readonly columns: string
  /** The columns that follow wallet_id in an index, and their first values. */
  readonly key: Readonly<Record<string, Value>>
  /** Joins of other tables. */
  readonly joins?: string
  readonly children?: Readonly<Record<Names, Child>>
}

export interface PageOfRows<Row, Names extends string> {
  readonly rows: readonly Row[]
  readonly children: Readonly<Record<Names, readonly object[]>>
}

/** Reads the rows of a range of wallets, one page after another, with the other rows that belong to each page. */
export type PagesOfRows<Row, Names extends string = never> = (
  reader: Reader,
  range: WalletRange,
) => AsyncGenerator<PageOfRows<Row, Names>, void>

/** More rows would hold the event loop for too long. */
const PAGE = 100

/**
 * Registers the queries of a table that is read in pages, in the order of wallets and then of the key. Returns a function
 * that reads the rows of a range of wallets, one page after another, with the other rows that belong to each page. A
 * child is joined to the page by SQL, so that no list of ids goes to the database.
 */
export function pagedRows<Row extends object, Names extends string = never>(
  name: string,
  { table, columns, key, joins = '', children }: PagedTable<Names>,
): PagesOfRows<Row, Names> {
  const keys = ['wallet_id', ...Object.keys(key)]
  const place = keys.map((it) => `r.${it}`).join(', ')
  const count = keys.length
  const page = `where (${place}) > (${keys.map((_, index) => `$${index + 1}`).join(', ')})
    and r.wallet_id <= $${count + 1} order by ${place} limit $${count + 2}`
  const own = statement(
    `books.${name}`,
    // The joins follow the limit, so that PostgreSQL joins a page and not the table.
    `select ${columns}, ${keys.map((it, index) => `r.${it} as key_${index}`).join(', ')}
      from (select r.* from ${table} r ${page}) r ${joins} order by ${place}`,
  )
  const others = Object.entries<Child>(children ?? {}).map(([child, of]): [Names, Statement] => [
    child as Names,
    statement(
      `books.${name}.${child}`,
      `select ${of.columns} from (select r.wallet_id, r.id from ${table} r ${page}) r cross join ${of.table} c
        where c.wallet_id = r.wallet_id and c.${of.ref} = r.id${of.where === undefined ? '' : ` and ${of.where}`}
        order by ${of.orderBy}`,
    ),
  ])
  return async function* pages(reader, { from, to }) {
    let after: readonly Value[] = [from, ...Object.values(key)]
    for (;;) {
      const values = [...after, to, PAGE]
      const rows = await reader.all<Row>(own, values)
      const last = rows.at(-1) as Readonly<Record<string, Value>> | undefined
      if (last === undefined) return
      const found: [Names, readonly object[]][] = []
      for (const [child, query] of others) found.push([child, await reader.all(query, values)])
      // On SQLite, the queries hold the event loop.
      await setImmediate()
      yield { rows, children: Object.fromEntries(found) as Record<Names, readonly object[]> }
      await setImmediate()
      if (rows.length < PAGE) return
      after = keys.map((_, index) => last[`key_${index}`] ?? null)
    }
  }
}
