import type { toMdast } from 'hast-util-to-mdast'

export type HastNode = Parameters<typeof toMdast>[0]
export type HastElement = Extract<HastNode, { readonly type: 'element' }>
type Child = HastElement['children'][number]

/** Elements without text for a reader of Markdown. */
const SILENT = new Set(['svg', 'script', 'style', 'button', 'form', 'link', 'nav', 'template', 'input'])
const HEADING = /^h[1-6]$/
const BLOCK = new Set(['p', 'div', 'ul', 'ol', 'li', 'dl', 'details', 'summary', 'section', 'article'])

/**
 * Reduces the content of a page to the elements that Markdown knows. Badges become words, code blocks lose their colors,
 * definitions become a list, and a table cell gets a single line. A sample in a further language becomes a link. An element with `data-markdown="none"` disappears.
 */
export function plainContent(nodes: readonly Child[]): Child[] {
  return nodes.flatMap((node) => (node.type === 'element' ? plainElement(node) : [node]))
}

function plainElement(element: HastElement): Child[] {
  const { tagName, properties } = element
  if (SILENT.has(tagName) || properties['dataMarkdown'] === 'none') return []
  const special = SPECIAL.find(([matches]) => matches(element))
  if (special !== undefined) return special[1](element)
  return [{ ...element, children: plainContent(element.children) }]
}

const is =
  (tagName: string, className?: string) =>
  (element: HastElement): boolean =>
    element.tagName === tagName && (className === undefined || has(element, className))

/** The first row whose condition is true gives the content of an element. */
const SPECIAL: readonly (readonly [(element: HastElement) => boolean, (element: HastElement) => Child[]])[] =
  [
    [is('a', 'sl-anchor-link'), () => []],
    [is('span', 'sr-only'), () => []],
    [is('figure', 'diagram'), () => []],
    [is('span', 'provenance'), provenance],
    [is('details', 'assumptions'), provenance],
    [(element) => has(element, 'badges'), badges],
    [is('details', 'diagram-text'), ({ children }) => [code('mermaid', textOf(find(children, 'pre')))]],
    [isFurtherLanguage, furtherLanguage],
    [is('pre'), codeBlock],
    [is('figcaption'), fileTitle],
    // The heading of a folded row.
    [
      (element) => element.tagName === 'summary' && all(element.children, 'h3').length > 0,
      ({ children }) => plainContent(all(children, 'h3')),
    ],
    [is('summary'), ({ children }) => [make('p', [make('strong', plainContent(children))])]],
    [is('dl'), ({ children }) => [make('ul', definitions(children))]],
    [
      (element) => HEADING.test(element.tagName),
      (element) => [{ ...element, children: withoutSelfLinks(element) }],
    ],
    [
      (element) => element.tagName === 'td' || element.tagName === 'th',
      (element) => [{ ...element, children: line(element) }],
    ],
    [is('p', 'rule-row'), (element) => [{ ...element, children: withoutSelfLinks(element) }]],
    [
      (element) => has(element, 'own-line'),
      ({ children, ...rest }) => [text(' '), { ...rest, children: plainContent(children) }],
    ],
  ]

/** The page shows one language at a time. curl is none of them: it suits every reader. */
export function isFurtherLanguage({ tagName, properties }: HastElement): boolean {
  return tagName === 'figure' && ![undefined, 'curl'].includes(properties['dataTab'] as string | undefined)
}

/** `Go: first-call.go`, with a link to the file. */
function furtherLanguage({ children, properties }: HastElement): Child[] {
  const links = all(children, 'a').map((it) => make('a', [text(textOf(it))], { href: it.properties['href'] }))
  return [make('p', [text(`${String(properties['dataTab'])}: `), ...links])]
}

/** The name of the file that a block of code shows. */
function fileTitle({ children }: HastElement): Child[] {
  const titles = all(children, 'span').filter((it) => has(it, 'title') && textOf(it) !== '')
  return titles.map((it) => make('p', [make('code', [text(textOf(it))])]))
}

/** `(§2.1, assumed: G-013)`, with links, in the language of the page. */
function provenance({ children }: HastElement): Child[] {
  const links = all(children, 'a')
  const sources = links.filter((link) => has(link, 'source'))
  const gaps = links
    .filter((link) => has(link, 'assumed'))
    .map((link) => ({ ...link, children: [text(gapOf(link))] }))
  const words = textOf(all(children, 'span').find((it) => has(it, 'sr-only')))
  const mark = words.replace(/:?\s*$/, '').toLowerCase()
  if (links.length === 0) return []
  return [
    text('('),
    ...between(sources, ', '),
    ...(gaps.length === 0
      ? []
      : [text(`${sources.length === 0 ? '' : '; '}${mark}: `), ...between(gaps, ', ')]),
    text(')'),
  ]
}

/** The number in a badge, without the words for screen readers. */
const gapOf = (link: HastElement): string => /G-\d+/.exec(textOf(link))?.[0] ?? textOf(link)

/** `409 · retry · (§2.3)`. */
function badges({ children, ...rest }: HastElement): Child[] {
  const items = children.filter((child) => textOf(child).trim() !== '')
  return [{ ...rest, children: between(items, ' · ').flatMap((item) => plainContent([item])) }]
}

function codeBlock(element: HastElement): Child[] {
  const folds = new Set(all(element.children, 'summary').flatMap((it) => all(it.children, 'div')))
  const lines = all(element.children, 'div').filter((it) => has(it, 'ec-line') && !folds.has(it))
  const language = String(element.properties['dataLanguage'] ?? '')
  return [code(language, lines.length === 0 ? textOf(element) : lines.map(lineOfCode).join('\n'))]
}

/** An empty line of code holds a line break, so that a reader can copy it. */
const lineOfCode = (element: HastElement): string => textOf(element).replace(/\n$/, '')

function code(language: string, value: string): Child {
  const properties = language === '' ? {} : { className: [`language-${language}`] }
  return make('pre', [make('code', [text(value)], properties)])
}

/** One item for each term, with its definitions. */
function definitions(children: readonly Child[]): Child[] {
  const items: Child[][] = []
  for (const child of children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'dt') items.push([make('strong', plainContent(child.children)), text(': ')])
    else items.at(-1)?.push(...line(child))
  }
  return items.map((item) => make('li', item))
}

/** The content of a table cell in one line. */
function line(element: HastElement): Child[] {
  return plainContent(element.children).flatMap((child): Child[] => {
    if (child.type !== 'element') return [child]
    if (child.tagName === 'br') return [text('; ')]
    if (!BLOCK.has(child.tagName)) return [child]
    const isItem = child.tagName === 'li'
    return [...line(child), text(isItem ? ', ' : ' ')]
  })
}

/** A heading and a rule link to themselves, so that a reader can copy the link. */
const withoutSelfLinks = ({ children }: HastElement): Child[] =>
  plainContent(children).flatMap((child) => {
    const isSelf = child.type === 'element' && String(child.properties['href'] ?? '').startsWith('#')
    return isSelf ? child.children : [child]
  })

const text = (value: string): Child => ({ type: 'text', value })

const make = (
  tagName: string,
  children: Child[],
  properties: HastElement['properties'] = {},
): HastElement => ({
  type: 'element',
  tagName,
  properties,
  children,
})

const between = (items: readonly Child[], separator: string): Child[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [text(separator), item]))

export function has({ properties }: HastElement, className: string): boolean {
  return [properties['className'] ?? []].flat().includes(className)
}

/** All elements with a tag name, in document order. */
export function all(nodes: readonly HastNode[], tagName: string): readonly HastElement[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'element' && node.tagName === tagName ? [node] : []),
    ...('children' in node ? all(node.children, tagName) : []),
  ])
}

/** The first element with a tag name. */
export const find = (nodes: readonly HastNode[], tagName: string): HastElement | undefined =>
  all(nodes, tagName)[0]

export function textOf(node: HastNode | undefined): string {
  if (node === undefined) return ''
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
