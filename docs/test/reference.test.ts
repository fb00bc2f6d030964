import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isFull, isLong } from '@pix-payments/testing/length'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Operation, operations, railOperations, sandboxOperations } from '../src/data/contract.ts'
import { serveDocs } from '../src/serve.ts'
import {
  connect,
  IS_MISSING,
  openBelow,
  openFromDisk,
  type Opening,
  showsHeading,
  WHY_MISSING,
} from './browser.ts'
import { copy, layout, shorten, violations } from './page-checks.ts'

const DIST = join(import.meta.dirname, '../dist')

/**
 * `pnpm test` opens the reference of the API from the disk, and there one operation, because Redoc
 * draws for long. `pnpm test:long` opens every fourth operation of every reference from a server, and a full run each one.
 */
const opened = (all: readonly Operation[]): readonly Operation[] =>
  all.filter(({ id }, at) => (isLong ? isFull || at % 4 === 0 : id === 'createSchedule'))

/**
 * The number of tabs. For each operation that a tab opens, Redoc also computes the layout of all operations of the group
 * that this tab opened before. So with many operations each tab opens only a part, and two tabs use two cores.
 */
const TABS = isLong ? 2 : 1

interface Document {
  readonly paths: Record<string, Record<string, { operationId: string }>>
  readonly webhooks?: Document['paths']
}

/** Each reference, with the content that its page must show. */
const REFERENCES = [
  { page: 'reference/index.html', bundle: 'openapi', title: 'Pix Payment API', operations },
  { page: 'sandbox/index.html', bundle: 'sandbox', title: 'sandbox control', operations: sandboxOperations },
  { page: 'rail/index.html', bundle: 'rail', title: 'rail', operations: railOperations },
]

describe.each(REFERENCES)('the built $page', ({ page, bundle, operations: all }) => {
  it('stands beside a document with the operations and webhooks of the contract', async () => {
    const { paths, webhooks = {} } = JSON.parse(
      await readFile(join(DIST, `${bundle}.json`), 'utf8'),
    ) as Document
    const items = [...Object.values(paths), ...Object.values(webhooks)].flatMap((item) => Object.values(item))
    expect(items.map(({ operationId }) => operationId)).toEqual(all.map(({ id }) => id))
    expect(items).not.toEqual([])
  })

  it('has telemetry switched off and loads nothing from another origin', async () => {
    const html = await readFile(join(DIST, page), 'utf8')
    // The page has 3 MB. Compares short values, so that a failure does not print it.
    expect({
      telemetryOff: html.includes('"disableTelemetry":true'),
      foreignFiles: html.match(/<(?:script|link|img)[^>]+(?:src|href)="https?:[^>]*/g) ?? [],
      foreignImages: html.match(/https:[^"'`\s]+\.(?:svg|png|woff2?)/g) ?? [],
    }).toEqual({ telemetryOff: true, foreignFiles: [], foreignImages: [] })
  })

  it('is a page of today, and links every gap that it names to its row', async () => {
    const html = await readFile(join(DIST, page), 'utf8')
    const register = await readFile(join(DIST, 'gaps.html'), 'utf8')
    const linked = new Set(html.match(/gaps\.html#G-\d+/g) ?? [])
    const missing = [...linked].filter((link) => !register.includes(`id="${link.replace('gaps.html#', '')}"`))
    expect(html.startsWith('<!doctype html>')).toBe(true)
    expect(missing).toEqual([])
    const named: string[] = []
    JSON.parse(await readFile(join(DIST, `${bundle}.json`), 'utf8'), (key, value: unknown) => {
      if (key === 'x-gap') named.push(...[value].flat().map(String))
      return value
    })
    expect(named).not.toEqual([])
    expect(named.filter((id) => !linked.has(`gaps.html#${id}`))).toEqual([])
  })

  it('links each operation to its Markdown file', async () => {
    const html = await readFile(join(DIST, page), 'utf8')
    const linked = [...html.matchAll(/\[(\w+) as Markdown\]\((\w+)\.md\)/g)].map(([, name, file]) => [
      name,
      file,
    ])
    expect(linked.map(([name]) => name).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    expect(linked.filter(([name, file]) => name !== file)).toEqual([])
  })

  it('offers the files of its own document, and leads to the other ones', async () => {
    const html = await readFile(join(DIST, page), 'utf8')
    const nav = html.slice(html.indexOf('<nav'), html.indexOf('</nav>'))
    expect(nav.match(/href="[^"]+"/g)).toEqual(
      expect.arrayContaining([
        `href="../${bundle}.yaml"`,
        `href="../${bundle}.json"`,
        ...REFERENCES.map((other) => `href="../${other.page}"`),
      ]),
    )
    expect(nav).not.toContain('BUNDLE')
  })
})

it('leads from the reference of the sandbox to an operation of the API', async () => {
  const html = await readFile(join(DIST, 'sandbox/index.html'), 'utf8')
  expect(html.includes('[simulatePayment](../reference/index.html#operation/simulatePayment)')).toBe(true)
  expect(html.includes('[advanceClock](#operation/advanceClock)')).toBe(true)
  // Markdown does not render a link inside a code span.
  expect(html.includes(String.raw`"target\": {\"operationId\": \"createWithdrawalByPixKey\"`)).toBe(true)
})

describe.skipIf(IS_MISSING)(`the references in a browser${WHY_MISSING}`, () => {
  let browser: Browser
  let site: Opening
  let tabs: readonly Page[]

  beforeAll(async () => {
    if (IS_MISSING) return
    site = isLong ? await openBelow('/') : await openFromDisk()
    browser = await connect()
    // Each tab has its own context, because tabs of one context may share a process and so a core.
    const open = (): Promise<Page> => browser.newPage({ viewport: { width: 1440, height: 900 } })
    tabs = await Promise.all(Array.from({ length: TABS }, open))
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  // The tabs stay open for the next document, so that they load the script of Redoc only once.
  describe.each(isLong ? REFERENCES : REFERENCES.slice(0, 1))(
    '$page',
    ({ page: file, title, operations: all }) => {
      const requests: string[] = []
      const note = (request: Request): void => void requests.push(request.url())

      beforeAll(async () => {
        const open = async (tab: Page): Promise<void> => {
          tab.on('request', note)
          await tab.goto(`${site.root}${file}`)
          await tab.waitForFunction(showsHeading, ['h1', title] as const)
        }
        await Promise.all(tabs.map(open))
      })
      afterAll(() => {
        for (const tab of tabs) tab.off('request', note)
      })

      it('shows operations of the document at their deep links', async () => {
        const chosen = opened(all)
        const shown: string[] = []
        const showAll = async (tab: Page, first: number): Promise<void> => {
          for (const { id, summary } of chosen.filter((_, at) => at % TABS === first)) {
            await tab.evaluate((operationId) => {
              location.hash = `operation/${operationId}`
            }, id)
            await tab.waitForFunction(showsHeading, ['h2', summary] as const, { timeout: 10_000 })
            shown.push(id)
          }
        }
        await Promise.all(tabs.map(showAll))
        expect(shown.toSorted()).toEqual(chosen.map(({ id }) => id).toSorted())
      }, 240_000)

      it('marks what the source does not state as assumed', async () => {
        expect(await tabs[0]?.getByText('Assumed').count()).toBeGreaterThan(0)
      })

      it.runIf(file === 'reference/index.html')(
        'shows the code samples of an operation, folds a long list of assumptions, and follows the rules of axe',
        async () => {
          const [tab] = tabs
          if (tab === undefined) throw new Error('No tab is open.')
          await tab.evaluate(() => {
            location.hash = 'operation/createSchedule'
          })
          await tab.waitForFunction(() =>
            document.body.innerText.includes('await pix.schedules.createSchedule('),
          )
          const summary = tab
            .locator('summary')
            .filter({ hasText: /^Assumed: \d+ gaps$/ })
            .first()
          const gap = tab.locator('details a[href*="gaps.html#"]').first()
          await expect.poll(() => gap.isVisible()).toBe(false)
          await summary.click()
          await expect.poll(() => gap.isVisible()).toBe(true)
          // The long run looks at every reference in both themes.
          if (isLong) return
          await tab.evaluate(
            await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
          )
          await tab.evaluate(copy)
          await tab.evaluate(shorten)
          const { problems } = await tab.evaluate(layout, file)
          expect([...problems, ...(await tab.evaluate(violations, [file, 'all'] as const))]).toEqual([])
        },
      )

      it('makes no request to another origin', async () => {
        await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')))
        const foreign = requests.filter((url) => !url.startsWith(site.root) && !/^(?:data|blob):/.test(url))
        expect(foreign).toEqual([])
        expect(requests.length).toBeGreaterThan(0)
      })
    },
  )
})

describe('the site while developing', () => {
  it('reloads open pages on command, and the built page opens no connection', async () => {
    const site = await serveDocs({ port: 0, dev: true })
    try {
      const page = await fetch(`${site.url}/reference/`).then((response) => response.text())
      expect(page.includes("new EventSource('/live-reload')")).toBe(true)
      expect(page.includes("connect-src 'self'")).toBe(true)
      expect((await readFile(join(DIST, 'reference/index.html'), 'utf8')).includes('/live-reload')).toBe(
        false,
      )

      const channel = await fetch(`${site.url}/live-reload`)
      const first = channel.body?.getReader().read()
      site.reload()
      expect(new TextDecoder().decode((await first)?.value)).toBe('data: built\n\n')
    } finally {
      await site.close()
    }
  })

  it('says that a page does not exist, and leaves the folder closed', async () => {
    const site = await serveDocs({ port: 0, dev: true })
    try {
      const missing = await fetch(`${site.url}/no/such/thing.html`)
      expect(missing.status).toBe(404)
      expect(await missing.text()).toMatch(/<base href="\/">[^]*Page not found/)
      expect((await fetch(`${site.url}/%2e%2e/package.json`)).status).toBe(404)
    } finally {
      await site.close()
    }
  })
})
