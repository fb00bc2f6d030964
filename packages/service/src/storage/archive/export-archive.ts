import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { Table } from '../catalogue.ts'
import { schemaVersionIn } from '../migrations/migrate.ts'
import type { Statement, Value } from '../statement.ts'
import { inAllPartitions } from '../partition.ts'
import { type Reader, type Store, StoreError } from '../store.ts'
import { writeAtomically } from '../atomic-file.ts'
import { type ArchiveEnd, type ArchivedTable, type ArchiveHeader, FORMAT } from './archive-format.ts'
import { countRows, quoted, tablesAmong } from './archive-tables.ts'

/** The approximate size of a page of rows in memory. The number of rows per page is adapted to it. */
const PAGE_BYTES = 1024 * 1024
const LARGEST_PAGE = 500
const FIRST_PAGE = 20

type ArchivedStore = Pick<Store, 'engine' | 'partitioned' | 'snapshot'>

/** The schema version and the tables of an archive. */
export interface ArchiveSummary {
  readonly schema: number
  readonly tables: readonly ArchivedTable[]
}

/**
 * Writes all data of the store into a new file, as of one moment, without blocking the service. The file contains
 * secrets and personal data, so only its owner may read it. The file gets its name only when it is complete.
 *
 * @throws StoreError when the file exists, or the store has no tables.
 */
export function exportArchive(store: ArchivedStore, file: string): Promise<ArchiveSummary> {
  return writeAtomically(file, async (partial) => {
    const handle = await open(partial, 'r+')
    try {
      return await writeTo(handle, store)
    } finally {
      await handle.close()
    }
  })
}

async function writeTo(handle: FileHandle, store: ArchivedStore): Promise<ArchiveSummary> {
  const hash = createHash('sha256')
  const write = async (text: string): Promise<void> => {
    hash.update(text)
    await handle.appendFile(text)
  }
  const summary = await inAllPartitions(store, 'snapshot', async (readers) => {
    const [first] = readers
    const schema = first === undefined ? 0 : await schemaVersionIn(first, store.engine)
    if (first === undefined || schema === 0)
      throw new StoreError('The store is empty: no service has started with it yet.')
    const tables = await tablesAmong(first, store)
    const archived: ArchivedTable[] = []
    for (const { name, columns, isShared } of tables) {
      let rows = 0
      for (const reader of isShared ? [first] : readers) rows += await countRows(reader, name)
      archived.push({ name, columns, rows })
    }
    const header: ArchiveHeader = { format: FORMAT, schema, tables: archived }
    await write(`${JSON.stringify(header)}\n`)
    for (const table of tables) {
      for (const reader of table.isShared ? [first] : readers) {
        for await (const rows of pagesOf(reader, table)) await write(rows)
      }
    }
    return { schema, tables: archived }
  })
  const end: ArchiveEnd = { sha256: hash.digest('hex') }
  await handle.appendFile(`${JSON.stringify(end)}\n`)
  return summary
}

/** Yields the rows of a table of one partition as lines, ordered by primary key. */
async function* pagesOf(reader: Reader, { name, columns, key }: Table): AsyncGenerator<string, void> {
  const keyOf = (row: Readonly<Record<string, Value>>): Value[] => key.map((column) => row[column] ?? null)
  const parameters = key.map((_, index) => `$${index + 2}`).join(', ')
  const select = `select ${quoted(...columns)} from ${quoted(name)}`
  const order = `order by ${quoted(...key)} limit $1`
  const first: Statement = { name: `archive.first.${name}`, text: `${select} ${order}` }
  const next: Statement = {
    name: `archive.next.${name}`,
    text: `${select} where (${quoted(...key)}) > (${parameters}) ${order}`,
  }
  let limit = FIRST_PAGE
  let after: readonly Value[] | undefined
  for (;;) {
    const rows: Record<string, Value>[] =
      after === undefined ? await reader.all(first, [limit]) : await reader.all(next, [limit, ...after])
    const last = rows.at(-1)
    if (last === undefined) return
    const text = rows
      .map((row) => `${JSON.stringify([name, ...columns.map((column) => row[column])])}\n`)
      .join('')
    yield text
    if (rows.length < limit) return
    after = keyOf(last)
    limit = Math.max(1, Math.min(LARGEST_PAGE, Math.floor((rows.length * PAGE_BYTES) / text.length)))
  }
}
