/**
 * A JSON Schema 2020-12. Code that needs a keyword reads it and checks its type; Ajv checks that all keywords are well
 * formed.
 */
export interface SchemaObject {
  readonly [keyword: string]: unknown
}

export interface ReferenceObject {
  readonly $ref: string
}

export interface MediaTypeObject {
  readonly schema?: SchemaObject
  readonly examples?: Readonly<Record<string, { readonly value?: unknown } | ReferenceObject>>
}

export interface ParameterObject {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly style?: string
  readonly explode?: boolean
  readonly schema?: SchemaObject
  readonly 'x-error-codes'?: unknown
}

export interface HeaderObject {
  readonly required?: boolean
  readonly schema?: SchemaObject
}

export interface ResponseObject {
  readonly description?: string
  readonly headers?: Readonly<Record<string, HeaderObject | ReferenceObject>>
  readonly content?: Readonly<Record<string, MediaTypeObject>>
}

export interface RequestBodyObject {
  readonly required?: boolean
  readonly 'x-limits'?: { readonly bytes?: number; readonly parts?: number }
  readonly content?: Readonly<Record<string, MediaTypeObject>>
}

export interface OperationObject {
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly (ParameterObject | ReferenceObject)[]
  readonly requestBody?: RequestBodyObject | ReferenceObject
  readonly responses?: Readonly<Record<string, ResponseObject | ReferenceObject>>
  readonly 'x-pagination'?: Pagination
}

/**
 * How the pages of a list are read. `items`, `next` and `total` are names of page properties: the entries, the cursor
 * of the next page, and the number of pages. `parameter` is the query parameter that selects a page. A list has either
 * `next` or `total`.
 */
export interface Pagination {
  readonly items: string
  readonly parameter: string
  readonly next?: string
  readonly total?: string
}

export interface PathItemObject {
  readonly parameters?: readonly (ParameterObject | ReferenceObject)[]
  readonly get?: OperationObject
  readonly put?: OperationObject
  readonly post?: OperationObject
  readonly delete?: OperationObject
  readonly options?: OperationObject
  readonly head?: OperationObject
  readonly patch?: OperationObject
  readonly trace?: OperationObject
}

/** The part of a bundled OpenAPI 3.1 document that validation reads. Every `$ref` in it is local (`#/…`). */
export interface OpenApiDocument {
  /** The error catalogue that the bundler adds from `errors.yaml`. */
  readonly 'x-error-catalogue'?: unknown
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly security?: OperationObject['security']
  readonly paths?: Readonly<Record<string, PathItemObject>>
  readonly webhooks?: Readonly<Record<string, PathItemObject>>
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const
export type Method = (typeof METHODS)[number]

/** A node of the document and its JSON pointer, such as `#/paths/~1v1~1balance/get`. */
export interface Located<T> {
  readonly node: T
  readonly pointer: string
}

/** Returns the pointer of a node below a pointer: `child('#/paths', '/v1/balance')` is `#/paths/~1v1~1balance`. */
export function child(pointer: string, ...keys: readonly (string | number)[]): string {
  let at = pointer
  for (const key of keys) at += `/${escape(String(key))}`
  return at
}

const escape = (key: string): string =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key

/**
 * Returns the node at a local JSON pointer, such as `#/components/schemas/Amount`. In a bundled document every reference
 * has a target, so a missing node is a bug and throws.
 */
export function read(document: object, pointer: string): unknown {
  let node: unknown = document
  for (const part of pointer.split('/').slice(1)) {
    const key = /[%~]/.test(part)
      ? decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
      : part
    node = isRecord(node) || Array.isArray(node) ? (node as Record<string, unknown>)[key] : undefined
  }
  if (node === undefined) throw new Error(`The document has nothing at ${pointer}`)
  return node
}

/** Returns the node that a `$ref` refers to, also when this node is a `$ref` again. */
export function locate<T extends object>(
  document: OpenApiDocument,
  node: T | ReferenceObject,
  pointer: string,
): Located<T> {
  const reference = (node as Partial<ReferenceObject>).$ref
  if (reference === undefined) return { node: node as T, pointer }
  return locate(document, read(document, reference) as T, reference)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
