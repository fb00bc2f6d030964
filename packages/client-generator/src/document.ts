import type { ErrorCatalogue } from '@pix-payments/spec'

/** A bundled OpenAPI document, as far as the generator reads it. */
export interface Document {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  /** Undefined in a document without events. */
  readonly webhooks?: Readonly<Record<string, { readonly post: OperationObject }>>
  /** The error catalogue. The bundler adds it, in the shape of `errors` of `@pix-payments/spec`. */
  readonly 'x-error-catalogue': ErrorCatalogue
  readonly components: { readonly schemas: Readonly<Record<string, SchemaObject>> } & Readonly<
    Record<string, unknown>
  >
}

export interface OperationObject {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly (ParameterObject | Reference)[]
  readonly requestBody?: BodyObject
  readonly responses: Readonly<Record<string, BodyObject>>
  readonly 'x-idempotency'?: string
  readonly 'x-pagination'?: Pagination
  readonly 'x-sandbox-only'?: boolean
}

/**
 * How a list is read page by page: `next` is the property with the next cursor, `total` the one with the page count.
 */
export interface Pagination {
  readonly items: string
  readonly parameter: string
  readonly next?: string
  readonly total?: string
}

export interface ParameterObject {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
}

export interface Reference {
  readonly $ref: string
}

export interface BodyObject {
  /** For a request: whether the body must be sent. */
  readonly required?: boolean
  readonly content?: Readonly<Record<string, { readonly schema: Reference }>>
}

export type SchemaObject = Readonly<Record<string, unknown>>

/** The last part of a reference: the name of the component. */
export const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

export const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && '$ref' in value

/** The node, or the target of its reference. */
export function resolve<T extends object>(document: Document, node: T | Reference): T {
  if (!isReference(node)) return node
  const target = node.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document)
  if (target === undefined) throw new Error(`The contract has no ${node.$ref}.`)
  return target as T
}
