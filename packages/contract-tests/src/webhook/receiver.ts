import { EventEmitter, once } from 'node:events'
import { type IncomingHttpHeaders, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Delivery } from './delivery.ts'

/** A delivery that the receiver got. The receiver does not know the signing secret. */
export type Received = Pick<Delivery, 'method' | 'headers' | 'text'>

/** A server on a free port of this machine. It records the deliveries that it receives. */
export interface Receiver {
  /** Returns the URL for a name. Each name has its own URL. */
  url(name: string): string
  /** Returns the last delivery to the URL of the name. */
  received(name: string): Received | undefined
  /**
   * Waits for `count` deliveries to the URL of the name. Returns all deliveries, the oldest first. After the timeout,
   * returns fewer than `count`.
   */
  arrivals(name: string, count: number, milliseconds: number): Promise<readonly Received[]>
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const deliveries = new Map<string, Received[]>()
  const arrivals = new EventEmitter()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const path = request.url ?? ''
      const received = { method: request.method ?? '', headers: flatten(request.headers), text }
      deliveries.set(path, [...(deliveries.get(path) ?? []), received])
      arrivals.emit(path)
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const pathOf = (name: string): string => `/${encodeURIComponent(name)}`
  return {
    url: (name) => `http://127.0.0.1:${port}${pathOf(name)}`,
    received: (name) => deliveries.get(pathOf(name))?.at(-1),
    async arrivals(name, count, milliseconds) {
      const path = pathOf(name)
      const signal = AbortSignal.timeout(milliseconds)
      const all = (): readonly Received[] => deliveries.get(path) ?? []
      while (all().length < count && !signal.aborted) {
        await once(arrivals, path, { signal }).catch(() => undefined)
      }
      return all()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

function flatten(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : value.join(', ')]],
    ),
  )
}
