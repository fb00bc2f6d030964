import type { Database } from './database.ts'

/**
 * Drops the indexes of the tables, except those of primary keys and other constraints. Returns a function that creates
 * them again: an index is created much faster than it is filled row by row.
 */
export async function dropIndexes(
  database: Database,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const list = tables.map((table) => `'${table}'`).join(', ')
  const indexes = await database.all<{ name: string; text: string }>(
    database.engine === 'sqlite'
      ? `select name, sql as text from sqlite_schema where type = 'index' and sql is not null and tbl_name in (${list})`
      : `select indexname as name, indexdef as text from pg_indexes where schemaname = current_schema()
          and tablename in (${list}) and not exists (select 1 from pg_constraint where conindid = indexname::regclass)`,
  )
  for (const { name } of indexes) await database.run(`drop index ${name}`)
  return async () => {
    for (const { text } of indexes) await database.run(text)
  }
}
