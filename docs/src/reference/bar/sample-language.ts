/** Where the guides keep the language of the samples that the reader chose. */
const SITE = 'pix-sample-language'
/** The languages that the samples of the guides have too. */
const LANGUAGES: ReadonlySet<string> = new Set(['TypeScript', 'curl'])

/**
 * Writes the language of the samples that the reader chooses in the reference where the guides read it. The template does
 * the opposite before Redoc starts. A reference that is opened from the disk starts with the first language, because
 * Redoc keeps the choice in a cookie.
 */
export function followSampleLanguage(): void {
  const keep = ({ target }: Event): void => {
    const item = target instanceof Element ? target.closest('[role=menuitem]') : null
    const language = item?.textContent.trim() ?? ''
    if (!LANGUAGES.has(language)) return
    try {
      localStorage.setItem(SITE, language)
    } catch {
      // A browser that keeps nothing shows the language only on this page.
    }
  }
  // Redoc removes the menu when its own listener runs.
  document.addEventListener('click', keep, { capture: true })
}
