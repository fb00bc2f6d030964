/** The languages of the site. English pages are at the root, Portuguese pages in a folder. */
export type Language = 'en' | 'pt-BR'

/** The folder of the pages in Brazilian Portuguese. */
export const PORTUGUESE = 'pt-br'

/** Whether an address is in Portuguese: `/pt-br/guides/deposit.html`, or `pt-br/guides/deposit.html` from the root. */
export const isPortuguese = (address: string): boolean => /^\/?pt-br(?=\/|\.html$|$)/.test(address)

export const languageOf = ({ pathname }: URL): Language => (isPortuguese(pathname) ? 'pt-BR' : 'en')

/** Folders whose `index.astro` is their own page. Astro writes it beside the folder, and the build moves it. */
export const FOLDER_PAGES: readonly string[] = ['guides', `${PORTUGUESE}/guides`]

/** The file of a built address: `/guides/deposit` is `/guides/deposit.html`, and `/pt-br` is `/pt-br/index.html`. */
export function pageOf(pathname: string): string {
  const path = pathname.replace(/(?:\/|\.html)$/, '')
  if (path === '' || path === `/${PORTUGUESE}` || FOLDER_PAGES.includes(path.slice(1)))
    return `${path}/index.html`
  return pathname.endsWith('/') ? `${path}/index.html` : `${path}.html`
}

/** The English page of a Portuguese page, both from the root of the site: `guides/deposit.html`. */
export const inEnglish = (page: string): string => page.slice(`${PORTUGUESE}/`.length)

/**
 * The Portuguese site shows the English page when a page has no translation. Such a page has no Markdown file, and the
 * search does not find it.
 */
export const isUntranslated = (page: string, html: string): boolean =>
  isPortuguese(page) && /<main\b[^>]* lang="en"/.test(html)

/** The address of the same page in the other language. */
export function twinAddress(pathname: string): string {
  const page = pageOf(pathname)
  return isPortuguese(page) ? page.slice(`/${PORTUGUESE}`.length) : `/${PORTUGUESE}${page}`
}
