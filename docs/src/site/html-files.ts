import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type DefaultTreeAdapterMap, parse } from 'parse5'

export type HtmlNode = DefaultTreeAdapterMap['node']
export type HtmlElement = DefaultTreeAdapterMap['element']

/** The pages below a folder, as `guides/webhooks.html`, in the order of their names. */
export async function htmlFiles(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true })
  return files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
}

/** Every file below a folder, with `/` between its parts. */
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

/** The elements of a page in document order, with their places in its text. */
export function elementsOf(html: string): readonly HtmlElement[] {
  return [...walk(parse(html, { sourceCodeLocationInfo: true }))]
}

function* walk(node: HtmlNode): Generator<HtmlElement> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child)
}

export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** A text to put in place of a part of another. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Puts texts in place of parts of a text; the parts do not overlap. */
export function splice(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = []
  let end = 0
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    pieces.push(text.slice(end, edit.start), edit.text)
    end = edit.end
  }
  return [...pieces, text.slice(end)].join('')
}
