/** Where the guides keep the language of the samples that the reader chose. */
const SITE = 'pix-sample-language'
/** The choice in the menu of the samples of an operation. */
const CHOICE = '[role=menuitem] span[title]'

/**
 * Writes the language of the samples that the reader chooses in the reference where the guides read it. The template does
 * the opposite before Redoc starts. A reference on disk starts with the first language, because Redoc keeps the choice in
 * a cookie.
 */
export function followSampleLanguage(languages: readonly string[]): void {
  const keep = ({ target }: Event): void => {
    const item = target instanceof Element ? target.closest('[role=menuitem]') : null
    const language = item?.querySelector(CHOICE)?.getAttribute('title') ?? ''
    if (!languages.includes(language)) return
    try {
      localStorage.setItem(SITE, language)
    } catch {
      // A browser that keeps nothing shows the language only on this page.
    }
  }
  document.addEventListener('click', keep, { capture: true })
}
