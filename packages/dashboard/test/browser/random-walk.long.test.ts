import { randomInt } from 'node:crypto'
import { nat, sample, tuple } from 'fast-check'
import { isFull } from '@pix-payments/testing/length'
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { prepare } from '../support/prepare.ts'
import { describeInBrowser } from '../support/speeds.ts'

/** Of each of the parts: 50 clicks together in `pnpm test:long`, and 2000 in a full run. */
const CLICKS = isFull ? 500 : 25
const SEED = Number(process.env['PIX_TEST_SEED'] ?? randomInt(1_000_000))

/** Where a click goes, by how often: mostly to what acts. */
const PLACES = [
  ...Array<string>(12).fill('main button:enabled:not([data-row], .small)'),
  ...Array<string>(3).fill('main button:enabled, main input[type=checkbox], main summary'),
  ...Array<string>(4).fill('main a[href^="/?"]'),
  ...Array<string>(2).fill('nav a'),
  ...Array<string>(3).fill('.strip button:enabled'),
  ...Array<string>(3).fill('main select, .strip select'),
]

/** They would end the walk through one wallet whose clock stands, so that nothing happens between reading and clicking. */
const EXCLUDED = ['New wallet', 'Let it run']

/** Clicks something at a place, or chooses another value of a list. Returns what, or undefined when nothing is there. */
const click = (page: Page, place: string, [which, value]: readonly [number, number]): Promise<unknown> =>
  page.evaluate(
    ([selector, at, other, excluded]) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (it) => it.checkVisibility() && !excluded.includes(it.textContent.trim()),
      )
      const element = found[at % Math.max(found.length, 1)]
      if (element === undefined) return undefined
      if (!(element instanceof HTMLSelectElement)) {
        element.click()
        return element.textContent.trim() || element.getAttribute('aria-label')
      }
      element.selectedIndex = other % element.options.length
      element.dispatchEvent(new Event('change', { bubbles: true }))
      return element.value
    },
    [place, which, value, EXCLUDED] as const,
  )

describeInBrowser('a random walk', [undefined], () => {
  test.each(isFull ? [0, 1, 2, 3] : [0, 1])(
    `of ${CLICKS} clicks is offered nothing that the service refuses, PIX_TEST_SEED=${SEED}, part %i`,
    async (part) => {
      await using opened = await openPage()
      const { page, complaints } = opened
      const reads = new Set<Request>()
      const refused: string[] = []
      let clicked: unknown
      page.on('request', (request) => {
        if (!request.url().includes('/stream')) reads.add(request)
      })
      page.on('requestfinished', (request) => void reads.delete(request))
      page.on('requestfailed', (request) => void reads.delete(request))
      page.on('response', (response) => {
        if (response.status() !== 409 && response.status() !== 410) return
        const { pathname } = new URL(response.url())
        const { search } = new URL(page.url())
        refused.push(`${response.status()} ${pathname}, after "${String(clicked)}" in ${search}`)
      })
      await opened.go(`/?${await prepare(opened)}`)
      const dice = sample(tuple(nat(), nat(), nat()), {
        seed: SEED + part,
        numRuns: 4 * CLICKS,
      })
      let clicks = 0
      for (const [place, ...numbers] of dice) {
        clicked = await click(page, PLACES[place % PLACES.length] ?? '', numbers)
        if (clicked === undefined) continue
        if ((clicks += 1) > CLICKS) break
        do await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
        while (reads.size > 0)
      }
      expect(clicks).toBeGreaterThan(CLICKS)
      expect(refused).toEqual([])
      // The browser reports the refusals of faults, and of what a restore removed.
      expect(complaints.filter((it) => !/Failed to load resource/.test(it))).toEqual([])
    },
    600_000,
  )
})
