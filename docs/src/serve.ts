import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import send from 'send'
import { CHANNEL, liveReload } from './live-reload.ts'
import { shownPorts, type ShownPorts } from './shown-ports.ts'

const DIST = join(import.meta.dirname, '../dist')

export interface DocsServer {
  readonly url: string
  /** Makes the pages again that need no build, and reloads the open pages. Has no effect without `dev`. */
  reload(): void
  /** Changes the text of the page that is shown while there is no site. */
  setBuild(state: BuildState): void
  close(): Promise<void>
}

export interface DocsOptions {
  /** 0 selects a free port. */
  readonly port: number
  readonly host?: string
  /** Allows `reload()`. */
  readonly dev?: boolean
  /** Makes all pages at the time of the request, except the references and the files beside pages. Needs `dev`. */
  readonly live?: boolean
  /** The folder of the built site. */
  readonly folder?: string
  /** Default: `none`. */
  readonly build?: BuildState
  /** The ports that pages show instead of those of the build. Has no effect with `dev`. */
  readonly ports?: ShownPorts
}

/** The pages of the site, made at the time of the request. Only for development. */
export interface LiveSite {
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Makes all pages again, and reloads the open ones. An edit of a page needs no call. */
  refresh(): void
  close(): Promise<void>
}

interface LiveSiteModule {
  openLiveSite(server: Server): Promise<LiveSite>
}

/** Not a literal, so that a package that serves the site needs no types of Astro. */
const LIVE_SITE: string = './live-site.ts'

/**
 * Serves the built site. Reads each file at the time of the request. Returns 304, 404, 405, 412, 416 or 500 when it cannot
 * return the file, and 503 before the first build. Logs each 500 on standard error.
 */
export async function serveDocs({
  port,
  host = '127.0.0.1',
  dev = false,
  live = false,
  folder = DIST,
  build = 'none',
  ports = {},
}: DocsOptions): Promise<DocsServer> {
  let buildState = build
  const reloading = dev ? liveReload(folder) : undefined
  let site: Promise<LiveSite> | undefined
  const page = shownPorts(folder, ports)
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return say(response, 405, 'Pages are read by GET or HEAD.', { allow: 'GET, HEAD' })
    }
    if (site !== undefined && isLive(folder, request.url ?? '/'))
      return (await site).handle(request, response)
    if ((await reloading?.handle(request, response)) === true) return
    if (!existsSync(join(folder, 'index.html'))) return sayNotBuilt(response, buildState)
    const address = ownAddress(folder, request.url ?? '/')
    if (address !== undefined) return void response.writeHead(308, { location: address }).end()
    if ((await page?.(request, response)) === true) return
    sendFile(folder, request, response)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      fail(request, response, error)
    })
  })
  await listen(server, port, host)
  if (live) site = import(LIVE_SITE).then(({ openLiveSite }: LiveSiteModule) => openLiveSite(server))
  site?.catch((error: unknown) => console.error(error))
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    reload: () => {
      reloading?.reload()
      void site?.then((it) => it.refresh())
    },
    setBuild: (state) => {
      buildState = state
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      server.closeAllConnections()
      await (await site)?.close()
      await closed
    },
  }
}

/** True for what the build does not only write beside the pages. The build of a reference takes no other pages. */
function isLive(folder: string, url: string): boolean {
  const path = url.replace(/[?#].*$/s, '')
  if (path === CHANNEL || REFERENCE.test(path)) return false
  return /(?:\/|\.html)$/.test(path) || !existsSync(join(folder, path))
}

const REFERENCE = /^\/(?:pt-br\/)?(?:reference|sandbox|rail)(?:\/|$)/

/** Whether a build of the site runs in another process. */
export type BuildState = 'running' | 'failed' | 'none'

const RELOAD_SECONDS = 3

/** The page at every address while there is no site. */
const UNBUILT: Readonly<Record<BuildState, readonly [title: string, text: string]>> = {
  running: [
    'Building the documentation',
    'This page reloads until the documentation is ready. The terminal shows the progress.',
  ],
  failed: ['The documentation was not built', 'The build failed. The terminal shows the reason.'],
  none: [
    'The documentation is not built',
    'Start without <code>--built-docs</code> to build it, or run <code>pnpm exec turbo run build --filter=@pix-payments/docs</code>.',
  ],
}

function sayNotBuilt(response: ServerResponse, state: BuildState): void {
  const [title, text] = UNBUILT[state]
  const refresh = state === 'running' ? `<meta http-equiv="refresh" content="${RELOAD_SECONDS}">` : ''
  const headers = state === 'running' ? { 'retry-after': String(RELOAD_SECONDS) } : {}
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>${refresh}</head>
<body style="font-family: system-ui; margin: 4rem auto; max-width: 40rem"><h1>${title}</h1><p>${text}</p></body></html>
`)
}

/** The address of a page without a surplus or missing slash. A redirect is needed, because links are relative to it. */
function ownAddress(folder: string, url: string): string | undefined {
  const [, path = '', slash = '', query = ''] = /^((?:\/[\w-]+)+)(\/?)(\?.*)?$/.exec(url) ?? []
  if (path === '') return undefined
  const isFolder = existsSync(join(folder, path, 'index.html'))
  if (slash === '') return isFolder ? `${path}/${query}` : undefined
  return !isFolder && existsSync(join(folder, `${path}.html`)) ? path + query : undefined
}

/** `send` checks path, conditions and range. When a file disappears before it is read, `send` emits an error. */
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

/** Sends the 404 page. The `base` element makes its links start at the root of this server, for any path. */
async function answerNotFound(folder: string, response: ServerResponse): Promise<void> {
  const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => 'Page not found.')
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
