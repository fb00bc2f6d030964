import type { Value } from '../statement.ts'

/**
 * An archive is JSON lines: a header; one line for each row, `["table", value, …]`, in the order of the tables of the
 * header; and a last line with the checksum of everything before it. Equal data give equal files, whatever the engine.
 */
export const FORMAT = 'pix-payments-archive-1'

export interface ArchivedTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
}

export interface ArchiveHeader {
  readonly format: typeof FORMAT
  /** Of the tables: the number of the last migration. */
  readonly schema: number
  readonly tables: readonly ArchivedTable[]
}

export interface ArchivedRow {
  readonly table: ArchivedTable
  readonly values: readonly Value[]
}

/** SHA-256, in hexadecimal, of the lines before it with their ends. */
export interface ArchiveEnd {
  readonly sha256: string
}
