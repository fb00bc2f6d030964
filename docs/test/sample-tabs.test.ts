import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complaintsOf, connect, IS_MISSING, openBelow, type Opening, WHY_MISSING } from './browser.ts'

describe.skipIf(IS_MISSING)(`the tabs of samples${WHY_MISSING}`, { timeout: 120_000 }, () => {
  let browser: Browser
  let site: Opening
  beforeAll(async () => {
    if (IS_MISSING) return
    browser = await connect()
    site = await openBelow('/docs/')
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  it('show one language at a time, remember it on other pages, and follow the arrow keys', async () => {
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
    // The arrow keys lead from tab to tab.
    await page.getByRole('tab', { name: 'Python' }).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('PHP')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('PHP')
    expect(complaints).toEqual([])
    await page.close()
  })
})
