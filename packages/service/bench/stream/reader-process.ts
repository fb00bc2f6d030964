/** Reads the stream of a service in a process of its own: some fast readers, and one that reads nothing until it is told. */
import type { IncomingMessage } from 'node:http'
import { openStream, readLines } from './open-stream.ts'

/** What the parent sends. */
export type ReaderCommand =
  | { readonly open: { readonly url: string; readonly fast: number } }
  | 'resume the slow one'
  | 'report'

/** What one reader has got. */
export interface ReaderReport {
  readonly isSlow: boolean
  /** The events, each counted once. */
  readonly events: number
  readonly duplicates: number
  /** How often the service said that entries are missing. */
  readonly missed: number
}

const EVENT_ID = /"event":\{"eventId":"([^"]+)"/

class Reader {
  readonly #response: IncomingMessage
  readonly #isSlow: boolean
  readonly #seen = new Set<string>()
  #duplicates = 0
  #missed = 0

  constructor(response: IncomingMessage, isSlow: boolean) {
    this.#response = response
    this.#isSlow = isSlow
    if (!isSlow) this.read()
  }

  read(): void {
    readLines(this.#response, (line) => {
      if (line === 'event: missed') this.#missed += 1
      const id = EVENT_ID.exec(line)?.[1]
      if (id === undefined) return
      if (this.#seen.has(id)) this.#duplicates += 1
      this.#seen.add(id)
    })
  }

  report(): ReaderReport {
    return {
      isSlow: this.#isSlow,
      events: this.#seen.size,
      duplicates: this.#duplicates,
      missed: this.#missed,
    }
  }
}

const readers: Reader[] = []

process.on('message', (command: ReaderCommand) => {
  void obey(command)
})
process.on('disconnect', () => {
  process.exit()
})

async function obey(command: ReaderCommand): Promise<void> {
  if (command === 'report') return void process.send?.(readers.map((reader) => reader.report()))
  if (command === 'resume the slow one') return readers.at(-1)?.read()
  const { url, fast } = command.open
  for (let number = 0; number <= fast; number += 1) {
    readers.push(new Reader(await openStream(`${url}/sandbox/stream?kinds=event`), number === fast))
  }
  process.send?.('open')
}
