import type { AxeResults } from 'axe-core'

// Each function here runs in a page.

/** Waits for the heading, and in a reference until Redoc has drawn the menu and the operation that the address names. */
export const drawn = async (isReference: boolean): Promise<void> => {
  const ready = (): boolean =>
    !isReference ||
    (document.querySelector('.menu-content[role]') !== null &&
      (location.hash === '' || document.querySelector('#redoc main h2') !== null))
  while (!ready() || document.querySelector('h1')?.checkVisibility() !== true) {
    if (performance.now() > 30_000) throw new Error(`${document.URL} shows no heading`)
    await new Promise(requestAnimationFrame)
  }
  // Redoc draws the samples of an operation in a later frame.
  if (!isReference) return
  for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame)
}

export interface Frame {
  readonly kind: 'table' | 'diagram'
  readonly address: string
  /** The width of the screen. */
  readonly width: number
  /** How much wider the diagram or the table is than its frame. */
  readonly excess: number
  /** The frame has the hint, and the keyboard can reach it. */
  readonly isHinted: boolean
  /** The rows of the table become blocks on a phone. */
  readonly isStacked: boolean
}

/**
 * Measures the frame of each diagram and table, and names the elements that hide a part of their content at the side,
 * without a hint that they scroll. Waits for the script that shows the hints.
 */
export const layout = async (
  address: string,
): Promise<{ readonly frames: readonly Frame[]; readonly problems: readonly string[] }> => {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const isHinted = (element: HTMLElement): boolean =>
    element.previousElementSibling?.matches('.scroll-hint:not([hidden])') === true
  const frames = [...document.querySelectorAll<HTMLElement>('.sl-markdown-content table, .diagram')]
    // A row that is folded shows no table yet.
    .filter((frame) => frame.checkVisibility())
    .map((frame) => ({
      kind: frame.matches('table') ? ('table' as const) : ('diagram' as const),
      address,
      width: innerWidth,
      excess: frame.scrollWidth - frame.clientWidth,
      isHinted: isHinted(frame) && frame.tabIndex === 0,
      isStacked: frame.matches('.stacked'),
    }))
  // The size of an element in a folded row would draw that row each time.
  const visible = [...document.querySelectorAll<HTMLElement>('body *')].filter((it) => it.checkVisibility())
  const cuts = visible.filter((element) => {
    if (element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth + 1) return false
    const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
    // A text that ends in three dots says that it is cut off, and a text for screen readers has no size.
    if (overflowX === 'visible' || textOverflow === 'ellipsis' || clipPath !== 'none') return false
    return !isHinted(element)
  })
  const wide = document.documentElement.scrollWidth - innerWidth
  const problems = [
    ...(wide > 0 ? [`the page is ${wide} pixels wider than the screen`] : []),
    ...cuts.map(
      ({ tagName, className, scrollWidth, clientWidth }) =>
        `<${tagName.toLowerCase()} class="${className}"> hides ${scrollWidth - clientWidth} pixels`,
    ),
  ]
  return { frames, problems: problems.map((problem) => `${address} at ${innerWidth} px: ${problem}`) }
}

/** Shows a copy of the page, which no script draws again. */
export const copy = (): void => document.body.replaceWith(document.body.cloneNode(true))

/** Leaves the first two of rows, lines and entries that have the same tag and classes, and all hints, tabs and panels. */
export const shorten = (): void => {
  const isKept = (element: Element): boolean =>
    element.matches('.scroll-hint, [role=tabpanel]') ||
    element.closest('[role]:not([role=tabpanel])') !== null ||
    element.querySelector('[role]') !== null
  for (const parent of document.querySelectorAll('body *')) {
    const alike = Map.groupBy(parent.children, ({ tagName, className }) => `${tagName} ${className}`)
    for (const elements of alike.values()) {
      for (const element of elements.slice(2)) if (!isKept(element)) element.remove()
    }
  }
}

/** Shows the theme as the switch of the site does, without the transition. */
export const show = (theme: string): void => {
  document.documentElement.dataset['theme'] = theme
  for (const animation of document.getAnimations()) animation.finish()
}

/**
 * Returns each violation with its first element. The script of axe is in the page, which may not load style sheets again.
 * In the other theme only the colours differ, which are half of the work of axe.
 */
export const violations = async ([place, rules]: readonly [string, 'all' | 'colours']): Promise<string[]> => {
  const { axe } = globalThis as unknown as {
    axe: { run(node: object, options: object): Promise<AxeResults> }
  }
  const results = await axe.run(document, {
    resultTypes: ['violations'],
    preload: false,
    ...(rules === 'colours' && { runOnly: ['color-contrast'] }),
  })
  return results.violations.map(
    ({ id, nodes }) =>
      `${place} at ${innerWidth} px: ${id}: ${nodes.length}, first ${nodes[0]?.html.slice(0, 200)}`,
  )
}
