import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLong } from '@pix-payments/testing/length'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutOff, violationsOf } from '../support/axe.ts'
import { type OpenPage, openPage } from '../support/open-page.ts'
import { prepare } from '../support/prepare.ts'
import { describeInBrowser, ONE_SPEED } from '../support/speeds.ts'

/** The pictures of the last `pnpm test:long`; continuous integration keeps them. */
const PICTURES = join(import.meta.dirname, '../../screenshots')

const VIEWS = [
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 1280 },
] as const

/** `pnpm test` shows each screen in one view, the next screen in the next one; `pnpm test:long` shows it in all. */
const viewsOf = (screen: string): readonly (typeof VIEWS)[number][] => {
  const position = SCREENS.findIndex(({ name }) => name === screen)
  return isLong ? VIEWS : VIEWS.slice(position % VIEWS.length).slice(0, 1)
}

/** The screens, by the text that shows that a screen is complete. */
const SCREENS = [
  { name: 'wallet', query: '', shows: 'Correct' },
  { name: 'charge', query: '&screen=charge', shows: 'Pay as…' },
  { name: 'withdrawal', query: '&screen=withdrawal', shows: 'End it now' },
  { name: 'timeline', query: '&screen=timeline', shows: 'pixChargePaid' },
  { name: 'requests', query: '&screen=requests&only=refused', shows: 'Why was this refused?' },
  { name: 'recurrence', query: '&screen=recurrence', shows: 'Calendar of the cycles' },
  { name: 'movements', query: '&screen=movements', shows: 'Newest transfers' },
  { name: 'events', query: '&screen=events', shows: 'Delivery' },
  { name: 'faults', query: '&panel=faults', shows: 'There is no fault' },
  { name: 'snapshots', query: '&panel=snapshots', shows: 'There is no snapshot' },
] as const

describeInBrowser('the screens', ONE_SPEED, (speed) => {
  let opened: OpenPage
  let query = new URLSearchParams()
  beforeAll(async () => {
    if (isLong) mkdirSync(PICTURES, { recursive: true })
    opened = await openPage(speed)
    query = await prepare(opened)
    await opened.go('/')
  })
  afterAll(() => opened?.[Symbol.asyncDispose]())

  /** Shows another view, as a step of the history does. Loading the page again for each view takes long. */
  const show = (address: string): Promise<void> =>
    opened.page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)

  test.each(SCREENS)('$name is accessible and whole', async ({ name, query: more, shows }) => {
    const { page, complaints } = opened
    for (const { theme, width } of viewsOf(name)) {
      await page.setViewportSize({ width, height: 800 })
      await show(`/?theme=${theme}&${query}${more}`)
      if (name === 'requests' || name === 'events') await page.locator('a[data-row]').first().click()
      await page.getByText(shows).first().waitFor()
      if (name === 'timeline') {
        for (const step of ['request', 'line', 'event', 'attempt']) {
          const button = page.locator(`.timeline .step-${step} > [data-row]`).first()
          if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
          await page.locator(`.timeline .step-${step} .code`).first().waitFor()
        }
      }
      const found = {
        theme,
        width,
        violations: await violationsOf(page),
        cut: await cutOff(page),
        complaints,
      }
      expect(found).toEqual({ theme, width, violations: [], cut: [], complaints: [] })
      const path = join(PICTURES, `${name}-${theme}-${width}.png`)
      if (isLong) await page.screenshot({ path, fullPage: true })
    }
  })

  test('would report a control without a name, and a text that is cut off', async () => {
    const { page } = opened
    await page.setViewportSize({ width: 360, height: 800 })
    await show('/')
    await page.getByText('Correct', { exact: true }).waitFor()
    await page.evaluate(() => {
      document.querySelector('main')?.append(document.createElement('button'))
      document.querySelector('main')?.style.setProperty('min-width', '600px')
    })
    expect((await violationsOf(page)).join()).toContain('button-name')
    expect((await cutOff(page)).join()).toContain('wider than the screen')
  })
})
