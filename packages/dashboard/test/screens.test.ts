import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createPixClient } from '@pix-payments/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cutOff, violationsOf } from './support/axe.ts'
import { launch, missingBrowser, type OpenPage, openPage } from './support/open-page.ts'

/** The pictures of the last run; continuous integration keeps them. */
const PICTURES = join(import.meta.dirname, '../screenshots')

const VIEWS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 360 },
] as const

/** The screens, by the text that shows that a screen is complete. */
const SCREENS = [
  { name: 'wallet', query: '', shows: 'Correct' },
  { name: 'charge', query: '&screen=charge', shows: 'Pay as…' },
  { name: 'withdrawal', query: '&screen=withdrawal', shows: 'End it now' },
  { name: 'story', query: '&screen=story', shows: 'pixChargePaid' },
  { name: 'requests', query: '&screen=requests&only=refused', shows: 'Why was this refused?' },
  { name: 'recurrence', query: '&screen=recurrence', shows: 'Calendar of the cycles' },
  { name: 'events', query: '&screen=events', shows: 'Delivery' },
  { name: 'faults', query: '&panel=faults', shows: 'There is no fault' },
  { name: 'snapshots', query: '&panel=snapshots', shows: 'There is no snapshot' },
] as const

describe.skipIf(missingBrowser !== undefined)(`the screens in a browser ${missingBrowser ?? ''}`, () => {
  let browser: Browser
  let opened: OpenPage
  const query = new URLSearchParams()
  beforeAll(async () => {
    mkdirSync(PICTURES, { recursive: true })
    browser = await launch()
    opened = await openPage(browser)
    const { page } = opened
    await opened.go('/?screen=charge')
    for (const amount of ['120,00', '35,50', '50,00']) {
      await page.getByLabel('Amount in R$').fill(amount)
      await page.getByRole('button', { name: 'Create charge' }).click()
      await page
        .locator('.amount')
        .getByText(`R$${amount.replace(',', '.')}`)
        .waitFor()
      if (amount === '50,00') break
      await page.getByRole('button', { name: 'Pay with the right CPF' }).click()
      await page.locator('header').getByText('PAID').first().waitFor()
      await page.getByRole('button', { name: 'Advance' }).click()
      await page.getByText('The clock is at').waitFor()
      await page.getByRole('button', { name: 'Close' }).first().click()
    }
    for (const ending of ['NONE', 'SUCCESS', 'NONE']) {
      await opened.go('/?screen=withdrawal')
      await page.getByLabel('How it ends').selectOption(ending)
      await page.getByRole('button', { name: 'Create withdrawal' }).click()
      await page.getByText('transactionId').waitFor()
    }
    query.set('withdrawal', new URL(page.url()).searchParams.get('withdrawal') ?? '')
    await opened.go('/?screen=charge')
    await page.locator('a[data-row]').first().click()
    query.set('charge', new URL(page.url()).searchParams.get('charge') ?? '')
    await page.locator('a[data-row]').nth(1).click()
    await page.getByText('pixChargePaid').waitFor()
    query.set('resource', new URL(page.url()).searchParams.get('charge') ?? '')
    await opened.go('/?screen=events')
    await page.getByRole('button', { name: 'Use the built-in receiver' }).click()
    await page.getByRole('button', { name: 'Send all events again' }).click()
    await page.getByRole('button', { name: 'Advance' }).click()
    await page.locator('.status').getByText('DELIVERED').first().waitFor()
    await opened.go('/?screen=recurrence')
    await page.getByRole('button', { name: 'Create recurrence' }).click()
    await page.getByRole('button', { name: 'Pay with the right CPF' }).click()
    await page.getByRole('button', { name: 'Authorize', exact: true }).click()
    await page
      .getByRole('button', { name: /^Charge it, due/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Accept' }).waitFor()
    query.set('recurrence', new URL(page.url()).searchParams.get('recurrence') ?? '')
    await refuseCharge(opened.service.url)
  })
  afterAll(async () => {
    await opened?.[Symbol.asyncDispose]()
    await browser?.close()
  })

  test('would report a control without a name, and a text that is cut off', async () => {
    const { page } = opened
    await page.setViewportSize({ width: 360, height: 800 })
    await opened.go('/')
    await page.getByText('Correct', { exact: true }).waitFor()
    await page.evaluate(() => {
      document.querySelector('main')?.append(document.createElement('button'))
      document.querySelector('main')?.style.setProperty('min-width', '600px')
    })
    expect((await violationsOf(page)).join()).toContain('button-name')
    expect((await cutOff(page)).join()).toContain('wider than the screen')
  })

  describe.each(SCREENS)('$name', ({ name, query: more, shows }) => {
    test.each(VIEWS)('is accessible and whole, $theme, $width pixels wide', async ({ theme, width }) => {
      const { page, complaints } = opened
      await page.setViewportSize({ width, height: 800 })
      await opened.go(`/?theme=${theme}&${query}${more}`)
      if (name === 'requests' || name === 'events') await page.locator('a[data-row]').first().click()
      await page.getByText(shows).first().waitFor()
      expect(await violationsOf(page)).toEqual([])
      expect(await cutOff(page)).toEqual([])
      expect(complaints).toEqual([])
      await page.screenshot({ path: join(PICTURES, `${name}-${theme}-${width}.png`), fullPage: true })
    })
  })
})

/** Asks for a charge with the key of somebody else, as the code of an operator could. */
async function refuseCharge(baseUrl: string): Promise<void> {
  const pix = createPixClient({ baseUrl, clientId: 'alfa-demo', clientSecret: 'alfa-demo-secret' })
  const charge = { amount: 5000, expiresIn: 900, externalId: 'deposit-1', pixKey: 'somebody@else.example' }
  await expect(pix.deposits.createImmediateCharge(charge)).rejects.toMatchObject({ code: 'MalformedRequest' })
}
