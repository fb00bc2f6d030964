import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'

export interface DocsServer {
  readonly url: string
  close(): Promise<void>
}

/** Serves the built site. `dev: true` reads every file anew, so that a rebuilt page shows on reload. Port 0 takes a free one. */
export async function serveDocs({
  port,
  host = '127.0.0.1',
  dev = false,
}: {
  port: number
  host?: string
  dev?: boolean
}): Promise<DocsServer> {
  const assets = sirv(join(import.meta.dirname, '../dist'), { dev, etag: true })
  const server = createServer((request, response) =>
    assets(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such page.\n')
    }),
  )
  await listen(server, port, host)
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://${host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
