import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import send from 'send'
import { DIST } from '../src/site/folders.ts'
import { CHROMIUM_FLAGS } from '@pix-payments/testing/browser'

/** The built site, opened in one way. */
export interface Opening {
  /** The address of the folder of `index.html`, with a slash at the end. */
  readonly root: string
  close(): Promise<void>
}

/** Opens the site from the disk, as a double-click does. */
export async function openFromDisk(): Promise<Opening> {
  return { root: `${pathToFileURL(DIST)}/`, close: async () => {} }
}

/** Serves the site below a path with a plain static server. */
export async function openBelow(prefix: string): Promise<Opening> {
  const missing = await readFile(`${DIST}/404.html`)
  const server = createServer((request, response) => {
    const notFound = (): void => void response.writeHead(404, { 'content-type': 'text/html' }).end(missing)
    if (request.url?.startsWith(prefix) !== true) return notFound()
    const path = request.url.slice(prefix.length - 1).replace(/[?#].*$/, '')
    send(request, path, { root: DIST, index: false })
      .on('error', notFound)
      .on('directory', notFound)
      .pipe(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const launch = (path: string): Promise<Browser> =>
  chromium.launch({ executablePath: path, args: [...CHROMIUM_FLAGS] })

/** Collects errors of a page, and its requests to other sites. */
export function complaintsOf(page: Page, root: string): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(root) && !/^(?:data|blob):/.test(request.url())) {
      complaints.push(`${page.url()} asked for ${request.url()}`)
    }
  })
  return complaints
}

/** Runs in the page at every frame. A waiting locator of Playwright checks only twice a second. */
export const showsHeading = ([tag, text]: readonly [tag: 'h1' | 'h2', text: string]): boolean =>
  [...document.querySelectorAll(tag)].some((it) => it.textContent.includes(text) && it.checkVisibility())
