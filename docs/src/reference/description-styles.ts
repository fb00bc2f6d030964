import { FEW_GAPS } from '../data/few-gaps.ts'
import type { DescriptionStyle } from './reference-document.ts'

const links = (gaps: readonly string[], page: string): string =>
  gaps.map((gap) => `[${gap}](../${page}#${gap})`).join(', ')

/** For the page of a reference, which shows all operations. */
export const PAGE: DescriptionStyle = {
  operation: (id, folder) => `${folder === undefined ? '' : `../${folder}/index.html`}#operation/${id}`,
  badge: (gaps) =>
    gaps.length > FEW_GAPS
      ? `\n\n<details><summary><b>Assumed</b>: ${gaps.length} gaps</summary>\n\n${links(gaps, 'gaps.html')}\n\n</details>`
      : `**Assumed** (${links(gaps, 'gaps.html')}).`,
  note: (id) => `[${id} as Markdown](${id}.md)`,
}

/** For the Markdown files of a reference, one for each operation. */
export const MARKDOWN: DescriptionStyle = {
  operation: (id, folder) => `${folder === undefined ? '' : `../${folder}/`}${id}.md`,
  badge: (gaps) => `**Assumed** (${links(gaps, 'gaps.md')}).`,
}
