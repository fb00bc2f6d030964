import type { Statement, Value } from '../../statement.ts'
import type { SchemaTransaction } from '../../store.ts'

const starts: Statement = {
  name: 'migration9.partStarts',
  text: 'select number, substr(body, 1, 60) as start from snapshot_part where snapshot_id = $1 order by number',
}
const read: Statement = {
  name: 'migration9.readPart',
  text: 'select body from snapshot_part where snapshot_id = $1 and number = $2',
}
const write: Statement = {
  name: 'migration9.writePart',
  text: 'update snapshot_part set body = $3 where snapshot_id = $1 and number = $2',
}

/** The body of a part: rows of one table. The property `table` comes first in the JSON text. */
interface Part {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Value[])[]
}

/** A row in a snapshot, by the names of its columns. */
export type Row = Readonly<Record<string, Value>>

/** The number of a part, and its table; undefined for the part with the wallet. */
interface PartOf {
  readonly number: number
  readonly table: string | undefined
}

/** The parts of a snapshot. Only one part at a time is in memory. */
export class SnapshotParts {
  readonly #transaction: SchemaTransaction
  readonly #snapshotId: string
  readonly #parts: readonly PartOf[]

  private constructor(transaction: SchemaTransaction, id: string, parts: readonly PartOf[]) {
    this.#transaction = transaction
    this.#snapshotId = id
    this.#parts = parts
  }

  static async of(transaction: SchemaTransaction, snapshotId: string): Promise<SnapshotParts> {
    const rows = await transaction.all<{ number: number; start: string }>(starts, [snapshotId])
    const parts = rows.map(({ number, start }) => ({ number, table: /^\{"table":"(\w+)"/.exec(start)?.[1] }))
    return new SnapshotParts(transaction, snapshotId, parts)
  }

  /** Returns the wallet, which is part 0. */
  wallet(): Promise<unknown> {
    return this.#read(0)
  }

  /** Yields the rows of a table. */
  async *rows(table: string): AsyncGenerator<Row, void> {
    for (const part of this.#parts)
      if (part.table === table) yield* rowsOf((await this.#read(part.number)) as Part)
  }

  /** Replaces each row of a table by the rows that `changed` returns, which all have the same columns. */
  async change(
    table: string,
    newTable: string,
    changed: (row: Row) => readonly Row[] | Promise<readonly Row[]>,
  ): Promise<void> {
    for (const { number, table: name } of this.#parts) {
      if (name !== table) continue
      const rows: Row[] = []
      for (const row of rowsOf((await this.#read(number)) as Part)) rows.push(...(await changed(row)))
      const columns = Object.keys(rows[0] ?? {})
      const part: Part = { table: newTable, columns, rows: rows.map((row) => Object.values(row)) }
      await this.#transaction.run(write, [this.#snapshotId, number, JSON.stringify(part)])
    }
  }

  async #read(number: number): Promise<unknown> {
    const row = await this.#transaction.first<{ body: string }>(read, [this.#snapshotId, number])
    if (row === undefined) throw new Error(`The snapshot ${this.#snapshotId} has no part ${number}`)
    return JSON.parse(row.body)
  }
}

const rowsOf = ({ columns, rows }: Part): readonly Row[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])))
