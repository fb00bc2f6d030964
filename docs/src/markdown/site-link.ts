import { twinLink } from './twin-links.ts'

/** A link from a page of an operation. The pages are one folder below the root of the site. */
export const siteLink = (text: string, address: string): string =>
  `[${text}](${twinLink(address, 'reference/page.html')})`
