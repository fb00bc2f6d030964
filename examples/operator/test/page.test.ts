import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cutOff, launch, missingBrowser, openCashier, violationsOf } from './support/browser.ts'

describe.skipIf(missingBrowser !== undefined)(`the page of the example ${missingBrowser ?? ''}`, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())

  test('takes a deposit by its QR code, and pays a withdrawal', async () => {
    await using opened = await openCashier(browser)
    const { page, complaints } = opened
    const balance = page.getByRole('status').and(page.locator('output'))
    const movement = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text })
    await expect.poll(() => balance.innerText()).toBe('R$0.00')

    await page.getByRole('button', { name: 'Open a deposit' }).click()
    const qr = page.getByRole('img', { name: /^QR code/ })
    await qr.waitFor()
    await expect.poll(() => qr.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0)
    expect(await page.getByLabel('Pix copy and paste').inputValue()).toMatch(/^000201/)
    await movement(/Deposit.*waits for the payment/s).waitFor()

    await page.getByText('Sandbox only.').waitFor()
    await page.getByRole('button', { name: "Pay as Maria's bank" }).click()
    await movement(/\+R\$50\.00.*paid and credited/s).waitFor()
    expect(await balance.innerText()).toBe('R$50.00')
    expect(await qr.isVisible()).toBe(false)

    const withdrawal = page.locator('#withdrawal')
    await withdrawal.getByLabel('Amount in reais').fill('50,01')
    await withdrawal.getByRole('button').click()
    await page.getByRole('alert').getByText('The balance is too small.').waitFor()
    await withdrawal.getByLabel('Amount in reais').fill('20')
    await withdrawal.getByRole('button').click()
    await page.getByText('R$20.00 is on its way out.').waitFor()
    expect(await balance.innerText()).toBe('R$30.00')
    await movement(/−R\$20\.00.*settled, the money arrived/s).waitFor()
    await page.getByText('R$20.00 is on its way out.').waitFor({ state: 'hidden' })
    // The browser reports the answer 409 of the withdrawal that was too large.
    expect(complaints).toEqual([expect.stringContaining('409')])
  })

  test.each(['light', 'dark'] as const)(
    'follows the rules of axe at 360 pixels in %s',
    async (colorScheme) => {
      await using opened = await openCashier(browser, { colorScheme, viewport: { width: 360, height: 740 } })
      const { page, complaints } = opened
      await page.getByRole('button', { name: 'Open a deposit' }).click()
      await page.getByText('Sandbox only.').waitFor()
      expect([await violationsOf(page), await cutOff(page)]).toEqual([[], []])
      const { PAGE_PICTURES } = process.env
      if (PAGE_PICTURES)
        await page.screenshot({ path: `${PAGE_PICTURES}/${colorScheme}.png`, fullPage: true })
      await page.getByRole('button', { name: "Pay as Maria's bank" }).click()
      await page.getByText('paid and credited', { exact: true }).waitFor()
      expect([await violationsOf(page), await cutOff(page)]).toEqual([[], []])
      expect(complaints).toEqual([])
    },
  )
})
