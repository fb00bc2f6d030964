import type { Statement } from './statement.ts'
import type { Reader, Store } from './store.ts'

/**
 * The statements that read the columns of all tables. Each engine has its own catalogue. The columns of a table come in
 * the order of their creation.
 */
const COLUMNS: Readonly<Record<Store['engine'], Statement>> = {
  sqlite: {
    name: 'catalogue.sqlite',
    text: `select m.name as table_name, c.name as column_name, c.pk as key_position
      from sqlite_schema m join pragma_table_info(m.name) c where m.type = 'table' order by m.name, c.cid`,
  },
  postgres: {
    name: 'catalogue.postgres',
    text: `select c.relname::text as table_name, a.attname::text as column_name,
        coalesce(array_position(i.indkey::int2[], a.attnum), -1) + 1 as key_position
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attnum > 0
        and not a.attisdropped
      order by c.relname::text collate "C", a.attnum`,
  },
}

export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** The columns of the primary key, in the order of the key. */
  readonly key: readonly string[]
}

interface ColumnRow {
  readonly table_name: string
  readonly column_name: string
  /** 1 for the first column of the primary key; 0 for a column outside it. */
  readonly key_position: number
}

/** All tables, including those of other applications, sorted by name. */
export async function tablesOf(reader: Reader, engine: Store['engine']): Promise<readonly Table[]> {
  const rows = await reader.all<ColumnRow>(COLUMNS[engine])
  return [...Map.groupBy(rows, (row) => row.table_name)].map(([name, columns]) => ({
    name,
    columns: columns.map((column) => column.column_name),
    key: columns
      .filter((column) => column.key_position > 0)
      .sort((a, b) => a.key_position - b.key_position)
      .map((column) => column.column_name),
  }))
}
