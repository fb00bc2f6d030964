import type { Value } from '../statement.ts'

/**
 * An archive consists of JSON lines: a header; one line per row, `["table", value, …]`, in the order of the header's
 * tables; and a last line with the checksum of all lines before it. Equal data gives equal files on both engines.
 */
export const FORMAT = 'pix-payments-archive-1'

export interface ArchivedTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
}

export interface ArchiveHeader {
  readonly format: typeof FORMAT
  /** Number of the last migration of the archived tables. */
  readonly schema: number
  readonly tables: readonly ArchivedTable[]
}

export interface ArchivedRow {
  readonly table: ArchivedTable
  readonly values: readonly Value[]
}

/** SHA-256, in hexadecimal, of all lines before it, including their line ends. */
export interface ArchiveEnd {
  readonly sha256: string
}
