import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The description that has an operation: the contract, or the control API of the sandbox. */
export type SourceName = 'pix' | 'sandbox'

export interface Operation {
  readonly source: SourceName
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
}

interface Description {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { operationId?: string; summary?: string }>>>
  >
}

const require = createRequire(import.meta.url)
const OPERATIONS: Readonly<Record<SourceName, ReadonlyMap<string, Operation>>> = {
  pix: operationsOf('pix', require.resolve('@pix-payments/spec/openapi.json')),
  sandbox: operationsOf('sandbox', require.resolve('@pix-payments/spec/sandbox.json')),
}

/** Returns the operation that a step names: `$sourceDescriptions.pix.getBalance`. Throws when there is none. */
export function operationOf(reference: string): Operation {
  const [, source, id] = /^\$sourceDescriptions\.(pix|sandbox)\.(\w+)$/.exec(reference) ?? []
  const operation = source === undefined ? undefined : OPERATIONS[source as SourceName].get(id ?? '')
  if (operation === undefined) throw new Error(`There is no operation ${reference}.`)
  return operation
}

/** The operations of a bundled description by their ids. */
function operationsOf(source: SourceName, file: string): ReadonlyMap<string, Operation> {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Description
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId: id, summary = '' }]) =>
      id === undefined ? [] : [[id, { source, id, method: method.toUpperCase(), path, summary }] as const],
    ),
  )
  return new Map(operations)
}
