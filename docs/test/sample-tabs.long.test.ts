import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complaintsOf, connect, IS_MISSING, openBelow, type Opening, WHY_MISSING } from './browser.ts'

describe.skipIf(IS_MISSING)(
  `the tabs of samples, with late answers${WHY_MISSING}`,
  { timeout: 120_000 },
  () => {
    let browser: Browser
    let site: Opening
    beforeAll(async () => {
      if (IS_MISSING) return
      browser = await connect()
      site = await openBelow('/docs/', { lateBy: 35 })
    })
    afterAll(async () => {
      await browser?.close()
      await site?.close()
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
  },
)
