import type { Mode } from '../../domain/mode.ts'
import { deferReferences } from '../migrations/constraints.ts'
import {
  CURRENT_SCHEMA,
  migrate,
  migrateIn,
  refuseForeignSchema,
  schemaVersionIn,
} from '../migrations/migrate.ts'
import { STORE_PROPERTY, deleteMode, findMode } from '../rows/store-mode-rows.ts'
import { inAllPartitions, partitionIndex } from '../partition.ts'
import type { Statement, Value } from '../statement.ts'
import { type SchemaTransaction, type Store, StoreError, type Transaction } from '../store.ts'
import type { ArchivedRow, ArchivedTable } from './archive-format.ts'
import { readArchive } from './archive-reader.ts'
import { countRows, quoted, tablesAmong } from './archive-tables.ts'
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
  if (store.partitioned !== undefined) await migrate(store)
  return readArchive(file, ({ header, rows }) =>
    inAllPartitions(store, 'exclusively', async (transactions) => {
      const { schema, tables } = header
      const [first] = transactions
      if (first === undefined) throw new Error('A store has at least one partition')
      const claimed = await prepareTables(transactions, store, schema)
      await refuseOtherColumns(first, store, file, tables)
      // Tables are sorted by name, so some rows come before the rows that they refer to.
      await deferReferences(first, store.engine)
      const own = await tablesAmong(first, store)
      const isShared = new Map(own.map((table) => [table.name, table.isShared]))
      const homesOf = (name: string): readonly Transaction[] =>
        isShared.get(name) === true ? [first] : transactions
      await insertAll(rows(), ({ table, values }) =>
        isShared.get(table.name) === true
          ? first
          : (transactions[partitionIndex(store, walletIdIn(table, values))] ?? first),
      )
      for (const { name, rows } of tables) {
        let found = 0
        for (const home of homesOf(name)) found += await countRows(home, name)
        if (found !== rows)
          throw new StoreError(`${file}: ${name} has ${rows} rows, but ${found} were imported.`)
      }
      if (store.partitioned === undefined) await migrateIn(first, store.engine, CURRENT_SCHEMA)
      await check?.(first, claimed)
      return { schema, tables }
    }),
  )
}

/** The wallet to which a row belongs. */
const walletIdIn = ({ name, columns }: ArchivedTable, values: readonly Value[]): string =>
  String(values[columns.indexOf(name === 'wallet' ? 'id' : 'wallet_id')])

/**
 * Creates the tables of the archive's schema version. Removes the mode of the store, because the archive may contain a
 * mode too, and returns the removed mode.
 */
async function prepareTables(
  transactions: readonly SchemaTransaction[],
  store: Store,
  schema: number,
): Promise<Mode | undefined> {
  const [transaction] = transactions
  if (transaction === undefined) return undefined
  const version = await schemaVersionIn(transaction, store.engine)
  const before = await tablesAmong(transaction, store)
  const claimed = before.some(({ name }) => name === STORE_PROPERTY) ? await findMode(transaction) : undefined
  if (claimed !== undefined) await deleteMode(transaction)
  for (const one of transactions) {
    for (const { name } of before) {
      if ((await countRows(one, name)) > 0)
        throw new StoreError(`The store already contains data (${name}). Import into an empty store.`)
    }
  }
  if (version > schema) {
    throw new StoreError(
      `The archive has schema ${schema}, but the store already has schema ${version}. Import into a store with which no service has started.`,
    )
  }
  if (store.partitioned === undefined) await migrateIn(transaction, store.engine, schema)
  else if (version !== schema)
    throw new StoreError(
      `The archive has schema ${schema}, and the partitions have schema ${version}. Import the archive into a store with one partition, export it again, and import that.`,
    )
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
  const [given, own] = [namesOf(archived), namesOf(await tablesAmong(transaction, store))]
  const other = [
    ...given.filter((table) => !own.includes(table)),
    ...own.filter((table) => !given.includes(table)),
  ]
  if (other.length > 0)
    throw new StoreError(`${file}: its tables differ from those of its schema version: ${other.join('; ')}.`)
}

let imports = 0

/** @param homeOf returns the transaction on the partition of a row */
async function insertAll(
  rows: AsyncGenerator<ArchivedRow, void>,
  homeOf: (row: ArchivedRow) => Transaction,
): Promise<void> {
  // The statements have new names in each import. After a failed import, PostgreSQL still has prepared statements under
  // the old names, for types that no longer exist.
  const number = (imports += 1)
  const statements = new Map<string, Statement>()
  let table: ArchivedTable | undefined
  const batches = new Map<Transaction, (readonly Value[])[]>()
  async function insert(
    transaction: Transaction,
    table: ArchivedTable,
    rows: readonly (readonly Value[])[],
  ): Promise<void> {
    const name = `archive.insert.${number}.${rows.length}.${table.name}`
    const known = statements.get(name) ?? { name, text: insertText(table, rows.length) }
    statements.set(name, known)
    await transaction.run(known, rows.flat())
  }
  async function flush(home: Transaction): Promise<void> {
    const batch = batches.get(home) ?? []
    batches.delete(home)
    if (table === undefined) return
    if (batch.length === BATCH_ROWS) await insert(home, table, batch)
    else for (const row of batch) await insert(home, table, [row])
  }
  const flushAll = async (): Promise<void> => {
    for (const home of batches.keys()) await flush(home)
  }
  for await (const row of rows) {
    if (row.table !== table) await flushAll()
    table = row.table
    const home = homeOf(row)
    if (lengthOf(row.values) > LONG_ROW_CHARACTERS) await insert(home, table, [row.values])
    else {
      const batch = batches.get(home) ?? []
      batches.set(home, batch)
      batch.push(row.values)
      if (batch.length === BATCH_ROWS) await flush(home)
    }
  }
  await flushAll()
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
