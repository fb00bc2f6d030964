import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { addressOf, close, listen } from '@pix-payments/http-contract/http'
import { vi } from 'vitest'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type AnswerDelivery = (request: IncomingMessage, response: ServerResponse, received: Received) => void

/** A webhook receiver that stores its requests and responds 200 by default. */
export interface Receiver extends AsyncDisposable {
  readonly url: string
  readonly received: readonly Received[]
  /** The `webhook-id` of each request, in the order of the requests. */
  readonly eventIds: readonly string[]
  answerWith(answer: AnswerDelivery): void
  /** Waits until the receiver has got this many requests in total. */
  untilReceived(count: number): Promise<void>
  close(): Promise<void>
}

const ok: AnswerDelivery = (_, response) => {
  response.end('ok')
}

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): AnswerDelivery =>
  (_, response) => {
    response.writeHead(code, headers).end('no')
  }

/** A receiver that reads the request and never responds. */
export const silence: AnswerDelivery = () => undefined

export async function startReceiver(answer: AnswerDelivery = ok): Promise<Receiver> {
  const received: Received[] = []
  let current = answer
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const it = { path: request.url ?? '', headers: request.headers, body }
      received.push(it)
      current(request, response, it)
    })
  })
  await listen(server, 0, '127.0.0.1')
  const end = async (): Promise<void> => {
    server.closeAllConnections()
    await close(server)
  }
  return {
    url: `${addressOf(server, '127.0.0.1').url}/webhook`,
    received,
    get eventIds() {
      return received.map(({ headers }) => String(headers['webhook-id']))
    },
    answerWith(next) {
      current = next
    },
    untilReceived: (count) =>
      vi.waitFor(
        () => {
          if (received.length < count) throw new Error(`${received.length} of ${count} requests came`)
        },
        { timeout: 20_000, interval: 5 },
      ),
    close: end,
    [Symbol.asyncDispose]: end,
  }
}
