import { createReadStream } from 'node:fs'

const NEWLINE = 0x0a

/**
 * The lines of a file with their ends; the last may lack one. Not `node:readline`, which also ends a line at
 * U+2028 and U+2029, which JSON has inside of strings.
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
