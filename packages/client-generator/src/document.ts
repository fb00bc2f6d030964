import type { ErrorCatalogue, MoneyPlace } from '@pix-payments/spec'

/** The parts of a bundled OpenAPI document that the generator reads. */
export interface Document {
  readonly info: { readonly version: string }
  /** The published documentation. */
  readonly externalDocs: { readonly url: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  /** Undefined when the document has no events. */
  readonly webhooks?: Readonly<Record<string, { readonly post: OperationObject }>>
  /**
   * The error catalogue. The bundler adds it to the document, with the same content as `errors` of
   * `@pix-payments/spec`.
   */
  readonly 'x-error-catalogue': ErrorCatalogue
  /** Where the amount of a withdrawal or a refund is, by status schema and status. Only the payment API has it. */
  readonly 'x-money-by-status'?: Readonly<Record<string, Readonly<Record<string, MoneyPlace>>>>
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
 * How the pages of a list are read. `next` is the name of the property with the next cursor, `total` the name of the
 * property with the number of pages.
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
  readonly description?: string
}

export interface Reference {
  readonly $ref: string
}

export interface BodyObject {
  /** For a request body: whether the caller must send it. */
  readonly required?: boolean
  readonly content?: Readonly<Record<string, { readonly schema: Reference }>>
}

export type SchemaObject = Readonly<Record<string, unknown>>

/** The last part of a reference, which is the name of the component. */
export const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

export const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && '$ref' in value

/** Returns the node itself. If the node is a reference, returns the referenced node. */
export function resolve<T extends object>(document: Document, node: T | Reference): T {
  if (!isReference(node)) return node
  const target = node.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document)
  if (target === undefined) throw new Error(`The contract has no ${node.$ref}.`)
  return target as T
}
