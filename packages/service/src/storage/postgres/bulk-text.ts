import { type ColumnType, type Columns, type RowWrite, type Statement, checked } from '../statement.ts'

const writeTexts = new WeakMap<RowWrite, string>()
const readTexts = new WeakMap<Statement, string>()

/**
 * The text of a statement that writes many rows. Its parameters are one array for each column: the key, then the rest.
 * A deletion looks up the rows of each key, for the reason of {@link manyTimes}.
 */
export function bulkText(write: RowWrite): string {
  return remember(writeTexts, write, () => textOfRows(write))
}

const BEFORE = 'version_before'

/** The types of the parameters of a write, by the names of the columns. */
export const typesOf = ({
  key,
  columns,
  version,
}: Pick<RowWrite, 'key' | 'columns' | 'version'>): Columns => ({
  ...key,
  ...columns,
  ...(version !== undefined && { [BEFORE]: columns[version] ?? 'bigint' }),
})

function textOfRows({ kind, table, key, columns, set, and, version }: RowWrite): string {
  const all = typesOf({ key, columns, version })
  const rows = `unnest(${arraysOf(Object.values(all))})`
  const names = Object.keys(all)
  const insert = `insert into ${table} (${names.join(', ')}) select * from ${rows}`
  if (kind === 'insert') return insert
  if (kind === 'upsert') return `${insert} on conflict (${Object.keys(key).join(', ')}) do update set ${set}`
  const condition = Object.keys(key)
    .map((it) => `${table}.${it} = many.${it}`)
    .join(' and ')
  const many = `${rows} as many (${names.join(', ')})`
  if (kind === 'delete') {
    const one = `select ${table}.ctid from ${table} where ${condition}${and === undefined ? '' : ` and ${and}`}`
    return `delete from ${table} using ${many} cross join lateral (${one} offset 0) as found where ${table}.ctid = found.ctid`
  }
  const assignments = Object.keys(columns).map((it) =>
    it === version ? checked(table, it, [`many.${it}`, `many.${BEFORE}`]) : `${it} = many.${it}`,
  )
  return `update ${table} set ${assignments.join(', ')} from ${many} where ${condition}`
}

/**
 * The text of a statement that runs a query once for each list of parameters. Its parameters are one array for each
 * parameter of the query. Each row has the number of its list, from 1, in the column {@link LIST}. `offset 0` makes
 * PostgreSQL run the query for each list; without it, PostgreSQL may join the lists with the whole table.
 */
export function manyTimes(query: Statement, types: readonly ColumnType[]): string {
  return remember(readTexts, query, () => {
    const names = types.map((_, index) => `value_${index + 1}`)
    const once = query.text.replaceAll(/\$(\d+)/g, 'lists.value_$1')
    return `select lists.${LIST}, found.* from unnest(${arraysOf(types)}) with ordinality as lists (${[
      ...names,
      LIST,
    ].join(', ')}) cross join lateral (select * from (${once}) as one offset 0) as found`
  })
}

function remember<Key extends object>(texts: WeakMap<Key, string>, key: Key, make: () => string): string {
  let text = texts.get(key)
  if (text === undefined) texts.set(key, (text = make()))
  return text
}

export const LIST = 'list_number'

const arraysOf = (types: readonly ColumnType[]): string =>
  types.map((type, index) => `$${index + 1}::${type}[]`).join(', ')
