import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Exchange, Reply } from './exchange.ts'
import { type ReceiverOptions, receive } from './page-receiver.ts'

/** The built page: beside the built service in its package, or in the package of the page in this repository. */
const FOLDERS = ['./dashboard/', '../../../dashboard/dist/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** The page loads its own files and calls this origin, and nothing else. No other site may show it in a frame. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** The built-in receiver of webhooks. With it, a new user sees events before there is a receiver. */
const RECEIVER = '/page/receiver'

/** True for a path of the page. No page of another origin may read it. */
export const isPagePath = (path: string): boolean => path === '/' || path.startsWith('/page/')

/** Answers a request for a file of the page, or a delivery. Returns undefined when the page has no such path. */
export type Page = (exchange: Exchange) => Promise<Reply | undefined>

/**
 * Serves the page of the sandbox: `/`, the files below `/page/`, and the built-in receiver. The files are read once, at
 * the first request. In a repository where the page is not built, there are no files.
 */
export function createPage(receiver: ReceiverOptions, folders: readonly string[] = FOLDERS): Page {
  let files: Promise<ReadonlyMap<string, Reply>> | undefined
  return async ({ request, target }) => {
    if (request.method === 'POST' && target.path.startsWith(`${RECEIVER}/`)) {
      return receive(request, target.path.slice(RECEIVER.length + 1), receiver)
    }
    if (request.method === 'POST' && target.path === RECEIVER) {
      // Without a wallet there is nothing to verify. Node discards the body.
      return { status: 204, headers: {}, body: undefined }
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    if (target.path !== '/' && !target.path.startsWith('/page/')) return undefined
    files ??= readFiles(folders.find((folder) => existsSync(join(folder, 'index.html'))))
    return (await files).get(target.path)
  }
}

async function readFiles(folder: string | undefined): Promise<ReadonlyMap<string, Reply>> {
  if (folder === undefined) return new Map()
  const names = await readdir(folder, { recursive: true })
  const replies = names
    .filter((name) => TYPES[extname(name)] !== undefined)
    .map(async (name): Promise<readonly [string, Reply]> => {
      const path = name === 'index.html' ? '/' : `/${name.replaceAll('\\', '/')}`
      const headers = {
        ...HEADERS,
        'content-type': TYPES[extname(name)] ?? '',
        // A built file has a hash of its content in its name, but the first file and the icon do not.
        'cache-control': /-[\w-]{8}\.\w+$/.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      }
      return [path, { status: 200, headers, body: await readFile(join(folder, name), 'utf8') }]
    })
  return new Map(await Promise.all(replies))
}
