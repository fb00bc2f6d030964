/** Where the pages of the site keep the theme: `light`, `dark`, or nothing for the theme of the system. */
const SITE = 'starlight-theme'

/**
 * Writes the theme that the reader chooses in the reference where the other pages read it. The template does the
 * opposite before the page is drawn.
 */
export function followTheme(): void {
  const { classList } = document.documentElement
  const current = (): string => (classList.contains('dark') ? 'dark' : 'light')
  let theme = current()
  new MutationObserver(() => {
    if (current() === theme) return
    theme = current()
    document.documentElement.dataset['theme'] = theme
    try {
      localStorage.setItem(SITE, theme)
    } catch {
      // A browser that keeps nothing shows the theme only on this page.
    }
  }).observe(document.documentElement, { attributeFilter: ['class'] })
}
