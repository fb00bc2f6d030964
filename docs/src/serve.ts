import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'
import { liveReload } from './live-reload.ts'

const DIST = join(import.meta.dirname, '../dist')

export interface DocsServer {
  readonly url: string
  /** Makes open pages load again; without effect unless `dev`. */
  reload(): void
  close(): Promise<void>
}

/** Serves the built site. With `dev` every file is read anew and pages can be told to reload. Port 0 takes a free one. */
export async function serveDocs({
  port,
  host = '127.0.0.1',
  dev = false,
}: {
  port: number
  host?: string
  dev?: boolean
}): Promise<DocsServer> {
  const assets = sirv(DIST, { dev, etag: true })
  const live = dev ? liveReload(DIST) : undefined
  const server = createServer(async (request, response) => {
    if ((await live?.handle(request, response)) === true) return
    const address = ownAddress(request.url ?? '/')
    if (address !== undefined) return void response.writeHead(308, { location: address }).end()
    assets(request, response, () => void answerNotFound(response))
  })
  await listen(server, port, host)
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    reload: () => live?.reload(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Where a page stands that was asked for with a slash too many or too few: its links are relative to its address. */
function ownAddress(url: string): string | undefined {
  const [, path = '', slash = '', query = ''] = /^((?:\/[\w-]+)+)(\/?)(\?.*)?$/.exec(url) ?? []
  if (path === '') return undefined
  const isFolder = existsSync(join(DIST, path, 'index.html'))
  if (slash === '') return isFolder ? `${path}/${query}` : undefined
  return !isFolder && existsSync(join(DIST, `${path}.html`)) ? path + query : undefined
}

/** The page that says so, whose links begin at the root of this server whatever was asked for. */
async function answerNotFound(response: ServerResponse): Promise<void> {
  const page = await readFile(join(DIST, '404.html'), 'utf8').catch(() => 'There is no such page.')
  response
    .writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    .end(page.replace('<head>', '<head><base href="/">'))
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
