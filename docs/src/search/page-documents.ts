import { attribute, elementsOf, type HtmlElement, type HtmlNode } from '../site/html-files.ts'
import type { SearchDocument } from './search-document.ts'

const HEADING = /^h[1-6]$/

/** Splits a page into one document for each heading, with the text below it. `page` is the address of the page. */
export function pageDocuments(page: string, html: string): readonly SearchDocument[] {
  const elements = elementsOf(html)
  const title = textOf(elements.find(({ tagName }) => tagName === 'h1'))
  const main = elements.find((element) => attribute(element, 'class')?.includes('sl-markdown-content'))
  const kind = /^(?:pt-br\/)?guides\//.test(page) ? 'guide' : 'page'
  const sections = [{ name: title, anchor: '', words: [] as string[] }]
  for (const node of main === undefined ? [] : leaves(main)) {
    const heading = 'tagName' in node && HEADING.test(node.tagName)
    if (heading) {
      sections.push({ name: textOf(node), anchor: `#${attribute(node, 'id') ?? ''}`, words: [] })
    } else if ('value' in node) {
      sections.at(-1)?.words.push(node.value)
    }
  }
  return sections.map(({ name, anchor, words }) => {
    const text = words.join(' ').replaceAll(/\s+/g, ' ').trim()
    return {
      kind,
      name,
      summary: anchor === '' ? shortened(text) : `${title}: ${shortened(text)}`,
      text,
      address: `${page}${anchor}`,
    }
  })
}

/** Yields headings and text nodes. Skips scripts, styles, drawings, and text that only a screen reader reads. */
function* leaves(node: HtmlNode): Generator<HtmlNode> {
  if ('tagName' in node) {
    if (['script', 'style', 'svg', 'button'].includes(node.tagName)) return
    if (/\b(?:sr-only|sl-anchor-link)\b/.test(attribute(node, 'class') ?? '')) return
    if (HEADING.test(node.tagName)) return yield node
  }
  if ('value' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* leaves(child)
}

function textOf(element: HtmlElement | HtmlNode | undefined): string {
  if (element === undefined) return ''
  if ('value' in element) return element.value
  return 'childNodes' in element ? element.childNodes.map(textOf).join('').trim() : ''
}

const LENGTH = 140
const shortened = (text: string): string =>
  text.length <= LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', LENGTH))} …`
