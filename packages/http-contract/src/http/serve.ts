import type { Server, ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How long a body may take to arrive, in milliseconds (G-254). */
export const BODY_TIMEOUT_MILLISECONDS = 10_000

/** How soon `node:http` looks again for connections whose time is over. */
const CHECK_MILLISECONDS = 2000

/**
 * The limits of `node:http` for a server of the contract. Headers have the same time as a body, from the opening of the
 * connection on, so a connection that never sends a byte is closed too. A late body gets a documented answer within the
 * time of the whole request. A connection may rest longer than the 60 seconds after which most load balancers close it.
 * A wrong Host is left to the server, which answers in the envelope of the contract (G-293).
 */
export function httpLimits(bodyTimeoutMilliseconds: number = BODY_TIMEOUT_MILLISECONDS): ServerOptions {
  return {
    headersTimeout: bodyTimeoutMilliseconds,
    requestTimeout: 3 * bodyTimeoutMilliseconds,
    connectionsCheckingInterval: Math.min(CHECK_MILLISECONDS, bodyTimeoutMilliseconds),
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
    requireHostHeader: false,
  }
}

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
