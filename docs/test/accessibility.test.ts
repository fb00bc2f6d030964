import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isUntranslated } from '../src/languages/languages.ts'
import { DIST } from '../src/site/folders.ts'
import { htmlFiles } from '../src/site/html-files.ts'
import { launch, openFromDisk } from './browser.ts'
import { built } from './built-site.ts'
import { findChromium } from '@pix-payments/testing/browser'

const found = findChromium()

/** `pnpm test` checks each page in two of the four views. `pnpm test:long` checks each page in all views. */
const IN_ALL_VIEWS = process.env['PIX_TEST_RUNS'] === 'long'
const VIEWS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 390 },
] as const
/** Each page in both themes and in both widths. Every second page has the other pairs. */
const viewsOf = (index: number): typeof VIEWS | readonly (typeof VIEWS)[number][] =>
  IN_ALL_VIEWS ? VIEWS : index % 2 === 0 ? VIEWS.slice(0, 2) : VIEWS.slice(2)

/** Operations that the references open, because their first page shows none. */
const OPERATIONS = [
  'reference/index.html#operation/createImmediateCharge',
  'reference/index.html#operation/pixChargePaid',
  'sandbox/index.html#operation/createFault',
  'rail/index.html#operation/orderTransfer',
]

const isReference = (address: string): boolean => /^(?:reference|sandbox|rail)\//.test(address)

/** Runs in the page. Waits until Redoc has drawn the menu, and the operation that the address names. */
const drawn = async (named: boolean): Promise<void> => {
  const ready = (): boolean =>
    document.querySelector('.menu-content[role]') !== null &&
    (!named || document.querySelector('#redoc main h2') !== null)
  while (!ready()) await new Promise(requestAnimationFrame)
  // Redoc draws the samples of an operation in a later frame.
  for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame)
}

/** Runs in the page. Returns each violation with its first element. */
const violations = async (): Promise<string[]> => {
  const { axe } = globalThis as unknown as {
    axe: { run(node: object, options: object): Promise<AxeResults> }
  }
  const results = await axe.run(document, { resultTypes: ['violations'] })
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.length}, first ${nodes[0]?.html.slice(0, 200)}`,
  )
}

/** Runs in the page. The elements that hide a part of their content at the side, without a hint that they scroll. */
const cutOff = async (): Promise<string[]> => {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const cuts = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    if (element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth + 1) return false
    const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
    // A text that ends in three dots says that it is cut off, and a text for screen readers has no size.
    if (overflowX === 'visible' || textOverflow === 'ellipsis' || clipPath !== 'none') return false
    return (
      element.checkVisibility() &&
      element.previousElementSibling?.matches('.scroll-hint:not([hidden])') !== true
    )
  })
  const wide = document.documentElement.scrollWidth - innerWidth
  return [
    ...(wide > 0 ? [`the page is ${wide} pixels wider than the screen`] : []),
    ...cuts.map(
      ({ tagName, className, scrollWidth, clientWidth }) =>
        `<${tagName.toLowerCase()} class="${className}"> hides ${scrollWidth - clientWidth} pixels`,
    ),
  ]
}

describe.skipIf('missing' in found)(
  `every page${'missing' in found ? ` (skipped: ${found.missing})` : ''}`,
  () => {
    let browser: Browser
    let axe: string
    beforeAll(async () => {
      if ('missing' in found) return
      browser = await launch(found.path)
      axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
    })
    afterAll(() => browser?.close())

    async function newPage(theme: string): Promise<Page> {
      // The policy of the pages allows no foreign script, and axe is one.
      const context = await browser.newContext({ bypassCSP: true })
      const page = await context.newPage()
      await page.addInitScript((chosen) => {
        localStorage.setItem('starlight-theme', chosen)
      }, theme)
      return page
    }

    async function problemsOf(page: Page, address: string, widths: readonly number[]): Promise<string[]> {
      const problems: string[] = []
      const { root } = await openFromDisk()
      // Another page first: a change of the anchor alone would not load the page again.
      await page.goto('about:blank')
      await page.goto(`${root}${address}`)
      if (isReference(address)) await page.evaluate(drawn, address.includes('#'))
      await page.addScriptTag({ content: axe })
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 800 ? 844 : 900 })
        const made = [...(await page.evaluate(cutOff)), ...(await page.evaluate(violations))]
        problems.push(...made.map((problem) => `${address} at ${width} px: ${problem}`))
      }
      return problems
    }

    it.each(['light', 'dark'])(
      'follows the rules of axe and hides nothing at its side, in the %s theme',
      async (theme) => {
        const files = await htmlFiles(DIST)
        // An untranslated page has the content of the English page. One of them shows the notice above it.
        const noticed = files.find((file) => isUntranslated(file, built(file)))
        const pages = [
          ...files.filter((file) => file === noticed || !isUntranslated(file, built(file))),
          ...OPERATIONS,
        ]
        // Two tabs use two cores.
        const halves = [0, 1].map(async (half) => {
          const page = await newPage(theme)
          const problems: string[] = []
          for (const [index, address] of pages.entries()) {
            if (index % 2 !== half) continue
            const widths = viewsOf(Math.floor(index / 2)).filter((view) => view.theme === theme)
            problems.push(
              ...(await problemsOf(
                page,
                address,
                widths.map(({ width }) => width),
              )),
            )
          }
          await page.context().close()
          return problems
        })
        expect((await Promise.all(halves)).flat()).toEqual([])
      },
      900_000,
    )
  },
)
