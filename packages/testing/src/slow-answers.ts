import { createHash } from 'node:crypto'
import { Agent, createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const LEAST_MILLISECONDS = 50
const MOST_MILLISECONDS = 400

/** An HTTP proxy through which a browser reaches servers of this machine, with answers that come late. */
export interface SlowAnswers extends AsyncDisposable {
  /** The address for the option `proxy` of a browser context. */
  readonly url: string
}

/**
 * Returns how long a request and its answer are held back. They depend on the seed, on the request without its random
 * ids, and on how many such requests came before, so a run with the same seed has the same delays.
 */
export function delaysOf(
  seed: string,
  call: string,
  count: number,
): readonly [before: number, after: number] {
  const name = call.replaceAll(/[\da-f-]{8,}/g, '')
  const random = createHash('sha1').update(`${seed} ${name} ${count}`).digest()
  const sum = LEAST_MILLISECONDS + (random.readUInt32BE(0) % (MOST_MILLISECONDS - LEAST_MILLISECONDS + 1))
  const before = random.readUInt32BE(4) % sum
  return [before, sum - before]
}

/** Opens the proxy. Answers overtake each other; the stream of one answer keeps its order. */
export async function openSlowAnswers(seed: string): Promise<SlowAnswers> {
  const counts = new Map<string, number>()
  const agent = new Agent({ keepAlive: true })
  const server = createServer((asked, answer) => {
    void (async () => {
      const { port, pathname, search } = new URL(asked.url ?? '')
      const call = `${asked.method} ${pathname}`
      const count = counts.get(call) ?? 0
      counts.set(call, count + 1)
      const [before, after] = delaysOf(seed, call, count)
      await setTimeout(before)
      if (answer.destroyed) return
      const { 'proxy-connection': _, ...headers } = asked.headers
      const to = { host: '127.0.0.1', port, path: pathname + search, method: asked.method, headers, agent }
      const forwarded = request(to, (answered) => {
        void setTimeout(after).then(() => {
          answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
          return answered.on('error', () => answer.destroy()).pipe(answer)
        })
      })
      forwarded.on('error', () => answer.destroy())
      answer.on('close', () => forwarded.destroy())
      asked.pipe(forwarded)
    })()
  })
  // Requests of a test itself, such as those of `route.fetch`, come through a tunnel, and are not held back.
  server.on('connect', ({ url = '' }, socket) => {
    const tunnel = connect(Number(url.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      socket.pipe(tunnel).pipe(socket)
    })
    tunnel.on('error', () => socket.destroy())
    socket.on('error', () => tunnel.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
