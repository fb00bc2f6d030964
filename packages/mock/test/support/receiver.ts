import { type IncomingHttpHeaders, type RequestListener, createServer } from 'node:http'
import { addressOf, close, listen } from '@pix-payments/http-contract/http'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface TestServer {
  readonly url: string
  readonly received: Received[]
  close(): Promise<void>
}

/** Starts a server that records the requests that it receives. */
export async function startServer(handle: RequestListener): Promise<TestServer> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
      handle(request, response)
    })
  })
  await listen(server, 0, '127.0.0.1')
  return { ...addressOf(server, '127.0.0.1'), received, close: () => close(server) }
}
