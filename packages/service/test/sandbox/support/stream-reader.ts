import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { Activity } from '@pix-payments/spec/sandbox-types'

/** A message of the stream. */
export interface StreamMessage {
  /** The id that the reader has after this message. */
  readonly id: string
  readonly event: string
  readonly data: unknown
}

/** Reads `GET /sandbox/stream` as an EventSource does, but only when `next` asks for more. */
export class StreamReader {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly #outgoing: ClientRequest
  readonly #chunks: AsyncIterator<string>
  #text = ''
  #id = ''
  #waiting: StreamMessage[] = []

  private constructor(outgoing: ClientRequest, response: IncomingMessage) {
    this.#outgoing = outgoing
    this.status = response.statusCode ?? 0
    this.headers = response.headers
    response.setEncoding('utf8')
    this.#chunks = response[Symbol.asyncIterator]() as AsyncIterator<string>
  }

  static open(
    url: string,
    query: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<StreamReader> {
    return new Promise((resolve, reject) => {
      const outgoing = request(`${url}/sandbox/stream?${new URLSearchParams(query)}`, {
        headers,
        agent: false,
      })
      outgoing.once('response', (response) => resolve(new StreamReader(outgoing, response)))
      outgoing.on('error', reject)
      outgoing.end()
    })
  }

  /** The id of the last message. */
  get id(): string {
    return this.#id
  }

  /** The next message with data; undefined at the end of the stream. */
  async next(): Promise<StreamMessage | undefined> {
    while (this.#waiting.length === 0) {
      const chunk = await this.#chunks.next()
      if (chunk.done === true) return undefined
      this.#text += chunk.value
      const parts = this.#text.split('\n\n')
      this.#text = parts.pop() ?? ''
      for (const part of parts) this.#take(part)
    }
    return this.#waiting.shift()
  }

  /** Reads until an entry fulfils the condition, and returns all entries read. */
  async until(isLast: (entry: Activity) => boolean): Promise<readonly Activity[]> {
    const entries: Activity[] = []
    for (;;) {
      const message = await this.next()
      if (message === undefined) throw new Error(`The stream ended after ${entries.length} entries`)
      const entry = message.data as Activity
      entries.push(entry)
      if (isLast(entry)) return entries
    }
  }

  close(): void {
    this.#outgoing.destroy()
  }

  #take(part: string): void {
    const fields = new Map(part.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]))
    this.#id = fields.get('id') ?? this.#id
    const data = fields.get('data')
    if (data === undefined) return
    this.#waiting.push({ id: this.#id, event: fields.get('event') ?? 'message', data: JSON.parse(data) })
  }
}
