import { isLong } from '@pix-payments/testing/length'
import { htmlToHast } from 'satteri'
import { describe, expect, it } from 'vitest'
import {
  all,
  has,
  type HastElement,
  type HastNode,
  isFurtherLanguage,
} from '../src/markdown/plain-content.ts'
import { built, builtPages } from './built-site.ts'

/** Elements of a page that only a reader on a screen needs. */
const SILENT = new Set(['svg', 'script', 'style', 'button', 'form', 'nav', 'template'])
const INLINE = new Set(['a', 'code', 'span', 'em', 'strong', 'small', 'kbd'])

const isSilent = (element: HastElement): boolean =>
  SILENT.has(element.tagName) ||
  element.properties['dataMarkdown'] === 'none' ||
  has(element, 'sl-anchor-link') ||
  // The heading of the folded first lines of a sample.
  (element.tagName === 'summary' && all([element], 'div').length > 0)

function textOf(node: HastNode, isAssumed = false): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const textIn = (isMark: boolean, children: readonly HastNode[] = node.children): string =>
    children.map((it) => textOf(it, isMark)).join('')
  if (node.type !== 'element') return textIn(false)
  // The number of the assumptions, and the heading of a diagram.
  if (node.tagName === 'summary' && has(node, 'assumed')) return textIn(true, all([node], 'span'))
  if (has(node, 'diagram-text')) return textIn(false, all([node], 'pre'))
  if (isFurtherLanguage(node))
    return ` ${String(node.properties['dataTab'])} ${textIn(false, all([node], 'a'))} `
  if (isSilent(node) || (has(node, 'sr-only') && !isAssumed)) return ''
  if (node.tagName === 'img') return ` ${String(node.properties['alt'] ?? '')} `
  const text = textIn(has(node, 'assumed'))
  return INLINE.has(node.tagName) && !has(node, 'assumed') && !has(node, 'own-line') ? text : ` ${text} `
}

/** The words of a text. In Markdown, one mark stands before all assumptions of a sentence. */
function wordsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const MARK = /(?<= g \d{3}) (?:assumed|suposição)(?= g \d{3}(?: |$))/g
  return words.join(' ').replaceAll(MARK, '').split(' ')
}

function wordsOfPage(html: string): readonly string[] {
  const content = all([htmlToHast(html) as HastNode], 'div').find((it) => has(it, 'sl-markdown-content'))
  return content === undefined ? [] : wordsIn(textOf(content))
}

const wordsOfMarkdown = (text: string): readonly string[] =>
  wordsIn(
    text
      .replace(/^# .*\n\n> .*\n/, '')
      .replaceAll(/\]\([^)\s]*\)/g, ']')
      .replaceAll(/^```\w*$/gm, '')
      .replaceAll(/^ *\d+\. /gm, '')
      .replaceAll(/\\([^\w\n])/g, '$1'),
  )

const GUIDES = isLong
  ? (await builtPages()).filter((it) => /guides\/.*\.html$/.test(it))
  : ['guides/time.html', 'pt-br/guides/time.html']

describe('the Markdown of a guide has the words of its page', () => {
  it.each(GUIDES)('%s', (page) => {
    const [words, want] = [wordsOfMarkdown(built(page.replace(/html$/, 'md'))), wordsOfPage(built(page))]
    const index = Array.from({ length: Math.max(words.length, want.length) }).findIndex(
      (_, at) => words[at] !== want[at],
    )
    const around = (all: readonly string[]): string =>
      index === -1 ? '' : all.slice(Math.max(0, index - 8), index + 8).join(' ')
    expect(around(words)).toBe(around(want))
  })
})
