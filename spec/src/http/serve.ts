import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How long `close` waits for answers in flight. */
const GRACE_MILLISECONDS = 5000

/** Rejects when the port cannot be opened (`EADDRINUSE`). */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** How soon a connection is cut whose last answer was still in flight when `close` was called. */
const SWEEP_MILLISECONDS = 20

/** Finishes what is in flight, then frees the port. Idle connections are closed at once. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    // A client that keeps its connection would hold the port until the grace is over.
    const sweep = setInterval(() => {
      server.closeIdleConnections()
    }, SWEEP_MILLISECONDS)
    const force = setTimeout(() => {
      server.closeAllConnections()
    }, GRACE_MILLISECONDS)
    server.close((error) => {
      clearInterval(sweep)
      clearTimeout(force)
      if (error === undefined) resolve()
      else reject(error)
    })
  })
}

/** Where a server listens that was told to listen on `host`; an IPv6 address gets its brackets. */
export function addressOf(server: Server, host: string): { readonly url: string; readonly port: number } {
  const { port } = server.address() as AddressInfo
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, port }
}
