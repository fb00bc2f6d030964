import { createReadStream } from 'node:fs'

const NEWLINE = 0x0a

/**
 * Yields the lines of a file including their line ends; the last line may have no line end. `node:readline` does not
 * fit, because it also splits at U+2028 and U+2029, which JSON strings may contain.
 */
export async function* linesOf(file: string): AsyncGenerator<Buffer, void> {
  let begun: Buffer[] = []
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      begun.push(chunk.subarray(from, end + 1))
      yield begun.length === 1 ? (begun[0] as Buffer) : Buffer.concat(begun)
      begun = []
      from = end + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
  if (begun.length > 0) yield Buffer.concat(begun)
}
