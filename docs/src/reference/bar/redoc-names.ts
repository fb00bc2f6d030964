/**
 * Roles, names and levels that Redoc leaves out, by the elements that lack them. Redoc draws elements again, for example
 * when it opens an operation.
 */
const MENDS: Readonly<Record<string, (element: Element) => void>> = {
  // A landmark, so that a screen reader can jump to the menu and past it.
  '.menu-content:not([role])': (menu) => {
    menu.setAttribute('role', 'navigation')
    menu.setAttribute('aria-label', 'Operations')
  },
  // The parts of an operation are one level below its title.
  'h4[data-component-name="Typography/H4"]:not([aria-level])': (heading) => {
    heading.setAttribute('aria-level', '3')
  },
  '#redoc h5:not([aria-level])': (heading) => {
    heading.setAttribute('aria-level', '4')
  },
  // The name of the button that selects an example must contain the text of the button.
  'button[aria-haspopup=menu][aria-label=Example]': (button) => {
    button.removeAttribute('aria-label')
    button.setAttribute('title', 'Example')
  },
}

/** Adds to Redoc's elements what a screen reader needs, now and whenever Redoc draws new ones. */
export function nameElements(): void {
  const mend = (): void => {
    for (const [selector, change] of Object.entries(MENDS)) {
      for (const element of document.querySelectorAll(selector)) change(element)
    }
  }
  mend()
  new MutationObserver(mend).observe(document.body, { childList: true, subtree: true })
}
