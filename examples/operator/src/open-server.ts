import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

type Answer = (request: Request) => Response | Promise<Response>

/** A port that is open, before there is something to serve. */
export interface OpenServer {
  /** The address, without a slash at the end. */
  readonly url: string
  /** Answers the requests from now on. Until then, each gets 503. */
  serve(answer: Answer): void
  /** Takes no more requests, and answers the open ones. */
  close(): Promise<void>
}

/**
 * Opens a port; 0 takes a free one. The webhook needs the address before the operator can start.
 *
 * @throws Error of Node when the port cannot be opened.
 */
export async function openServer(host: string, port: number): Promise<OpenServer> {
  let answer: Answer = () => new Response('The operator is starting.\n', { status: 503 })
  const server = createServer(getRequestListener((request) => answer(request))).listen(port, host)
  await once(server, 'listening')
  const opened = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${opened.port}`,
    serve: (given) => void (answer = given),
    close: () => new Promise((done) => void server.close(() => done())),
  }
}
