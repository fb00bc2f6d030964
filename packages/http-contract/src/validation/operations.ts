import {
  type HeaderObject,
  type Located,
  type MediaTypeObject,
  METHODS,
  type Method,
  type OpenApiDocument,
  type OperationObject,
  type Pagination,
  type ParameterObject,
  type PathItemObject,
  type ReferenceObject,
  type RequestBodyObject,
  type ResponseObject,
  child,
  isRecord,
  locate,
} from './document.ts'

/**
 * One operation, with its references resolved. Each schema is given as a JSON pointer into the document, such as
 * `#/components/schemas/Amount`.
 */
export interface BoundOperation {
  readonly id: string
  readonly method: Method
  /** The path template, such as `/v1/pix/withdraw/{externalId}`. For a webhook, the name of the event. */
  readonly path: string
  /** True when the operation requires a bearer token. */
  readonly secured: boolean
  readonly parameters: readonly BoundParameter[]
  readonly body: BoundBody | undefined
  /** The responses, by status as the contract writes it: `200`, `4XX`, `default`. */
  readonly responses: ReadonlyMap<string, BoundResponse>
  readonly pagination: Pagination | undefined
}

export interface BoundParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly explode: boolean
  readonly schema: string
  /** The `x-error-codes` that stand on the parameter itself. The `x-error-codes` of its schema are not included. */
  readonly errorCodes: unknown
}

export interface BoundBody {
  readonly required: boolean
  readonly limits: BodyLimits
  readonly content: ReadonlyMap<string, BoundContent>
}

/**
 * The limits for the body of an operation. `x-limits` in the contract states them; the default is {@link
 * BODY_LIMIT_BYTES} (G-168).
 */
export interface BodyLimits {
  /** The largest allowed number of bytes. */
  readonly bytes: number
  /** The largest allowed number of parts of a form. When undefined, only `bytes` limits the form. */
  readonly parts: number | undefined
}

/** The largest request body, unless the contract states another limit: 1 MiB (G-168). */
export const BODY_LIMIT_BYTES = 1_048_576

export interface BoundContent {
  /** The pointer of the schema. Undefined when every content is accepted. */
  readonly schema: string | undefined
  readonly examples: ReadonlyMap<string, unknown>
}

export interface BoundResponse {
  readonly headers: ReadonlyMap<string, BoundHeader>
  readonly content: ReadonlyMap<string, BoundContent>
}

export interface BoundHeader {
  readonly required: boolean
  /** The `const` in the schema of the header, such as `no-store`. */
  readonly only?: string | undefined
  readonly schema: string | undefined
}

/**
 * Binds every operation below `paths`. Throws when an operation has no operationId. Throws also when a parameter has no
 * schema, is a cookie, or has a `style` that is not supported.
 */
export function bindOperations(document: OpenApiDocument): BoundOperation[] {
  return bind(binderOf(document), document.paths ?? {}, '#/paths', (operation) => operation.operationId)
}

/** Binds every webhook. Its `id` and its `path` are the name of the event. */
export function bindWebhooks(document: OpenApiDocument): BoundOperation[] {
  return bind(binderOf(document), document.webhooks ?? {}, '#/webhooks', (_operation, event) => event)
}

interface Binder {
  readonly document: OpenApiDocument
  /** The bound objects, by `$ref`. Many operations share the same headers and responses. */
  readonly shared: Map<string, unknown>
}

const binderOf = (document: OpenApiDocument): Binder => ({ document, shared: new Map() })

/**
 * Binds `node`. When `node` is a `$ref`, binds its target once and returns the same object for every later `$ref` to
 * this target.
 */
function follow<T extends object, Bound>(
  { document, shared }: Binder,
  node: T | ReferenceObject,
  pointer: string,
  make: (located: Located<T>) => Bound,
): Bound {
  const reference = (node as Partial<ReferenceObject>).$ref
  if (reference === undefined) return make({ node: node as T, pointer })
  if (!shared.has(reference)) shared.set(reference, make(locate<T>(document, node, pointer)))
  return shared.get(reference) as Bound
}

function bind(
  binder: Binder,
  items: Readonly<Record<string, PathItemObject>>,
  pointer: string,
  name: (operation: OperationObject, path: string) => string | undefined,
): BoundOperation[] {
  return Object.entries(items).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      if (operation === undefined) return []
      const id = name(operation, path)
      if (id === undefined) throw new Error(`${method} ${path} has no operationId`)
      return [bindOperation(binder, { id, method, path, item, operation, pointer: child(pointer, path) })]
    }),
  )
}

interface Source {
  readonly id: string
  readonly method: Method
  readonly path: string
  readonly item: PathItemObject
  readonly operation: OperationObject
  readonly pointer: string
}

function bindOperation(binder: Binder, source: Source): BoundOperation {
  const { id, method, path, item, operation, pointer } = source
  const own = child(pointer, method)
  const shared = bindParameters(binder, id, item.parameters, child(pointer, 'parameters'))
  const parameters = bindParameters(binder, id, operation.parameters, child(own, 'parameters'))
  return {
    id,
    method,
    path,
    secured: (operation.security ?? binder.document.security ?? []).length > 0,
    parameters: [
      ...shared.filter((a) => !parameters.some((b) => a.name === b.name && a.in === b.in)),
      ...parameters,
    ],
    body: bindBody(binder, operation.requestBody, child(own, 'requestBody')),
    responses: new Map(
      Object.entries(operation.responses ?? {}).map(([status, response]) => [
        status,
        bindResponse(binder, response, child(own, 'responses', status)),
      ]),
    ),
    pagination: operation['x-pagination'],
  }
}

const STYLES: Readonly<Record<string, string>> = { path: 'simple', query: 'form', header: 'simple' }

function bindParameters(
  binder: Binder,
  operationId: string,
  parameters: readonly (ParameterObject | ReferenceObject)[] | undefined,
  pointer: string,
): BoundParameter[] {
  return (parameters ?? []).map((parameter, index) =>
    follow(binder, parameter, child(pointer, index), ({ node, pointer: at }: Located<ParameterObject>) => {
      const style = STYLES[node.in]
      if (style === undefined || (node.style ?? style) !== style || node.schema === undefined) {
        throw new Error(
          `${operationId}: the ${node.in} parameter ${node.name} must be in path, query or header, have the default style and a schema`,
        )
      }
      return {
        name: node.name,
        in: node.in as BoundParameter['in'],
        required: node.required ?? false,
        explode: node.explode ?? style === 'form',
        schema: child(at, 'schema'),
        errorCodes: node['x-error-codes'],
      }
    }),
  )
}

function bindBody(
  binder: Binder,
  body: RequestBodyObject | ReferenceObject | undefined,
  pointer: string,
): BoundBody | undefined {
  if (body === undefined) return undefined
  return follow(binder, body, pointer, ({ node, pointer: at }: Located<RequestBodyObject>) => ({
    required: node.required ?? false,
    limits: { bytes: node['x-limits']?.bytes ?? BODY_LIMIT_BYTES, parts: node['x-limits']?.parts },
    content: bindContent(binder, node.content, child(at, 'content')),
  }))
}

function bindResponse(
  binder: Binder,
  response: ResponseObject | ReferenceObject,
  pointer: string,
): BoundResponse {
  return follow(binder, response, pointer, ({ node, pointer: at }: Located<ResponseObject>) => ({
    headers: new Map(
      Object.entries(node.headers ?? {}).map(([name, header]) => [
        name.toLowerCase(),
        follow(binder, header, child(at, 'headers', name), bindHeader),
      ]),
    ),
    content: bindContent(binder, node.content, child(at, 'content')),
  }))
}

function bindHeader({ node, pointer }: Located<HeaderObject>): BoundHeader {
  const { required = false, schema } = node
  const [only, ...others] = (schema?.['enum'] ?? []) as readonly unknown[]
  return {
    required,
    only: required && typeof only === 'string' && others.length === 0 ? only : undefined,
    schema: schema === undefined ? undefined : child(pointer, 'schema'),
  }
}

function bindContent(
  { document }: Binder,
  content: Readonly<Record<string, MediaTypeObject>> | undefined,
  pointer: string,
): Map<string, BoundContent> {
  return new Map(
    Object.entries(content ?? {}).map(([type, media]) => [
      type.toLowerCase(),
      {
        schema: media.schema === undefined ? undefined : child(pointer, type, 'schema'),
        examples: new Map(
          Object.entries(media.examples ?? {}).map(([name, example]) => {
            const { node } = locate<{ readonly value?: unknown }>(document, example, pointer)
            return [name, isRecord(node) ? node['value'] : undefined]
          }),
        ),
      },
    ]),
  )
}

/** Returns the pointers of all schemas that validate a request, a response or a delivery of the operation. */
export function pointersOf({ parameters, body, responses }: BoundOperation): string[] {
  const owners = [
    ...parameters,
    ...(body?.content.values() ?? []),
    ...[...responses.values()].flatMap(({ headers, content }) => [...headers.values(), ...content.values()]),
  ]
  return owners.flatMap(({ schema }) => (schema === undefined ? [] : [schema]))
}
