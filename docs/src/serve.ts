import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import send from 'send'
import { liveReload } from './live-reload.ts'

const DIST = join(import.meta.dirname, '../dist')

export interface DocsServer {
  readonly url: string
  /** Makes open pages load again; without effect unless `dev`. */
  reload(): void
  close(): Promise<void>
}

export interface DocsOptions {
  /** 0 takes a free port. */
  readonly port: number
  readonly host?: string
  /** Open pages can be told to reload. */
  readonly dev?: boolean
  /** The built site. */
  readonly folder?: string
}

/**
 * Serves the built site, each file as it is at the request. Answers 304, 404, 405, 412, 416 or 500 to a request that it
 * cannot answer with a page, and 503 while there is no site yet; a 500 leaves a line on standard error.
 */
export async function serveDocs({
  port,
  host = '127.0.0.1',
  dev = false,
  folder = DIST,
}: DocsOptions): Promise<DocsServer> {
  const live = dev ? liveReload(folder) : undefined
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return say(response, 405, 'Pages are read by GET or HEAD.', { allow: 'GET, HEAD' })
    }
    if ((await live?.handle(request, response)) === true) return
    if (!existsSync(join(folder, 'index.html'))) return sayNotBuilt(response)
    const address = ownAddress(folder, request.url ?? '/')
    if (address !== undefined) return void response.writeHead(308, { location: address }).end()
    sendFile(folder, request, response)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      fail(request, response, error)
    })
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

const NOT_BUILT_SECONDS = 3
const NOT_BUILT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Building the documentation</title>
<meta http-equiv="refresh" content="${NOT_BUILT_SECONDS}"></head>
<body style="font-family: system-ui; margin: 4rem auto; max-width: 40rem"><h1>Building the documentation</h1>
<p>This page reloads until the documentation is ready. The terminal shows the progress.</p></body></html>
`

function sayNotBuilt(response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': String(NOT_BUILT_SECONDS) })
    .end(NOT_BUILT)
}

/** Where a page stands that was asked for with a slash too many or too few: its links are relative to its address. */
function ownAddress(folder: string, url: string): string | undefined {
  const [, path = '', slash = '', query = ''] = /^((?:\/[\w-]+)+)(\/?)(\?.*)?$/.exec(url) ?? []
  if (path === '') return undefined
  const isFolder = existsSync(join(folder, path, 'index.html'))
  if (slash === '') return isFolder ? `${path}/${query}` : undefined
  return !isFolder && existsSync(join(folder, `${path}.html`)) ? path + query : undefined
}

/** `send` judges path, conditions and range; a file that disappears before it is read is an error here, not a throw. */
function sendFile(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '/').replace(/[?#].*$/s, '')
  send(request, path, { root: folder, extensions: ['html'] })
    .on('directory', () => void answerNotFound(folder, response))
    .on('error', (error: Error & { status: number }) => {
      if (response.headersSent || error.status >= 500) return fail(request, response, error)
      const contentRange = response.getHeader('content-range')
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      if (error.status === 416) {
        return say(response, 416, 'The file has no such range.', { 'content-range': String(contentRange) })
      }
      if (error.status === 412) return say(response, 412, 'The file is another one by now.')
      return void answerNotFound(folder, response)
    })
    .pipe(response)
}

/** The page that says so, whose links begin at the root of this server whatever was asked for. */
async function answerNotFound(folder: string, response: ServerResponse): Promise<void> {
  const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => 'There is no such page.')
  response
    .writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    .end(page.replace('<head>', '<head><base href="/">'))
}

function fail({ method, url }: IncomingMessage, response: ServerResponse, error: unknown): void {
  console.error(`${method} ${url}: ${(error as Error).message}`)
  if (response.headersSent) return void response.destroy()
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  say(response, 500, 'The page cannot be read. The terminal of the documentation says why.')
}

function say(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${sentence}\n`)
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
