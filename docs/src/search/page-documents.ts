import { keywordsOf } from '../data/guides.ts'
import { inEnglish, isPortuguese } from '../languages/languages.ts'
import { attribute, type HtmlElement, type HtmlNode } from '../html-files.ts'
import type { Kind, SearchDocument } from './search-document.ts'

const HEADING = /^h[1-6]$/

/**
 * Pages whose sections are search documents of the contract, or rows of figures. The search knows only their title and
 * description.
 */
const REGISTERS: ReadonlySet<string> = new Set([
  'benchmarks.html',
  'contract-tests.html',
  'errors.html',
  'gaps.html',
  'schemas.html',
])

/** Pages about the making of the project. They use the words of all other pages. */
const PROJECT: ReadonlySet<string> = new Set([
  'architecture.html',
  'benchmarks.html',
  'changelog.html',
  'contract-tests.html',
  'decisions.html',
  'proof.html',
  'rules.html',
])

function kindOf(page: string): Kind {
  if (PROJECT.has(page)) return 'project'
  if (/(?:^|\/)guides\//.test(page)) return 'guide'
  return /(?:^|\/)flows\//.test(page) ? 'flow' : 'page'
}

/** Splits a page into one document for each heading, with the text below it. `page` is the address of the page. */
export function pageDocuments(page: string, elements: readonly HtmlElement[]): readonly SearchDocument[] {
  const title = textOf(elements.find(({ tagName }) => tagName === 'h1'))
  const description = descriptionOf(elements)
  const main = elements.find((element) => attribute(element, 'class')?.includes('sl-markdown-content'))
  const kind = kindOf(page)
  // The state machines are documents of the contract, with the address of their page.
  if (/(?:^|\/)states\//.test(page)) return []
  const sections = [{ name: title, anchor: '', words: [] as string[] }]
  for (const node of main === undefined || REGISTERS.has(isPortuguese(page) ? inEnglish(page) : page)
    ? []
    : leaves(main)) {
    const anchor = 'tagName' in node && HEADING.test(node.tagName) ? attribute(node, 'id') : undefined
    if (anchor !== undefined) {
      sections.push({ name: textOf(node), anchor: `#${anchor}`, words: [] })
    } else {
      sections.at(-1)?.words.push('value' in node ? node.value : textOf(node))
    }
  }
  const keywords = isPortuguese(page) ? keywordsOf(inEnglish(page), 'pt-BR') : keywordsOf(page, 'en')
  return sections.map(({ name, anchor, words }) => {
    const text = words.join(' ').replaceAll(/\s+/g, ' ').trim()
    return {
      kind,
      name,
      ...(anchor === '' && keywords !== undefined && { keywords }),
      summary: anchor === '' ? description || shortened(text) : `${title}: ${shortened(text)}`,
      text,
      address: `${page}${anchor}`,
    }
  })
}

function descriptionOf(elements: readonly HtmlElement[]): string {
  const meta = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description',
  )
  return (meta === undefined ? undefined : attribute(meta, 'content')) ?? ''
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
