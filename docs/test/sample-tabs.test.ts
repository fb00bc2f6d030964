import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complaintsOf, launch, openBelow, type Opening } from './browser.ts'
import { findChromium } from '@pix-payments/testing/browser'

const found = findChromium()

describe.skipIf('missing' in found)('the tabs of samples', { timeout: 120_000 }, () => {
  let browser: Browser
  let site: Opening
  beforeAll(async () => {
    browser = await launch('path' in found ? found.path : '')
    site = await openBelow('/docs/')
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  it('show one language at a time, and remember it on other pages', async () => {
    const page = await browser.newPage()
    const complaints = complaintsOf(page, site.root)
    await page.goto(`${site.root}guides/deposit.html`)
    const [create, confirm, simulate] = await page.getByRole('tablist').all()
    expect([create, confirm, simulate]).not.toContain(undefined)
    expect(await create?.getByRole('tab').allTextContents()).toEqual(['TypeScript', 'curl'])
    const curl = page.locator('figure[data-tab="curl"]')
    expect(await curl.first().isVisible()).toBe(false)
    await create?.getByRole('tab', { name: 'curl' }).click()
    expect(await curl.first().isVisible()).toBe(true)
    expect(await simulate?.getByRole('tab', { selected: true }).textContent()).toBe('curl')

    await page.goto(`${site.root}guides/withdrawal.html`)
    expect(await page.getByRole('tab', { selected: true }).allTextContents()).toEqual([
      'curl',
      'curl',
      'curl',
    ])
    // A page without the language shows its first one.
    await page.goto(`${site.root}guides/authentication.html`)
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Python', 'Go', 'Java', 'C#', 'PHP'])
    expect(await page.getByRole('tab', { selected: true }).allTextContents()).toEqual(['Python'])
    expect(complaints).toEqual([])
    await page.close()
  })

  it('share their language with the reference', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const complaints = complaintsOf(page, site.root)
    const menu = page.locator('[data-component-name="Dropdown/Dropdown"]')
    await page.goto(`${site.root}guides/deposit.html`)
    await page.getByRole('tab', { name: 'curl' }).first().click()
    await page.goto(`${site.root}reference/index.html#operation/createImmediateCharge`)
    await expect.poll(() => page.getByText('curl -sS').count(), { timeout: 30_000 }).toBeGreaterThan(0)

    await menu
      .filter({ hasText: /^curl$/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'TypeScript' }).click()
    await expect.poll(() => page.getByText('createPixClient').count()).toBeGreaterThan(0)
    await page.goto(`${site.root}guides/deposit.html`)
    expect(await page.getByRole('tab', { selected: true }).first().textContent()).toBe('TypeScript')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('follow the arrow keys', async () => {
    const page = await browser.newPage()
    await page.goto(`${site.root}guides/authentication.html`)
    await page.getByRole('tab', { name: 'Python' }).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('PHP')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('PHP')
    await page.close()
  })
})
