import type { Value } from '../statement.ts'

/**
 * An archive consists of JSON lines: first a header; then one line per row, `["table", value, …]`, in the order of the
 * tables in the header; at the end a line with the checksum of all lines before it. Equal data gives equal files on
 * both engines, for the same number of partitions: the rows of a table come partition by partition.
 */
export const FORMAT = 'pix-payments-archive-1'

export interface ArchivedTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
}

export interface ArchiveHeader {
  readonly format: typeof FORMAT
  /** The schema version of the archived tables: the number of the last migration that ran on them. */
  readonly schema: number
  readonly tables: readonly ArchivedTable[]
}

export interface ArchivedRow {
  readonly table: ArchivedTable
  readonly values: readonly Value[]
}

/**
 * The last line of an archive. `sha256` is the checksum, in hexadecimal, of all lines before this line, including their
 * line ends.
 */
export interface ArchiveEnd {
  readonly sha256: string
}
