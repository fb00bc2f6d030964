import type { Schema } from '../data/contract.ts'

interface Reference {
  readonly $ref?: string
}

export interface ExampleNode {
  readonly value: unknown
}

interface Media {
  readonly schema: Schema
  readonly examples?: Readonly<Record<string, ExampleNode>>
}

export interface ParameterNode {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
}

export interface RequestNode {
  readonly description?: string
  readonly required?: boolean
  readonly content?: Readonly<Record<string, Media>>
}

/** An operation that takes values of a response. */
export interface LinkNode {
  readonly operationId?: string
  readonly description?: string
  readonly parameters?: Readonly<Record<string, unknown>>
}

export interface ResponseNode {
  readonly description?: string
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<Record<string, Media>>
  readonly links?: Readonly<Record<string, LinkNode | Reference>>
}

/** The parts of an operation that its page shows. */
export interface OperationNode {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly (ParameterNode | Reference)[]
  readonly requestBody?: RequestNode | Reference
  readonly responses: Readonly<Record<string, ResponseNode | Reference>>
  readonly 'x-source'?: string | readonly string[]
  readonly 'x-gap'?: string | readonly string[]
  readonly 'x-idempotency'?: string
  readonly 'x-limits'?: Readonly<Record<string, number>>
  readonly 'x-sandbox-only'?: boolean
  readonly 'x-codeSamples'?: readonly {
    readonly lang: string
    readonly label: string
    readonly source: string
  }[]
}

/** An operation or an event, with the place of its page. */
export interface DocumentedOperation {
  readonly id: string
  readonly kind: 'operation' | 'event'
  readonly method: string
  /** The path of an operation, or the name of an event. */
  readonly path: string
  readonly node: OperationNode
}

/** The parts of a document of the contract that its pages show. */
export interface DocumentNode {
  readonly info: {
    readonly title: string
    readonly version: string
    readonly summary: string
    readonly description: string
  }
  readonly tags: readonly {
    readonly name: string
    readonly 'x-displayName'?: string
    readonly description?: string
  }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>
  readonly webhooks?: DocumentNode['paths']
  readonly components: Readonly<Record<string, unknown>> & {
    readonly schemas: Readonly<Record<string, Schema>>
  }
}

/** The target of a reference to a shared component, or the node itself. */
export function resolve<T>(document: DocumentNode, node: T | Reference | undefined): T | undefined {
  const reference = (node as Reference | undefined)?.$ref
  if (reference === undefined) return node as T | undefined
  const [, , kind = '', name = ''] = reference.split('/')
  return (document.components[kind] as Readonly<Record<string, T>> | undefined)?.[name]
}
