import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isFull, isLong } from '@pix-payments/testing/length'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isUntranslated } from '../src/languages/languages.ts'
import { DOCS } from '../src/folders.ts'
import { attribute } from '../src/html-files.ts'
import { complaintsOf, connect, IS_MISSING, openFromDisk, WHY_MISSING } from './browser.ts'
import { built, builtElements, builtPages } from './built-site.ts'
import { copy, drawn, type Frame, layout, shorten, show, violations } from './page-checks.ts'

/**
 * `pnpm test` opens the pages that together have most of what pages are made of, each in one theme. Of rows that are
 * alike it leaves the first ones. `pnpm test:long` also opens a reference and every sixth page, measures the layout of all
 * their rows, and axe looks at the first ones in both themes. A full run opens every page and every reference. The layout is
 * always measured at both widths.
 */
const THEMES = ['light', 'dark'] as const
const [DESKTOP, PHONE] = [1280, 390]
const SCREENSHOTS = join(DOCS, 'test-results')

/** An untranslated page has the content of the English page. This one shows the notice above it. */
const NOTICED = 'pt-br/glossary.html'

/** Operations that the references open, because their first page shows none. */
const OPERATIONS = [
  'reference/index.html#operation/createImmediateCharge',
  'reference/index.html#operation/pixChargePaid',
  'sandbox/index.html#operation/createFault',
  'rail/index.html#operation/orderTransfer',
]

const isReference = (address: string): boolean => /^(?:pt-br\/)?(?:reference|sandbox|rail)\//.test(address)

/** Next comes the page with the most classes that no page before it has. Leaves out pages that would add a few. */
function pagesOfMostClasses(pages: readonly string[]): readonly string[] {
  const classes = (page: string): readonly string[] =>
    builtElements(page).flatMap((it) => (attribute(it, 'class') ?? '').split(/\s+/))
  const left = new Map(pages.map((page) => [page, new Set(classes(page))]))
  const chosen: string[] = []
  for (;;) {
    const [best] = [...left].toSorted(([, one], [, other]) => other.size - one.size)
    if (best === undefined || best[1].size < 4) return chosen
    chosen.push(best[0])
    for (const [page, has] of left) left.set(page, has.difference(best[1]))
  }
}

async function chosenPages(): Promise<readonly string[]> {
  const files = await builtPages()
  const pages = files.filter((file) => file === NOTICED || !isUntranslated(file, built(file)))
  if (isFull) return [...pages, ...OPERATIONS]
  const plain = pages.filter((page) => !isReference(page))
  // The diagram of the architecture is the widest.
  const most = [...pagesOfMostClasses(plain), 'architecture.html']
  if (!isLong) return most
  return [...new Set([...most, ...plain.filter((_, at) => at % 6 === 0), ...OPERATIONS.slice(0, 1)])]
}

describe.skipIf(IS_MISSING)(`the pages${WHY_MISSING}`, () => {
  let browser: Browser
  let axe: string
  const frames: Frame[] = []
  const problems: string[] = []

  async function look(page: Page, address: string, index: number): Promise<void> {
    const { root } = await openFromDisk()
    const [first, last] = Math.floor(index / 2) % 2 === 0 ? [DESKTOP, PHONE] : [PHONE, DESKTOP]
    const resize = (width: number): Promise<void> =>
      page.setViewportSize({ width, height: width === PHONE ? 844 : 900 })
    await resize(first)
    // Another page first: a change of the anchor alone would not load the page again.
    await page.goto('about:blank')
    await page.goto(`${root}${address}`)
    await page.evaluate(drawn, isReference(address))
    if (!isLong) await page.evaluate(shorten)
    for (const width of [first, last]) {
      await resize(width)
      const measured = await page.evaluate(layout, address)
      frames.push(...measured.frames)
      problems.push(...measured.problems)
    }
    if (isLong) {
      await page.screenshot({ path: join(SCREENSHOTS, `${address.replaceAll(/[#/]/g, '-')}-${last}.jpeg`) })
      // Redoc would draw again what is gone.
      if (isReference(address)) await page.evaluate(copy)
      await page.evaluate(shorten)
    }
    await page.evaluate(axe)
    problems.push(...(await page.evaluate(violations, [address, 'all'] as const)))
    // Redoc takes over a theme only when it starts, so each theme opens all references.
    if (!isLong || isReference(address)) return
    await page.evaluate(show, index % 2 === 0 ? 'dark' : 'light')
    await resize(first)
    const place = `${address} in the other theme`
    problems.push(...(await page.evaluate(violations, [place, 'colours'] as const)))
  }

  beforeAll(async () => {
    if (IS_MISSING) return
    browser = await connect()
    axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
    await mkdir(SCREENSHOTS, { recursive: true })
    const pages = await chosenPages()
    // Two tabs use two cores.
    const tabs = THEMES.map(async (theme, half) => {
      const page = await browser.newPage()
      const complaints = complaintsOf(page, (await openFromDisk()).root)
      await page.addInitScript((chosen) => {
        if (location.protocol !== 'about:') localStorage.setItem('starlight-theme', chosen)
      }, theme)
      for (const [index, address] of pages.entries()) {
        if (index % 2 === half || (isLong && isReference(address))) await look(page, address, index)
      }
      problems.push(...complaints)
    })
    await Promise.all(tabs)
  }, 900_000)
  afterAll(() => browser?.close())

  it('follow the rules of axe, are no wider than the screen, hide nothing, and ask no one else for anything', () => {
    expect(problems).toEqual([])
  })

  it('say which tables and diagrams scroll, stack tables on a phone, and show whole diagrams on a desktop', () => {
    expect(frames.filter(({ excess, isHinted }) => excess > 0 !== isHinted)).toEqual([])
    const shown = (kind: Frame['kind'], screen: number): readonly Frame[] =>
      frames.filter((frame) => frame.kind === kind && frame.width === screen)
    expect(shown('table', PHONE).filter(({ isHinted }) => isHinted)).not.toEqual([])
    expect(shown('table', PHONE).filter(({ isStacked }) => isStacked)).not.toEqual([])
    expect(shown('table', PHONE).filter(({ isStacked, excess }) => isStacked && excess > 0)).toEqual([])
    expect(shown('diagram', PHONE).filter(({ isHinted }) => isHinted)).not.toEqual([])
    const drawings = shown('diagram', DESKTOP).filter(({ address }) =>
      /^(?:states|architecture)/.test(address),
    )
    expect(drawings.filter(({ excess, isHinted }) => excess > 0 || isHinted)).toEqual([])
    const pages = new Set(drawings.map(({ address }) => address))
    expect(drawings.length).toBeGreaterThan(pages.size)
    expect([...pages]).toEqual(
      expect.arrayContaining(['architecture.html', expect.stringMatching('^states/')]),
    )
  })
})
