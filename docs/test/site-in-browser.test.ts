import { builtPages } from './built-site.ts'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLong } from '@pix-payments/testing/length'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '../src/data/contract.ts'
import { DIST, DOCS } from '../src/folders.ts'
import {
  complaintsOf,
  connect,
  IS_MISSING,
  openBelow,
  openFromDisk,
  type Opening,
  showsHeading,
  WHY_MISSING,
} from './browser.ts'

const SCREENSHOTS = join(DOCS, 'test-results')
const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

/** `pnpm test` opens the site from the disk. `pnpm test:long` serves it below a path, and each answer is late. */
const open = (): Promise<Opening> => (isLong ? openBelow('/docs/v1/', { lateBy: 34 }) : openFromDisk())
const WAY = isLong ? 'served below a path, with late answers' : 'opened from the disk'

let browser: Browser
beforeAll(async () => {
  if (IS_MISSING) return
  await mkdir(SCREENSHOTS, { recursive: true })
  browser = await connect()
})
afterAll(() => browser?.close())

// The tests share a tab, because a new tab would load the 3 MB of the reference again.
describe.skipIf(IS_MISSING)(`the site ${WAY}${WHY_MISSING}`, () => {
  let site: Opening
  let page: Page
  let complaints: string[]

  beforeAll(async () => {
    if (IS_MISSING) return
    site = await open()
    const context = await browser.newContext({ viewport: DESKTOP })
    context.setDefaultTimeout(15_000)
    page = await context.newPage()
    complaints = complaintsOf(page, site.root)
    if (isLong) return
    // Redoc draws for seconds, so its script is left out. The test of the reference runs it.
    const html = await readFile(join(DIST, 'reference/index.html'), 'utf8')
    const body = html.replace(/<script type="module">[^]*?<\/script>/, '')
    await page.route(/reference\/index\.html/, (route) => route.fulfill({ contentType: 'text/html', body }))
  })
  afterAll(async () => {
    await page?.context().close()
    await site?.close()
  })
  beforeEach(() => page.setViewportSize(DESKTOP))
  afterEach(async () => {
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    const made = complaints.splice(0)
    if (made.length > 0) throw new Error(made.join('\n'))
  })

  const at = (address: string): string => `${site.root}${address}`
  /** When Redoc finds the anchor, it replaces the anchor in the address with its own form. */
  const arrivedAt = async (id: string): Promise<void> => {
    const summary = operations.find((operation) => operation.id === id)?.summary ?? id
    await page.waitForURL((url) => url.href.startsWith(at('reference/index.html#')), { waitUntil: 'commit' })
    if (isLong) await page.waitForFunction(showsHeading, ['h2', summary] as const)
    else expect(decodeURIComponent(page.url())).toContain(`/${id}`)
  }
  const result = (name: string): ReturnType<Page['locator']> =>
    page.locator('pix-search [role=option]', { hasText: name }).first()

  it('shows a page of each folder without a complaint', async () => {
    const pages = await builtPages()
    const folders = new Map(pages.map((it) => [isLong ? it.replace(/\/.*/, '') : '', it]))
    for (const address of folders.values()) {
      await page.goto(at(address))
      await page.locator('h1:visible').first().waitFor()
      expect(complaints).toEqual([])
    }
  })

  it('leads into the reference, which keeps the theme of the site, and by its search back to a guide', async () => {
    await page.goto(at('index.html'))
    await page.getByRole('link', { name: 'Take a deposit' }).first().click()
    await page.getByRole('heading', { name: 'Take a deposit' }).waitFor()
    expect(page.url()).toBe(at('guides/deposit.html'))
    const isDark = async (): Promise<boolean> => {
      // The script of the switch may come late.
      await page.waitForLoadState('load')
      await page.locator('starlight-theme-select select').first().selectOption('dark')
      await page.locator('html[data-theme=dark]').waitFor()
      await page.getByRole('link', { name: 'pixChargePaid' }).click()
      await arrivedAt('pixChargePaid')
      const dark = page.locator('html.dark').waitFor({ state: 'attached', timeout: 3000 })
      return dark.then(
        () => true,
        () => false,
      )
    }
    // When another process of the browser shows the reference, the stored theme may come late, also after a reload.
    for (let attempt = 1; !(await isDark()); attempt += 1) {
      expect(attempt).toBeLessThan(4)
      await page.goto(at('guides/deposit.html'))
    }
    const home = page.getByRole('link', { name: 'Pix Payment API' }).first()
    expect(await home.evaluate((link: HTMLAnchorElement) => link.href)).toBe(at('index.html'))
    await page.keyboard.press('Control+k')
    await page.keyboard.type('estorno')
    await result('Refunds').waitFor()
    expect(await page.locator('[data-testid=search-trigger]').isVisible()).toBe(false)
    await page.keyboard.press('Enter')
    await page.waitForURL(at('guides/refund.html'))
  })

  it('leads to the same page in the other language and back, also on a phone', async () => {
    await page.goto(at('guides/deposit.html'))
    await page.locator('a.language:visible').click()
    await page.getByRole('heading', { name: 'Receber um depósito' }).waitFor()
    expect(page.url()).toBe(at('pt-br/guides/deposit.html'))
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR')
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('a.language:visible').click()
    await page.getByRole('heading', { name: 'Take a deposit' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })

  it('finds by keyboard alone, says when nothing is found, and leads into the reference', async () => {
    await page.goto(at('guides/deposit.html'))
    const dialog = page.locator('pix-search dialog')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('xyzzyplugh')
    await page.getByText('Nothing found for “xyzzyplugh”.').waitFor()
    await page.keyboard.press('Escape')
    // A busy browser draws no frame before the next key, so the closed dialog still has the focus.
    await page.locator('pix-search input').evaluate((field) => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
    })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    await dialog.waitFor()
    expect(await page.locator('pix-search input').evaluate((field) => field === document.activeElement)).toBe(
      true,
    )
    await page.keyboard.press('Control+a')
    await page.keyboard.type('createRefund')
    await result('createRefund').waitFor()
    expect(await result('createRefund').getAttribute('aria-selected')).toBe('true')
    await page.screenshot({ path: join(SCREENSHOTS, 'search-desktop.png') })
    await page.keyboard.press('ArrowDown')
    expect(await result('createRefund').getAttribute('aria-selected')).toBe('false')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await arrivedAt('createRefund')
  })

  it('opens the row of a schema that a link names', async () => {
    await page.goto(at('schemas.html#ImmediateCharge'))
    await page.locator('#ImmediateCharge table').waitFor()
    expect(await page.locator('#Refund table').isVisible()).toBe(false)
  })

  // `pnpm test` looks at the ways through the site, and `pnpm test:long` at each device of its pages too.
  if (!isLong) return

  it('keeps the theme that was chosen', async () => {
    await page.goto(at('glossary.html'))
    await page.locator('starlight-theme-select select').first().selectOption('dark')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    // Another process may show the next page. The storage of the browser reaches that process a moment later.
    let theme: string | null = null
    for (let attempt = 1; attempt <= 20 && theme !== 'dark'; attempt += 1) {
      await page.goto(at('404.html'))
      theme = await page.locator('html').getAttribute('data-theme')
    }
    expect(theme).toBe('dark')
  })

  it('opens its navigation on a phone', async () => {
    await page.setViewportSize(PHONE)
    await page.goto(at('index.html'))
    const link = page.locator('nav.sidebar a', { hasText: 'Glossary' })
    expect(await link.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.screenshot({ path: join(SCREENSHOTS, 'menu-phone.png') })
    await link.click()
    await page.getByRole('heading', { name: 'Glossary' }).waitFor()
  })

  it('filters the gap register, and shows a row that a link names whatever the filter says', async () => {
    await page.goto(at('gaps.html'))
    const rows = page.locator('article.gap-row:visible')
    const all = await rows.count()
    await page.getByLabel('Confidence').selectOption('high')
    const high = await rows.count()
    expect(high).toBeGreaterThan(0)
    expect(high).toBeLessThan(all)
    await page.getByLabel('Text').fill('g-012')
    await page.getByText(`0 of ${all} rows`).waitFor()
    await page.evaluate(() => {
      location.hash = 'G-012'
    })
    await page.locator('#G-012').waitFor()
    expect(await rows.count()).toBe(all)
  })

  it('hides the sources and assumptions of all guides until the reader wants them', async () => {
    await page.goto(at('guides/deposit.html'))
    const badge = page.locator('.is-guide .provenance a').first()
    expect(await badge.isVisible()).toBe(false)
    await page.getByLabel('Show sources and assumptions').check()
    expect(await badge.isVisible()).toBe(true)
    // Another process may show the next page. The storage of the browser reaches that process a moment later.
    let shown = false
    for (let attempt = 1; attempt <= 20 && !shown; attempt += 1) {
      await page.goto(at('guides/refund.html'))
      shown = await badge.isVisible()
    }
    expect(shown).toBe(true)
  })

  it('is a plain list of gaps without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(at('gaps.html#G-047'))
    expect(await plain.locator('#G-047').isVisible()).toBe(true)
    expect(await plain.locator('.register-filter').isVisible()).toBe(false)
    await context.close()
  })

  it('draws its diagrams with links that work', async () => {
    await page.goto(at('states/schedule.html'))
    const box = await page.locator('.state-diagram').boundingBox()
    expect(box?.width).toBeGreaterThan(600)
    await page.locator('.state-diagram a', { hasText: 'createPostDueRetry' }).click()
    await arrivedAt('createPostDueRetry')
  })

  it('opens a diagram at its full size, also on a phone, and closes it with Escape', async () => {
    const usual = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at('states/recurrence.html'))
    await page.getByRole('button', { name: 'Open full size' }).click()
    const dialog = page.getByRole('dialog', { name: 'State diagram of the recurrence' })
    expect((await dialog.boundingBox())?.width).toBe(390)
    const natural = await page.locator('figure .state-diagram').getAttribute('width')
    expect((await dialog.locator('.state-diagram').boundingBox())?.width).toBe(Number(natural))
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    if (usual !== null) await page.setViewportSize(usual)
  })
})

describe.skipIf(IS_MISSING)('an address that does not exist', () => {
  it('is answered with a page in its own clothes that leads home, at any depth that the site has', async () => {
    const site = await openBelow('/docs/v1/')
    const page = await browser.newPage()
    try {
      await page.goto(`${site.root}guides/old/nothing.html`)
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
      expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
      await page.getByRole('link', { name: 'home page' }).click()
      expect(page.url()).toBe(`${site.root}index.html`)
    } finally {
      await page.close()
      await site.close()
    }
  })
})
