/** What the load generator reads of a response. */
export interface ReadResponse {
  readonly status: number
  readonly hasRetryAfter: boolean
  /** True when the server closes the connection after this response. */
  readonly isLast: boolean
}

const END_OF_HEAD = '\r\n\r\n'
/** Longer heads are an error: the reader is fed with something other than HTTP. */
const LONGEST_HEAD = 65_536
const STATUS_LINE = /^HTTP\/1\.1 (\d{3})[ \r]/
const CONTENT_LENGTH = /\r\ncontent-length: *(\d+)/i
const RETRY_AFTER = /\r\nretry-after:/i
const CONNECTION_CLOSE = /\r\nconnection: *close/i

/**
 * Reads the responses of one connection: the status line, three headers, and the length of the body. It skips the body,
 * which takes less time than any complete parser. It throws an Error for a response without a content-length, because
 * the servers of the bench always send it.
 */
export class ResponseReader {
  readonly #onResponse: (response: ReadResponse) => void
  /** The beginning of a head whose rest has not arrived. */
  #partialHead: Buffer | undefined
  #response: ReadResponse | undefined
  /** How many bytes of the body have not arrived. */
  #left = 0

  constructor(onResponse: (response: ReadResponse) => void) {
    this.#onResponse = onResponse
  }

  /** Reads the next bytes. The caller may overwrite the buffer afterwards. */
  read(bytes: Buffer): void {
    const partial = this.#partialHead
    this.#partialHead = undefined
    let chunk = partial === undefined ? bytes : Buffer.concat([partial, bytes])
    while (chunk.length > 0) {
      if (this.#response === undefined) {
        const end = chunk.indexOf(END_OF_HEAD)
        if (end === -1) {
          if (chunk.length > LONGEST_HEAD) throw new Error('The head of a response does not end')
          this.#partialHead = Buffer.from(chunk)
          return
        }
        this.#readHead(chunk.toString('latin1', 0, end + END_OF_HEAD.length))
        chunk = chunk.subarray(end + END_OF_HEAD.length)
      }
      const taken = Math.min(this.#left, chunk.length)
      this.#left -= taken
      chunk = chunk.subarray(taken)
      if (this.#left === 0) this.#end()
    }
  }

  #readHead(head: string): void {
    const status = Number(STATUS_LINE.exec(head)?.[1])
    const length = CONTENT_LENGTH.exec(head)?.[1]
    if (Number.isNaN(status) || (length === undefined && status !== 204))
      throw new Error(`The load generator cannot read this response: ${head.slice(0, 200)}`)
    this.#left = Number(length ?? 0)
    this.#response = {
      status,
      hasRetryAfter: status === 503 && RETRY_AFTER.test(head),
      isLast: CONNECTION_CLOSE.test(head),
    }
  }

  #end(): void {
    const response = this.#response as ReadResponse
    this.#response = undefined
    this.#onResponse(response)
  }
}
