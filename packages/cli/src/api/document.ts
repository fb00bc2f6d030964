import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** A part of a contract document. */
export type Node = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A bundled contract document. */
export interface Document {
  readonly root: Node
  /** Returns the part of the document to which a `$ref` points. Other values are returned unchanged. */
  resolve(value: unknown): Node
}

/** Reads a document of the contract: the operator API or the control API. */
export async function readDocument(bundle: 'openapi' | 'sandbox'): Promise<Document> {
  const file = createRequire(import.meta.url).resolve(`@pix-payments/spec/${bundle}.json`)
  const root = JSON.parse(await readFile(file, 'utf8')) as Node
  const resolve = (value: unknown): Node => {
    if (!isNode(value)) return {}
    const { $ref: reference } = value
    if (typeof reference !== 'string') return value
    const parts = reference.slice(2).split('/')
    const found = parts.reduce<unknown>(
      (node, part) => (isNode(node) ? node[decoded(part)] : undefined),
      root,
    )
    // A property beside the $ref, such as a description of its own, wins.
    const { $ref: _reference, ...own } = value
    return { ...resolve(found), ...own }
  }
  return { root, resolve }
}

const decoded = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')
