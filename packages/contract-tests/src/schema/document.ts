/** A schema of the contract, or any other object in it. */
export type Schema = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the node at a local JSON pointer (`#/components/schemas/Amount`). Throws when the node does not exist. */
export function read(document: object, pointer: string): unknown {
  let node: unknown = document
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    node = typeof node === 'object' && node !== null ? (node as Schema)[key] : undefined
  }
  if (node === undefined) throw new Error(`The contract has nothing at ${pointer}`)
  return node
}
