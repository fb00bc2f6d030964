import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A receiver of webhooks that answers as it is told and keeps what came. */
export interface Sink extends AsyncDisposable {
  readonly url: string
  /** The bodies, in the order in which they came. */
  readonly received: readonly string[]
  status: number
  close(): Promise<void>
}

export async function openSink(): Promise<Sink> {
  const received: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      received.push(body)
      response.writeHead(sink.status, { 'content-type': 'text/plain' }).end('seen')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => {
        resolve()
      })
      server.closeAllConnections()
    })
  const sink: Sink = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    status: 200,
    close,
    [Symbol.asyncDispose]: close,
  }
  return sink
}
