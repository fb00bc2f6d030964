import { type Table, tablesOf } from '../catalogue.ts'
import { MIGRATIONS } from '../migrations/migrations.ts'
import { stepsOf } from '../migrations/run-steps.ts'
import type { Statement } from '../statement.ts'
import type { Reader, Store } from '../store.ts'

/**
 * The existing tables of the service, sorted by name. Excludes other tables, because other applications may have tables
 * in the same PostgreSQL schema.
 */
async function archivedTables(reader: Reader, engine: Store['engine']): Promise<readonly Table[]> {
  const made = new Set(
    MIGRATIONS.flatMap((migration) => stepsOf(migration, 'all')).flatMap((step) =>
      typeof step === 'string' ? (/(?:create table|rename to) (\w+)/.exec(step)?.[1] ?? []) : [],
    ),
  )
  return (await tablesOf(reader, engine)).filter(({ name }) => made.has(name))
}

/** A table, and whether all partitions share it. */
export interface ArchiveTable extends Table {
  readonly isShared: boolean
}

/**
 * The tables of a store over all its partitions.
 *
 * @param reader reads one of the partitions
 */
export async function tablesAmong(
  reader: Reader,
  { engine, partitioned }: Pick<Store, 'engine' | 'partitioned'>,
): Promise<readonly ArchiveTable[]> {
  const own = await archivedTables(reader, engine)
  const shared =
    partitioned === undefined ? [] : await partitioned.directory.read((it) => archivedTables(it, engine))
  return [
    ...own.map((table) => ({ ...table, isShared: false })),
    ...shared.map((table) => ({ ...table, isShared: true })),
  ].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

export async function countRows(reader: Reader, table: string): Promise<number> {
  const count: Statement = {
    name: `archive.count.${table}`,
    text: `select count(*) as rows from ${quoted(table)}`,
  }
  return (await reader.first<{ rows: number }>(count))?.rows ?? 0
}

/** Quotes the names, because some column names are SQL keywords. */
export const quoted = (...names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')
