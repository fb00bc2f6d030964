import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A webhook receiver with a configurable response, which stores its requests. */
export interface Sink extends AsyncDisposable {
  readonly url: string
  /** The bodies, in the order of the requests. */
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
