import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

/** Ports in the built pages, and the ports of the running servers: `{ 4010: 5010 }`. */
export type ShownPorts = Readonly<Record<number, number>>

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
}

/**
 * Answers requests for pages with the ports of the running servers, so that a copied command calls them. Returns
 * undefined when the pages show them already. The handler returns false for a request that is not for a page.
 */
export function shownPorts(
  folder: string,
  ports: ShownPorts,
): ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>) | undefined {
  const others = new Map(Object.entries(ports).filter(([shown, own]) => Number(shown) !== own))
  if (others.size === 0) return undefined
  const pattern = new RegExp(`(127\\.0\\.0\\.1|localhost):(${[...others.keys()].join('|')})\\b`, 'g')
  return async (request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/s, '')
    if (!/^(?:\/[\w.-]+)*\/?$/.test(path) || path.includes('..')) return false
    const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
    const file = candidates.find((it) => /\.(?:html|md)$/.test(it))
    const text = file && (await readFile(join(folder, file), 'utf8').catch(() => undefined))
    if (file === undefined || text === undefined) return false
    const body = text.replace(pattern, (_, host: string, port: string) => `${host}:${others.get(port)}`)
    const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8'
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
