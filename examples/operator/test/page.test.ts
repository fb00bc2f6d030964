import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutOff, describeInBrowser, ONE_SPEED, openCashier, violationsOf } from './support/browser.ts'

describeInBrowser('the page of the example', ONE_SPEED, (speed) => {
  let opened: Awaited<ReturnType<typeof openCashier>>
  beforeAll(async () => {
    opened = await openCashier({ ...speed, viewport: { width: 360, height: 740 } })
  })
  afterAll(() => opened?.[Symbol.asyncDispose]())

  /** Checks the page in both themes with the rules of axe, and takes pictures when someone wants them. */
  async function checkViews(): Promise<void> {
    const { page } = opened
    const { PAGE_PICTURES } = process.env
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      const found = { colorScheme, violations: await violationsOf(page), cut: await cutOff(page) }
      expect(found).toEqual({ colorScheme, violations: [], cut: [] })
      const path = `${PAGE_PICTURES}/${colorScheme}.png`
      if (PAGE_PICTURES) await page.screenshot({ path, fullPage: true })
    }
  }

  test('takes a deposit by its QR code, and pays a withdrawal', async () => {
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
    await checkViews()
    await page.getByRole('button', { name: "Pay as Maria's bank" }).click()
    await movement(/\+R\$50\.00.*paid and credited/s).waitFor()
    expect(await balance.innerText()).toBe('R$50.00')
    expect(await qr.isVisible()).toBe(false)
    await checkViews()

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

  test('does not go back to an older state, whose answer a newer one has overtaken', async () => {
    const { page } = opened
    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let isFirst = true
    await page.route('**/page/state', async (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      const response = await route.fetch()
      asked.resolve()
      await released.promise
      return route.fulfill({ response })
    })
    await asked.promise
    const rows = page.locator('#movements li')
    const count = await rows.count()
    await page.getByRole('button', { name: 'Open a deposit' }).click()
    await rows.nth(count).waitFor()
    const least = await page.evaluateHandle(() => {
      const list = document.querySelector('#movements') as HTMLElement
      const found = { rows: list.childElementCount }
      new MutationObserver(() => {
        found.rows = Math.min(found.rows, list.childElementCount)
      }).observe(list, { childList: true })
      return found
    })
    // The page looks again when it has read the older answer.
    const again = page.waitForRequest('**/page/state')
    released.resolve()
    await again
    expect((await least.jsonValue()).rows).toBe(count + 1)
  })

  test('the admin page shows the history of the deposit, and follows the rules of axe', async () => {
    const { page, url, complaints } = opened
    const { PAGE_PICTURES } = process.env
    const before = complaints.length
    await page.goto(`${url}/admin`)
    for (const [name, heading] of [
      ['Open work', 'Open work'],
      ['Days', 'Days'],
      ['Findings', 'Findings'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
      expect(await violationsOf(page)).toEqual([])
    }
    await page.getByLabel('Player or id').fill('maria')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('heading', { name: 'deposit: R$50.00, PAID' }).waitFor()
    await page.getByRole('cell', { name: 'pixChargePaid', exact: true }).first().waitFor()
    expect([await violationsOf(page), await cutOff(page)]).toEqual([[], []])
    if (PAGE_PICTURES) {
      await page.setViewportSize({ width: 900, height: 600 })
      await page.screenshot({ path: `${PAGE_PICTURES}/admin.png`, fullPage: true })
    }
    expect(complaints.slice(before)).toEqual([])
  })
})
