import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Document } from '../src/document.ts'

/** A node of the contract that a test may change. */
export interface Node {
  [key: string]: Node
}

const read = (name: string): string =>
  readFileSync(createRequire(import.meta.url).resolve(`@pix-payments/spec/${name}`), 'utf8')
const contract = read('openapi.json')
const sandbox = read('sandbox.json')

/** Returns a copy of the contract, changed by the function. */
export const contractWith = (change?: (document: Node) => void): Document => changed(contract, change)

/** Returns a copy of the sandbox's control API, changed by the function. */
export const sandboxWith = (change?: (document: Node) => void): Document => changed(sandbox, change)

function changed(text: string, change: (document: Node) => void = () => undefined): Document {
  const document = JSON.parse(text) as Node
  change(document)
  return document as unknown as Document
}

/** Returns the node at a path of keys. Throws when a key is missing. */
export function at(document: Node, ...path: readonly string[]): Node {
  return path.reduce((node, key) => {
    const inner = node[key]
    if (inner === undefined) throw new Error(`The contract has no ${path.join(' → ')}.`)
    return inner
  }, document)
}

/** Sets a property of a node to any value. */
export function put(node: Node, key: string, value: unknown): void {
  node[key] = value as Node
}
