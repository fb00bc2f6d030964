import {
  type HeaderObject,
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

/** One operation with its references followed; schemas are kept as pointers into the document. */
export interface BoundOperation {
  readonly id: string
  readonly method: Method
  /** `/v1/pix/withdraw/{externalId}`; the event name for a webhook. */
  readonly path: string
  /** True when a bearer token is needed. */
  readonly secured: boolean
  readonly parameters: readonly BoundParameter[]
  readonly body: BoundBody | undefined
  /** By status as written: `200`, `4XX`, `default`. */
  readonly responses: ReadonlyMap<string, BoundResponse>
  readonly pagination: Pagination | undefined
}

export interface BoundParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly explode: boolean
  readonly schema: string
  /** `x-error-codes` that stands on the parameter itself. */
  readonly errorCodes: unknown
}

export interface BoundBody {
  readonly required: boolean
  readonly content: ReadonlyMap<string, BoundContent>
}

export interface BoundContent {
  /** Pointer of the schema; absent when any content is accepted. */
  readonly schema: string | undefined
  readonly examples: ReadonlyMap<string, unknown>
}

export interface BoundResponse {
  readonly headers: ReadonlyMap<string, BoundHeader>
  readonly content: ReadonlyMap<string, BoundContent>
}

export interface BoundHeader {
  readonly required: boolean
  /** The only value that the contract admits, such as `no-store`. */
  readonly only?: string | undefined
  readonly schema: string | undefined
}

/** Every operation below `paths`. Throws when the document uses something that validation cannot judge. */
export function bindOperations(document: OpenApiDocument): BoundOperation[] {
  return bind(document, document.paths ?? {}, '#/paths', (operation) => operation.operationId)
}

/** Every webhook; its `id` and `path` are the event name. */
export function bindWebhooks(document: OpenApiDocument): BoundOperation[] {
  return bind(document, document.webhooks ?? {}, '#/webhooks', (_operation, event) => event)
}

function bind(
  document: OpenApiDocument,
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
      return [bindOperation(document, { id, method, path, item, operation, pointer: child(pointer, path) })]
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

function bindOperation(document: OpenApiDocument, source: Source): BoundOperation {
  const { id, method, path, item, operation, pointer } = source
  const own = child(pointer, method)
  const shared = bindParameters(document, id, item.parameters, child(pointer, 'parameters'))
  const parameters = bindParameters(document, id, operation.parameters, child(own, 'parameters'))
  return {
    id,
    method,
    path,
    secured: (operation.security ?? document.security ?? []).length > 0,
    parameters: [
      ...shared.filter((a) => !parameters.some((b) => a.name === b.name && a.in === b.in)),
      ...parameters,
    ],
    body: bindBody(document, operation.requestBody, child(own, 'requestBody')),
    responses: new Map(
      Object.entries(operation.responses ?? {}).map(([status, response]) => [
        status,
        bindResponse(document, response, child(own, 'responses', status)),
      ]),
    ),
    pagination: operation['x-pagination'],
  }
}

const STYLES: Readonly<Record<string, string>> = { path: 'simple', query: 'form', header: 'simple' }

function bindParameters(
  document: OpenApiDocument,
  operationId: string,
  parameters: readonly (ParameterObject | ReferenceObject)[] | undefined,
  pointer: string,
): BoundParameter[] {
  return (parameters ?? []).map((parameter, index) => {
    const { node, pointer: at } = locate<ParameterObject>(document, parameter, child(pointer, index))
    const style = STYLES[node.in]
    if (style === undefined || (node.style ?? style) !== style || node.schema === undefined) {
      throw new Error(
        `${operationId}: the ${node.in} parameter ${node.name} is of a kind that is not supported`,
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
  })
}

function bindBody(
  document: OpenApiDocument,
  body: RequestBodyObject | ReferenceObject | undefined,
  pointer: string,
): BoundBody | undefined {
  if (body === undefined) return undefined
  const { node, pointer: at } = locate<RequestBodyObject>(document, body, pointer)
  return {
    required: node.required ?? false,
    content: bindContent(document, node.content, child(at, 'content')),
  }
}

function bindResponse(
  document: OpenApiDocument,
  response: ResponseObject | ReferenceObject,
  pointer: string,
): BoundResponse {
  const { node, pointer: at } = locate<ResponseObject>(document, response, pointer)
  return {
    headers: new Map(
      Object.entries(node.headers ?? {}).map(([name, header]) => {
        const { node: it, pointer: here } = locate<HeaderObject>(document, header, child(at, 'headers', name))
        const schema = it.schema === undefined ? undefined : child(here, 'schema')
        const only = (it.schema as { const?: unknown } | undefined)?.const
        return [
          name.toLowerCase(),
          { required: it.required ?? false, only: typeof only === 'string' ? only : undefined, schema },
        ]
      }),
    ),
    content: bindContent(document, node.content, child(at, 'content')),
  }
}

function bindContent(
  document: OpenApiDocument,
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
