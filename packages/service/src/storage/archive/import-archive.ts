import type { Mode } from '../../domain/mode.ts'
import { deferReferences } from '../migrations/constraints.ts'
import { CURRENT_SCHEMA, migrateIn, refuseForeignSchema, schemaVersionIn } from '../migrations/migrate.ts'
import { STORE_PROPERTY, deleteMode, findMode } from '../rows/store-mode-rows.ts'
import type { Statement, Value } from '../statement.ts'
import { type SchemaTransaction, type Store, StoreError, type Transaction } from '../store.ts'
import type { ArchivedRow, ArchivedTable } from './archive-format.ts'
import { readArchive } from './archive-reader.ts'
import { archivedTables, countRows, quoted } from './archive-tables.ts'
import type { ArchiveSummary } from './export-archive.ts'

/** The number of rows per insert statement. One insert of many rows is much faster than one insert per row. */
const BATCH_ROWS = 50
const LONG_ROW_CHARACTERS = 64 * 1024

/**
 * Checks the imported data inside the transaction and rejects to undo the import. `claimed` is the mode that the empty
 * store had before the import; undefined when it had no mode.
 */
export type CheckImport = (transaction: Transaction, claimed: Mode | undefined) => Promise<void>

/**
 * Imports an archive into an empty store and migrates it to the schema of this version. Reads the archive twice: the
 * first time validates all of it, the second time inserts all of it in one transaction.
 *
 * @throws StoreError when the archive is cut off, altered or of a newer version, or when the store is not empty.
 */
export async function importArchive(
  store: Store,
  file: string,
  check?: CheckImport,
): Promise<ArchiveSummary> {
  await readArchive(file, async ({ header, rows }) => {
    refuseForeignSchema(header.schema)
    for await (const _ of rows());
  })
  return readArchive(file, ({ header, rows }) =>
    store.exclusively(async (transaction) => {
      const { schema, tables } = header
      const claimed = await prepareTables(transaction, store, schema)
      await refuseOtherColumns(transaction, store, file, tables)
      // Tables are sorted by name, so some rows come before the rows that they refer to.
      await deferReferences(transaction, store.engine)
      await insertAll(transaction, rows())
      for (const { name, rows } of tables) {
        const found = await countRows(transaction, name)
        if (found !== rows)
          throw new StoreError(`${file}: ${name} has ${rows} rows, but ${found} were imported.`)
      }
      await migrateIn(transaction, store.engine, CURRENT_SCHEMA)
      await check?.(transaction, claimed)
      return { schema, tables }
    }),
  )
}

/**
 * Creates the tables of the archive's schema version. Removes the mode of the store, because the archive may contain a
 * mode too, and returns the removed mode.
 */
async function prepareTables(
  transaction: SchemaTransaction,
  store: Store,
  schema: number,
): Promise<Mode | undefined> {
  const version = await schemaVersionIn(transaction, store.engine)
  const before = await archivedTables(transaction, store.engine)
  const claimed = before.some(({ name }) => name === STORE_PROPERTY) ? await findMode(transaction) : undefined
  if (claimed !== undefined) await deleteMode(transaction)
  for (const { name } of before) {
    if ((await countRows(transaction, name)) > 0) {
      throw new StoreError(`The store already contains data (${name}). Import into an empty store.`)
    }
  }
  if (version > schema) {
    throw new StoreError(
      `The archive has schema ${schema}, but the store already has schema ${version}. Import into a store with which no service has started.`,
    )
  }
  await migrateIn(transaction, store.engine, schema)
  return claimed
}

async function refuseOtherColumns(
  transaction: SchemaTransaction,
  store: Store,
  file: string,
  archived: readonly ArchivedTable[],
): Promise<void> {
  const namesOf = (tables: readonly Pick<ArchivedTable, 'name' | 'columns'>[]): readonly string[] =>
    tables.map(({ name, columns }) => `${name} (${columns.join(', ')})`)
  const [given, own] = [namesOf(archived), namesOf(await archivedTables(transaction, store.engine))]
  const other = [
    ...given.filter((table) => !own.includes(table)),
    ...own.filter((table) => !given.includes(table)),
  ]
  if (other.length > 0)
    throw new StoreError(`${file}: its tables differ from those of its schema version: ${other.join('; ')}.`)
}

let imports = 0

async function insertAll(
  transaction: SchemaTransaction,
  rows: AsyncGenerator<ArchivedRow, void>,
): Promise<void> {
  // The statements have new names in each import. After a failed import, PostgreSQL still has prepared statements under
  // the old names, for types that no longer exist.
  const number = (imports += 1)
  const statements = new Map<string, Statement>()
  let table: ArchivedTable | undefined
  let batch: (readonly Value[])[] = []
  async function insert(table: ArchivedTable, rows: readonly (readonly Value[])[]): Promise<void> {
    const name = `archive.insert.${number}.${rows.length}.${table.name}`
    const known = statements.get(name) ?? { name, text: insertText(table, rows.length) }
    statements.set(name, known)
    await transaction.run(known, rows.flat())
  }
  async function flush(): Promise<void> {
    if (table !== undefined) {
      if (batch.length === BATCH_ROWS) await insert(table, batch)
      else for (const row of batch) await insert(table, [row])
    }
    batch = []
  }
  for await (const row of rows) {
    if (row.table !== table || batch.length === BATCH_ROWS) await flush()
    table = row.table
    if (lengthOf(row.values) > LONG_ROW_CHARACTERS) await insert(table, [row.values])
    else batch.push(row.values)
  }
  await flush()
}

function insertText({ name, columns }: ArchivedTable, rows: number): string {
  const rowTexts = Array.from({ length: rows }, (_, row) => {
    const parameters = columns.map((_, column) => `$${row * columns.length + column + 1}`)
    return `(${parameters.join(', ')})`
  })
  return `insert into ${quoted(name)} (${quoted(...columns)}) values ${rowTexts.join(', ')}`
}

const lengthOf = (values: readonly Value[]): number =>
  values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0)
