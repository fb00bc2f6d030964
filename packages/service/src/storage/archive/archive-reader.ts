import { createHash } from 'node:crypto'
import type { Value } from '../statement.ts'
import { StoreError } from '../store.ts'
import { type ArchivedRow, type ArchivedTable, type ArchiveHeader, FORMAT } from './archive-format.ts'
import { linesOf } from './lines.ts'

/**
 * An error in the content of an archive. Its message is a part of the final message, which also names the file and the
 * line.
 */
class ArchiveError extends Error {}

export interface Archive {
  readonly header: ArchiveHeader
  /**
   * Yields all rows. Rejects with a StoreError at the first error in the archive, so the archive is known to be valid
   * only when the iteration has ended.
   */
  rows(): AsyncGenerator<ArchivedRow, void>
}

/**
 * Opens an archive, calls `work` with it, and closes the file. Rows are read on demand.
 *
 * @throws StoreError that names the file, the line and the error.
 */
export async function readArchive<T>(file: string, work: (archive: Archive) => Promise<T>): Promise<T> {
  const lines = linesOf(file)
  try {
    return await work(await openArchive(file, lines))
  } finally {
    await lines.return()
  }
}

async function openArchive(file: string, lines: AsyncGenerator<Buffer, void>): Promise<Archive> {
  const hash = createHash('sha256')
  let number = 0
  async function next(): Promise<Buffer> {
    const { value, done } = await lines.next()
    number += 1
    if (done === true) throw new ArchiveError('the archive ends before this line: it was cut off')
    if (value.at(-1) !== 0x0a) throw new ArchiveError('the archive ends within this line: it was cut off')
    return value
  }
  async function at<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ArchiveError) throw new StoreError(`${file}, line ${number}: ${error.message}.`)
      throw new StoreError(`${file} cannot be read: ${(error as Error).message}.`, { cause: error })
    }
  }
  const header = await at(async () => {
    const line = await next()
    hash.update(line)
    return toHeader(parse(line))
  })
  async function* rows(): AsyncGenerator<ArchivedRow, void> {
    for (const table of header.tables) {
      for (let row = 1; row <= table.rows; row += 1) {
        yield await at(async () => {
          const line = await next()
          hash.update(line)
          return { table, values: toValues(table, parse(line)) }
        })
      }
    }
    await at(async () => {
      const { sha256 } = toEnd(parse(await next()))
      if (sha256 !== hash.digest('hex'))
        throw new ArchiveError('the checksum does not match: the archive was changed')
      const { done } = await lines.next()
      number += 1
      if (done !== true) throw new ArchiveError('there is another line after the end of the archive')
    })
  }
  return { header, rows }
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'))
  } catch {
    throw new ArchiveError('the line is not JSON')
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** Checks the name of a table or column, because the name becomes part of an SQL statement. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9_]*$/.test(value)

function toHeader(value: unknown): ArchiveHeader {
  if (!isObject(value) || typeof value['format'] !== 'string')
    throw new ArchiveError('the file is not an archive of this service')
  const { format, schema, tables } = value
  if (format !== FORMAT) throw new ArchiveError(`the format is ${format}, and this version reads ${FORMAT}`)
  if (!isCount(schema) || !Array.isArray(tables) || !tables.every(isTable))
    throw new ArchiveError('the header is incomplete')
  return { format, schema, tables }
}

const isTable = (value: unknown): value is ArchivedTable =>
  isObject(value) &&
  isName(value['name']) &&
  isCount(value['rows']) &&
  Array.isArray(value['columns']) &&
  value['columns'].every(isName)

function toValues({ name, columns }: ArchivedTable, value: unknown): readonly Value[] {
  if (!Array.isArray(value)) throw new ArchiveError(`expected a row of ${name}: rows are missing`)
  const [table, ...values] = value as unknown[]
  if (table !== name) throw new ArchiveError(`expected a row of ${name}, found a row of ${String(table)}`)
  if (values.length !== columns.length) {
    throw new ArchiveError(`expected ${columns.length} columns in a row of ${name}, found ${values.length}`)
  }
  if (!values.every(isValue)) throw new ArchiveError('a value is not text, an integer or null')
  return values
}

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || Number.isSafeInteger(value)

function toEnd(value: unknown): { readonly sha256: string } {
  if (!isObject(value) || typeof value['sha256'] !== 'string') {
    throw new ArchiveError('expected the checksum: there are more rows than the header says')
  }
  return { sha256: value['sha256'] }
}
