import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns each violation of the rules of axe, WCAG AA among them, with its first element. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  // Runs in the page without a script element, which the policy of the page would refuse.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(node: object, options: object): Promise<AxeResults> }
    }
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.length}, first ${nodes[0]?.html.slice(0, 200)}`)
  })
}

/** Returns what is wider than the screen: the page, and each element that hides a part of its text at the side. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
      return (
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1 &&
        overflowX !== 'visible' &&
        // A text that ends in three dots says that it is cut off.
        textOverflow !== 'ellipsis' &&
        clipPath === 'none' &&
        element.checkVisibility() &&
        !element.matches('input, select')
      )
    })
    const wide = document.documentElement.scrollWidth - innerWidth
    return [
      ...(wide > 0 ? [`the page is ${wide} pixels wider than the screen`] : []),
      ...cut.map((it) => `<${it.tagName.toLowerCase()} class="${it.className}"> hides a part of its width`),
    ]
  })
