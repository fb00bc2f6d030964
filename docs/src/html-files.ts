import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type DefaultTreeAdapterMap, parse } from 'parse5'

export type HtmlNode = DefaultTreeAdapterMap['node']
export type HtmlElement = DefaultTreeAdapterMap['element']

/** The pages below a folder, for example `guides/webhooks.html`, sorted by name, without the keys of `leftOut`. */
export async function htmlFiles(folder: string, leftOut: object = {}): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true })
  return files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && !(file in leftOut))
    .sort()
}

/** The paths of all files below a folder, with `/` as the separator. */
export async function allFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(
    files.map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    ),
  )
}

/** The elements of a page in document order, with their positions in the text. */
export function elementsOf(html: string): readonly HtmlElement[] {
  const elements: HtmlElement[] = []
  const walk = (node: HtmlNode): void => {
    if ('tagName' in node) elements.push(node)
    if ('childNodes' in node) for (const child of node.childNodes) walk(child)
  }
  walk(parse(html, { sourceCodeLocationInfo: true }))
  return elements
}

export function attribute(element: Pick<HtmlElement, 'attrs'>, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** A replacement for a part of a text. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies the replacements. The replaced parts must not overlap. */
export function splice(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = []
  let end = 0
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    pieces.push(text.slice(end, edit.start), edit.text)
    end = edit.end
  }
  return [...pieces, text.slice(end)].join('')
}
