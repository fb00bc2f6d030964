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

/** Finishes what is in flight, then frees the port. Idle connections are closed at once. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const force = setTimeout(() => {
      server.closeAllConnections()
    }, GRACE_MILLISECONDS)
    server.close((error) => {
      clearTimeout(force)
      if (error === undefined) resolve()
      else reject(error)
    })
  })
}

export function addressOf(server: Server, host: string): { readonly url: string; readonly port: number } {
  const { port } = server.address() as AddressInfo
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, port }
}
