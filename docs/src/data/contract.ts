import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Provenance } from '@pix-payments/spec'

/** The parts of a schema that the pages show. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly 'x-extensible-enum'?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly 'x-source'?: string | readonly string[]
  readonly 'x-gap'?: string | readonly string[]
}

/** An operation, or the webhook of an event. */
export interface Operation {
  readonly id: string
  readonly kind: 'operation' | 'event'
  readonly method: string
  /** The path of an operation, or the name of an event. */
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  /** The operation object of the contract. */
  readonly node: object
}

interface OperationNode {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
}

interface ContractFile {
  readonly info: { readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>
  /** Absent in a contract without events. */
  readonly webhooks?: ContractFile['paths']
  readonly components: Readonly<Record<string, unknown>> & {
    readonly schemas: Readonly<Record<string, Schema>>
  }
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch'])

const require = createRequire(import.meta.url)

const read = (name: string): ContractFile =>
  JSON.parse(readFileSync(require.resolve(`@pix-payments/spec/${name}`), 'utf8')) as ContractFile

/** The bundled contract. */
export const contract: ContractFile = read('openapi.json')

/** Operations, then events, in the order of the contract. */
export const operations: readonly Operation[] = [
  ...listed(contract.paths, 'operation'),
  ...listed(contract.webhooks ?? {}, 'event'),
]

/** The operations of the control API of the sandbox. */
export const sandboxOperations: readonly Operation[] = listed(read('sandbox.json').paths, 'operation')

/** The operations of the rail contract. */
export const railOperations: readonly Operation[] = listed(read('rail.json').paths, 'operation')

function listed(paths: ContractFile['paths'], kind: Operation['kind']): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, node]) => ({
        id: node.operationId,
        kind,
        method: method.toUpperCase(),
        path,
        tag: node.tags[0] ?? '',
        summary: node.summary,
        description: node.description,
        node,
      })),
  )
}

export const schemas: Readonly<Record<string, Schema>> = contract.components.schemas

/** The sections and gaps of a schema, in the form that the registers use. */
export function provenanceOf(schema: Schema): Provenance {
  return { sources: list(schema['x-source']), gaps: list(schema['x-gap']) } as unknown as Provenance
}

function list(value: string | readonly string[] | undefined): readonly string[] {
  return value === undefined ? [] : [value].flat()
}
