import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DocsServer, serveDocs } from '../src/serve.ts'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'

const DIST = join(import.meta.dirname, '../dist')
const found = findChromium()

describe('the built reference', () => {
  it('has telemetry switched off and loads nothing from another origin', async () => {
    const html = await readFile(join(DIST, 'reference/index.html'), 'utf8')
    expect(html).toContain('"disableTelemetry":true')
    expect(html).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)="https?:/)
    expect(html).not.toContain('cdn.redoc')
  })
})

describe.skipIf('missing' in found)(
  `in a browser${'missing' in found ? ` (skipped: ${found.missing})` : ''}`,
  () => {
    let browser: Browser
    let server: DocsServer
    let page: Page
    const requests: string[] = []

    beforeAll(async () => {
      if ('missing' in found) return
      server = await serveDocs({ port: 0 })
      browser = await chromium.launch({ executablePath: found.path, args: [...CHROMIUM_FLAGS] })
      page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      page.on('request', (request) => requests.push(request.url()))
      await page.goto(`${server.url}/reference/index.html`)
      await page.getByRole('heading', { name: 'Create an immediate charge' }).first().waitFor()
    })
    afterAll(async () => {
      await browser?.close()
      await server?.close()
    })

    it('shows every operation and every webhook of the contract', async () => {
      const contract = JSON.parse(await readFile(join(DIST, 'openapi.json'), 'utf8')) as {
        paths: Record<string, Record<string, { operationId?: string; summary?: string }>>
        webhooks: Record<string, Record<string, { summary?: string }>>
      }
      const summaries = [...Object.values(contract.paths), ...Object.values(contract.webhooks)]
        .flatMap((item) => Object.values(item))
        .map((operation) => operation.summary ?? 'no summary')
      const text = await page.locator('body').innerText()
      expect(summaries.filter((summary) => !text.includes(summary))).toEqual([])
      expect(summaries.length).toBeGreaterThanOrEqual(37 + 16)
    })

    it('marks what the source does not state as assumed', async () => {
      expect(await page.getByText('Assumed').count()).toBeGreaterThan(100)
    })

    it('makes no request to another origin', () => {
      const foreign = requests.filter((url) => !url.startsWith(server.url) && !/^(?:data|blob):/.test(url))
      expect(foreign).toEqual([])
      expect(requests.length).toBeGreaterThan(0)
    })
  },
)
