import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cutOff, violationsOf } from './support/axe.ts'
import { launch, missingBrowser, type OpenPage, openPage } from './support/open-page.ts'
import { prepare } from './support/prepare.ts'

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
  let query = new URLSearchParams()
  beforeAll(async () => {
    mkdirSync(PICTURES, { recursive: true })
    browser = await launch()
    opened = await openPage(browser)
    query = await prepare(opened)
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
      if (name === 'story') {
        for (const step of ['request', 'line', 'event', 'attempt']) {
          await page.locator(`.story .step-${step} > [data-row]`).first().click()
          await page.locator(`.story .step-${step} .code`).first().waitFor()
        }
      }
      expect(await violationsOf(page)).toEqual([])
      expect(await cutOff(page)).toEqual([])
      expect(complaints).toEqual([])
      await page.screenshot({ path: join(PICTURES, `${name}-${theme}-${width}.png`), fullPage: true })
    })
  })
})
