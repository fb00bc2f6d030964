import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPEC } from './folders.ts'

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

const BUNDLES: Readonly<Record<SourceName, string>> = { pix: 'openapi.json', sandbox: 'sandbox.json' }
const read = new Map<SourceName, ReadonlyMap<string, Operation>>()

/** Returns the operation that a step names: `$sourceDescriptions.pix.getBalance`. Throws when there is none. */
export function operationOf(reference: string): Operation {
  const [, source, id] = /^\$sourceDescriptions\.(pix|sandbox)\.(\w+)$/.exec(reference) ?? []
  const operation = source === undefined ? undefined : operationsOf(source as SourceName).get(id ?? '')
  if (operation === undefined) throw new Error(`There is no operation ${reference}.`)
  return operation
}

/** Reads the bundled description, so `pnpm spec:bundle` must have run. */
function operationsOf(source: SourceName): ReadonlyMap<string, Operation> {
  const known = read.get(source)
  if (known !== undefined) return known
  const { paths } = JSON.parse(readFileSync(join(SPEC, 'dist', BUNDLES[source]), 'utf8')) as Description
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId: id, summary = '' }]) =>
      id === undefined ? [] : [[id, { source, id, method: method.toUpperCase(), path, summary }] as const],
    ),
  )
  const byId = new Map(operations)
  read.set(source, byId)
  return byId
}
