import type { Document } from './document.ts'

/** Links the gaps of each badge `**Assumed** (G-001, G-002)` to their rows in the published register. */
export function linkGaps(text: string, { externalDocs }: Document): string {
  const register = new URL('gaps.html', externalDocs.url).href
  // A comment may have a line break inside the badge.
  return text.replaceAll(/\*\*Assumed\*\*[\s*]*\([^)]*\)/g, (badge) =>
    badge.replaceAll(/G-\d{3}/g, (id) => `[${id}](${register}#${id})`),
  )
}
