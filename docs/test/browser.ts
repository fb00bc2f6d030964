import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import send from 'send'
import { inject } from 'vitest'
import { DIST } from '../src/folders.ts'

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

interface ServeOptions {
  /** Each answer comes 50 to 400 ms late, by random numbers of this seed. */
  readonly lateBy?: number
}

/** Serves the site below a path with a plain static server. */
export async function openBelow(prefix: string, { lateBy }: ServeOptions = {}): Promise<Opening> {
  const wait = lateBy === undefined ? undefined : delays(lateBy)
  const missing = await readFile(`${DIST}/404.html`)
  const server = createServer(async (request, response) => {
    await wait?.()
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

/** Returns a function that waits from 50 to 400 ms, by a linear congruential generator. */
function delays(seed: number): () => Promise<void> {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return setTimeout(50 + (350 * state) / 2 ** 32)
  }
}

const found = inject('chromium')
export const IS_MISSING: boolean = 'missing' in found
/** For the title of tests that are skipped. */
export const WHY_MISSING: string = 'missing' in found ? ` (skipped: ${found.missing})` : ''

/** Connects to the browser of this run. The end of the connection closes the pages that were opened with it. */
export function connect(): Promise<Browser> {
  if ('missing' in found) throw new Error(found.missing)
  return chromium.connect(found.address)
}

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
