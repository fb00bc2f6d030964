import type { ErrorEntry, ErrorFamily, ErrorOutcome, OperationErrors } from '@pix-payments/spec'
import type { Document, OperationObject, Pagination } from './document.ts'
import { nameOf, resolve } from './document.ts'

/** The facts about an operation of `paths` that the generated client needs. */
export interface Operation {
  readonly operationId: string
  /** The property of the client that holds the method of the operation: the tag in camelCase. */
  readonly resource: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly pathParameters: readonly string[]
  readonly queryParameters: readonly { readonly name: string; readonly required: boolean }[]
  /** The descriptions of the parameters in path and query, by name. */
  readonly parameterDescriptions: Readonly<Record<string, string>>
  /**
   * The schema name and the media type of the body, and whether the body is required. Undefined when the operation has
   * no body.
   */
  readonly request:
    | { readonly schema: string; readonly mediaType: string; readonly required: boolean }
    | undefined
  /** The schema name of each 2XX response, by status. */
  readonly successes: Readonly<Record<string, string>>
  readonly family: ErrorFamily
  /** The errors of the operation, in order of precedence. */
  readonly errors: readonly OperationError[]
  /** Whether a call must carry a token, may carry a token, or carries no token. */
  readonly token: 'needed' | 'optional' | 'none'
  readonly idempotency: string | undefined
  readonly pagination: Pagination | undefined
}

const camelCase = (tag: string): string =>
  tag.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** An error code of an operation. */
export interface OperationError {
  readonly code: string
  readonly status: number
  readonly retryable: boolean
  /** What the code shows about a write. */
  readonly outcome: ErrorOutcome
}

/**
 * Returns the operations in the order of the document, without those that answer with a stream: a method returns one
 * value.
 *
 * @throws Error that names an operation for which no method can be generated, and the reason.
 */
export function operationsOf(document: Document): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(
        ([, operation]) => operation.operationId !== undefined && !answersWithStream(document, operation),
      )
      .map(([method, operation]) => operationOf(document, path, method.toUpperCase(), operation)),
  )
}

const answersWithStream = (document: Document, { responses }: OperationObject): boolean =>
  Object.values(responses).some(
    (response) => resolve(document, response).content?.['text/event-stream'] !== undefined,
  )

function operationOf(document: Document, path: string, method: string, node: OperationObject): Operation {
  const parameters = (node.parameters ?? []).map((parameter) => resolve(document, parameter))
  const [media] = Object.entries(node.requestBody?.content ?? {})
  const operation: Operation = {
    operationId: node.operationId,
    resource: camelCase(node.tags[0] as string),
    method,
    path,
    summary: node.summary,
    description: node.description,
    pathParameters: parameters.filter((it) => it.in === 'path').map((it) => it.name),
    queryParameters: parameters
      .filter((it) => it.in === 'query')
      .map((it) => ({ name: it.name, required: it.required === true })),
    parameterDescriptions: Object.fromEntries(
      parameters.flatMap(({ name, description }) => (description === undefined ? [] : [[name, description]])),
    ),
    request: media && {
      mediaType: media[0],
      schema: nameOf(media[1].schema.$ref),
      required: node.requestBody?.required === true,
    },
    successes: Object.fromEntries(
      Object.entries(node.responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, response]) => [status, successSchema(document, node.operationId, response)]),
    ),
    ...errorsIn(document, node.operationId),
    token: tokenOf(node),
    idempotency: node['x-idempotency'],
    pagination: node['x-pagination'],
  }
  refuseCollisions(document, operation)
  return operation
}

/** In OpenAPI, an empty requirement in the list `security` makes the token optional. */
function tokenOf({ security }: OperationObject): Operation['token'] {
  if (security.length === 0) return 'none'
  return security.some((one) => Object.keys(one).length === 0) ? 'optional' : 'needed'
}

function errorsIn(document: Document, operationId: string): Pick<Operation, 'family' | 'errors'> {
  const catalogue = document['x-error-catalogue']
  const listed = (catalogue.operations as Readonly<Record<string, OperationErrors>>)[operationId]
  if (listed === undefined)
    throw new Error(`${operationId} has no entry in the error catalogue: add it to errors.yaml.`)
  const { family, codes } = listed
  return {
    family,
    errors: codes.map((code) => {
      const entry = (catalogue.codes[family] as Readonly<Record<string, ErrorEntry>>)[code]
      if (entry === undefined)
        throw new Error(`${operationId}: the error catalogue has no code ${code}: add it to errors.yaml.`)
      return { code, status: entry.status, retryable: entry.retryable, outcome: entry.outcome }
    }),
  }
}

function successSchema(
  document: Document,
  operationId: string,
  response: OperationObject['responses'][string],
): string {
  const schema = resolve(document, response).content?.['application/json']?.schema
  if (schema === undefined) throw new Error(`${operationId} has a 2XX response that is not JSON.`)
  return nameOf(schema.$ref)
}

/**
 * A method takes path, query and body parameters in one object, so two of them must not have the same name. One case is
 * allowed: a path parameter and an optional property of the body. The method then sends the value only in the path.
 */
function refuseCollisions(document: Document, operation: Operation): void {
  const { operationId, method, pathParameters, queryParameters, request } = operation
  const schema = request && document.components.schemas[request.schema]
  const required = (schema?.['required'] ?? []) as readonly string[]
  if (!['GET', 'DELETE'].includes(method) !== (request !== undefined)) {
    throw new Error(
      `${operationId}: the client requires that GET and DELETE have no body and that every other method has one.`,
    )
  }
  if (request !== undefined && queryParameters.length > 0) {
    throw new Error(
      `${operationId} has a query and a body: its method takes one object and could not separate them.`,
    )
  }
  for (const { name } of queryParameters) {
    if (pathParameters.includes(name))
      throw new Error(`${operationId} has ${name} both in the path and in the query: rename one.`)
  }
  for (const name of pathParameters) {
    if (required.includes(name)) {
      throw new Error(
        `${operationId} requires ${name} in the path and in the body: its method takes both in one object. Make it optional in the body.`,
      )
    }
  }
}

/** Whether the method takes parameters in addition to its options. */
export const takesParameters = ({ pathParameters, queryParameters, request }: Operation): boolean =>
  pathParameters.length > 0 || queryParameters.length > 0 || request !== undefined

/** Groups the operations by resource, in the order of the document. */
export function resourcesOf(operations: readonly Operation[]): ReadonlyMap<string, readonly Operation[]> {
  return Map.groupBy(operations, (operation) => operation.resource)
}
