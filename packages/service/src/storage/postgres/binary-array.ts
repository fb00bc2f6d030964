import type { ColumnType, Value } from '../statement.ts'

/** The ids of the element types in PostgreSQL. */
const ELEMENTS: Readonly<Record<ColumnType, number>> = { bigint: 20, text: 25 }
/** The number of dimensions, whether there may be nulls, the element type, the length and the first index. */
const HEAD_BYTES = 20
const NUMBER_BYTES = 8

/**
 * The columns of rows, each as an array parameter in the binary format of PostgreSQL. In the text format, which the driver
 * makes of a JavaScript array, each quotation mark of a JSON text is escaped here, and unescaped there.
 */
export const binaryColumns = (
  types: readonly ColumnType[],
  rows: readonly (readonly Value[])[],
): readonly Buffer[] =>
  types.map((type, index) =>
    binaryArray(
      type,
      rows.map((row) => row[index]),
    ),
  )

function binaryArray(type: ColumnType, values: readonly (Value | undefined)[]): Buffer {
  let size = HEAD_BYTES
  for (const value of values) size += 4 + sizeOf(value)
  const bytes = Buffer.allocUnsafe(size)
  const view = new DataView(bytes.buffer, bytes.byteOffset, size)
  for (const [index, word] of [1, 1, ELEMENTS[type], values.length, 1].entries())
    view.setInt32(index * 4, word)
  let at = HEAD_BYTES
  for (const value of values) {
    const start = at + 4
    if (typeof value === 'string') {
      const length = bytes.write(value, start)
      view.setInt32(at, length)
      at = start + length
    } else if (typeof value === 'number') {
      view.setInt32(at, NUMBER_BYTES)
      view.setBigInt64(start, BigInt(value))
      at = start + NUMBER_BYTES
    } else {
      view.setInt32(at, -1)
      at = start
    }
  }
  return bytes
}

const sizeOf = (value: Value | undefined): number =>
  typeof value === 'string' ? Buffer.byteLength(value) : typeof value === 'number' ? NUMBER_BYTES : 0
