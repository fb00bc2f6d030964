import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

export const CHANNEL = '/live-reload'
const SCRIPT = `<script>new EventSource('${CHANNEL}').onmessage = () => location.reload()</script>`

/** Reloads open pages after a build. Only for development: the files on disk do not contain the script. */
export interface LiveReload {
  /** Answers requests for pages and for the channel. Returns false for any other request. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  reload(): void
}

export function liveReload(dist: string): LiveReload {
  const listeners = new Set<ServerResponse>()
  return {
    async handle(request, response) {
      const path = (request.url ?? '/').replace(/[?#].*$/, '')
      if (path === CHANNEL) {
        response
          .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
          .flushHeaders()
        listeners.add(response)
        response.on('close', () => listeners.delete(response))
        return true
      }
      if (!/(?:\/|\.html)$/.test(path) || path.includes('..')) return false
      const file = join(dist, path.endsWith('/') ? `${path}index.html` : path)
      const html = await readFile(file, 'utf8').catch(() => undefined)
      if (html === undefined) return false
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      response.end(listening(html))
      return true
    },
    reload() {
      for (const listener of listeners) listener.write('data: built\n\n')
    },
  }
}

/** Adds the script. Also changes the content security policy of the built page, which forbids all connections. */
function listening(html: string): string {
  const end = html.lastIndexOf('</body>')
  return `${html.slice(0, end)}${SCRIPT}${html.slice(end)}`.replace(
    "connect-src 'none'",
    "connect-src 'self'",
  )
}
