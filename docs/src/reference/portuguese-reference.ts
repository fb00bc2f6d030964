import { translatedText } from '../languages/contract-texts.ts'
import type { DescriptionStyle } from './reference-document.ts'
import { PAGE } from './description-styles.ts'

/** The words and links of the page around the Portuguese reference, which is one folder deeper. */
const PARTS: readonly (readonly [english: string, portuguese: string])[] = [
  ['<html lang="en">', '<html lang="pt-BR">'],
  ['aria-label="Documentation"', 'aria-label="Documentação"'],
  ['>Guides</a>', '>Guias</a>'],
  ['>Errors</a>', '>Erros</a>'],
  ['>Gaps</a>', '>Lacunas</a>'],
  ['<summary>More</summary>', '<summary>Mais</summary>'],
  ['href="index.md"', 'href="../../reference/index.md"'],
  ['href="../sandbox/index.html"', 'href="../../sandbox/index.html"'],
  ['href="../rail/index.html"', 'href="../../rail/index.html"'],
  ['href="../openapi-pt-br.', 'href="../../openapi-pt-br.'],
  [
    'href="../pt-br/reference/index.html" hreflang="pt-BR" lang="pt-BR"',
    'href="../../reference/index.html" hreflang="en" lang="en"',
  ],
  ['>Português</a>', '>English</a>'],
]

/** The page of the Portuguese reference. Throws an error when the template no longer has a part. */
export function inPortuguese(html: string): string {
  return PARTS.reduce((page, [english, portuguese]) => {
    if (!page.includes(english))
      throw new Error(`reference.hbs has no ${english}. Change portuguese-reference.ts.`)
    return page.replaceAll(english, portuguese)
  }, html)
}

/** For the page of the Portuguese reference. The other references and the Markdown files are English. */
export const PORTUGUESE_PAGE: DescriptionStyle = {
  operation: (id, folder) => PAGE.operation(id, folder).replace(/^\.\.\//, '../../'),
  badge: (gaps) =>
    PAGE.badge(gaps)
      .replace('**Assumed**', '**Suposição**')
      .replace('<b>Assumed</b>', '<b>Suposição</b>')
      .replace(' gaps<', ' lacunas<'),
  note: (id) => `[${id} em Markdown](../../reference/${id}.md)`,
}

/** The words before the flows of an operation, and the title of a flow. */
export const PORTUGUESE_FLOWS = {
  words: 'Fluxos',
  title: (english: string): string => translatedText(english) ?? english,
}
