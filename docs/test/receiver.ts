import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Received {
  readonly eventId: string
  readonly event: string
}

export interface Receiver {
  readonly url: string
  /** The received events in the order of their arrival. */
  readonly events: readonly Received[]
  /** Sets the status of all further responses. */
  answer(status: number): void
}

/** A webhook receiver in this process. It closes at the end of the test. */
export async function openReceiver(): Promise<Receiver> {
  const events: Received[] = []
  let status = 204
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    events.push(JSON.parse(body) as Received)
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    events,
    answer: (next) => {
      status = next
    },
  }
}
