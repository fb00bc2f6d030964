import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { attribute, elementsOf, type HtmlElement, type HtmlNode } from '../src/html-files.ts'
import { DOCS, EXAMPLES_FOLDER } from '../src/folders.ts'
import { built } from './built-site.ts'

/** A code block of a built page, with the text that the button of the block copies. */
export interface BuiltSample {
  /** `guides/deposit.html`. */
  readonly page: string
  readonly language: string
  /** The name of the file in the title. Empty when the block has no title. */
  readonly title: string
  /** The name of the tab: `curl`. Undefined when the block is not another language of the block before it. */
  readonly tab: string | undefined
  readonly code: string
}

/** The pages with samples: the home page and the guides, in every language into which they are translated. */
export const samplePages = (): readonly string[] =>
  ['', 'pt-br/'].flatMap((language) => [
    `${language}index.html`,
    ...guidesIn(language).map((name) => `${language}guides/${name.replace(/\.mdx?$/, '')}.html`),
  ])

function guidesIn(language: string): readonly string[] {
  const folder = join(DOCS, 'src/content/docs', language, 'guides')
  return existsSync(folder) ? readdirSync(folder).filter((name) => /\.mdx?$/.test(name)) : []
}

const samples = new Map<string, readonly BuiltSample[]>()

/** The code blocks of a page, in their order. */
export function samplesOf(page: string): readonly BuiltSample[] {
  const found = samples.get(page) ?? readSamples(page)
  samples.set(page, found)
  return found
}

function readSamples(page: string): readonly BuiltSample[] {
  return elementsOf(built(page))
    .filter(
      (element) => element.tagName === 'figure' && (attribute(element, 'class') ?? '').includes('frame'),
    )
    .map((figure) => {
      const inside = [...within(figure)]
      const title = inside.find((it) => attribute(it, 'class') === 'title')
      const pre = inside.find((it) => it.tagName === 'pre')
      const button = inside.find((it) => attribute(it, 'data-code') !== undefined)
      return {
        page,
        tab: attribute(figure, 'data-tab'),
        language: (pre && attribute(pre, 'data-language')) ?? '',
        title: title === undefined ? '' : textOf(title),
        // The button has line breaks as this character.
        code: ((button && attribute(button, 'data-code')) ?? '').replaceAll('\u007F', '\n'),
      }
    })
}

/** The names of the files to which the text of a page links, and which a reader downloads instead of copying their parts. */
export const wholeFiles = (page: string): readonly string[] =>
  elementsOf(built(page))
    .filter((it) => it.tagName === 'a' && attribute(it, 'class') === 'example')
    .map((it) => (attribute(it, 'href') ?? '').split(`${EXAMPLES_FOLDER}/`)[1] ?? '')

/** The files that a reader has after downloading the whole files of a page, and copying all other blocks in their order. */
export function copiedFiles(page: string): ReadonlyMap<string, string> {
  // A file in a folder belongs to a project of its own.
  const names = new Set(wholeFiles(page).filter((name) => !name.includes('/')))
  const whole = [...names].map((name) => [name, built(join(EXAMPLES_FOLDER, name))] as const)
  const files = new Map<string, string>(whole)
  for (const { title, code } of samplesOf(page)) {
    if (title === '' || names.has(title)) continue
    const before = files.get(title)
    files.set(title, before === undefined ? `${code}\n` : `${before}\n${code}\n`)
  }
  return files
}

function* within(element: HtmlElement): Generator<HtmlElement> {
  for (const child of element.childNodes) {
    if (!('tagName' in child)) continue
    yield child
    yield* within(child)
  }
}

const textOf = (node: HtmlNode): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
