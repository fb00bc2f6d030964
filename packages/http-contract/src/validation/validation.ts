import { setImmediate } from 'node:timers/promises'
import type { ErrorCatalogue } from './catalogue.ts'
import type { OpenApiDocument } from './document.ts'
import { type BoundOperation, bindOperations, bindWebhooks, pointersOf } from './operations.ts'
import {
  type ErrorResponse,
  type RefusalDetail,
  type TransportFailure,
  problemOf,
  refusalOf,
  transportProblemOf,
} from './problem.ts'
import {
  type RequestParts,
  type Values,
  type Violation,
  parameterValues,
  validateRequest,
} from './request.ts'
import {
  type HeaderSource,
  type ResponseOptions,
  type ResponseViolation,
  mediaType,
  validateResponse,
  validateWebhook,
} from './response.ts'
import { type Match, createRouter, prefixHint } from './router.ts'
import { type CompiledSchemas, createSchemas } from './schemas.ts'

/**
 * The contract as functions. Every function is pure, and every function except `prepare` is synchronous. An unknown
 * `operationId` throws an `Error`.
 */
export interface Validation {
  readonly operations: readonly BoundOperation[]
  readonly webhooks: readonly BoundOperation[]
  operation(operationId: string): BoundOperation
  /** Finds the operation for a method and a raw path. The path must not be decoded and must not include the query. */
  match(method: string, path: string): Match
  /** Returns the media type of a Content-Type header if the operation reads it; otherwise returns `undefined`. */
  requestType(operationId: string, contentType: string | undefined): string | undefined
  /** Validates a request. Returns its violations, or an empty list when the request is valid. */
  request(operationId: string, parts: RequestParts): Violation[]
  /** Returns the documented error response for violations that `request` returned. */
  problem(operationId: string, violations: readonly Violation[]): ErrorResponse
  /**
   * Returns the documented error response for one of the operation's error codes. `details` name fields of the request.
   */
  refusal(
    operationId: string,
    code: string,
    details?: readonly RefusalDetail[],
    message?: string,
  ): ErrorResponse
  /** Converts the path and query parameters of a request to the types of their schemas: `'12'` becomes `12`. */
  parameters(operationId: string, parts: RequestParts): { readonly path: Values; readonly query: Values }
  /**
   * Returns the documented error response for a failure that is not an error of one operation, such as an unknown path
   * or a 401.
   */
  transportProblem(failure: TransportFailure): ErrorResponse
  /**
   * Compares a response with the contract. Returns the differences, or an empty list when there are none. The names of
   * the headers must be in lower case.
   */
  response(
    operationId: string,
    status: number,
    headers: HeaderSource,
    body: unknown,
    options?: ResponseOptions,
  ): ResponseViolation[]
  /** Compares a webhook delivery with the contract. Throws when the contract does not have the event. */
  webhook(event: string, headers: HeaderSource, body: unknown, options?: ResponseOptions): ResponseViolation[]
  /** Compiles every schema. Throws an `Error` that names the operation when a schema does not compile. */
  compile(): void
  /**
   * Compiles every schema like `compile`, but yields to the event loop before each schema. A server calls it after the
   * start, so that the first invalid request gets its error response as fast as later ones.
   */
  prepare(): Promise<void>
}

export interface ValidationOptions {
  /**
   * The precompiled validators of this document, which `loadContract` passes. When omitted, each schema is compiled on
   * first use.
   */
  readonly compiled?: CompiledSchemas | undefined
}

/**
 * Creates the validation of a document. `document` is the bundled contract, `catalogue` its errors. Throws when an
 * operation has a parameter that is not supported.
 */
export function createValidation(
  document: OpenApiDocument,
  catalogue: ErrorCatalogue,
  { compiled }: ValidationOptions = {},
): Validation {
  const operations = bindOperations(document)
  const webhooks = bindWebhooks(document)
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  const byEvent = new Map(webhooks.map((webhook) => [webhook.id, webhook]))
  const schemas = createSchemas(document, compiled)

  const match = createRouter(operations)
  const operation = (id: string): BoundOperation => lookUp(byId, id, 'operation')
  return {
    operations,
    webhooks,
    operation,
    match,
    requestType(operationId, contentType) {
      const type = mediaType(contentType)
      return type !== undefined && operation(operationId).body?.content.has(type) === true ? type : undefined
    },
    request: (id, parts) => validateRequest({ schemas, catalogue, operation: operation(id) }, parts),
    problem: (operationId, violations) =>
      withFixedHeaders(operation(operationId), problemOf(catalogue, operationId, violations)),
    refusal: (operationId, code, details, message) =>
      withFixedHeaders(operation(operationId), refusalOf(catalogue, operationId, code, details, message)),
    parameters: (id, parts) => parameterValues({ schemas, catalogue, operation: operation(id) }, parts),
    transportProblem(failure) {
      const hint = failure.role === 'unknownPath' ? prefixHint(match, failure.path ?? '') : undefined
      if (failure.operationId === undefined) return transportProblemOf(catalogue, { hint, ...failure })
      const bound = operation(failure.operationId)
      const limitBytes = bound.body?.limits.bytes
      return withFixedHeaders(bound, transportProblemOf(catalogue, { limitBytes, ...failure }))
    },
    response: (id, status, headers, body, options) =>
      validateResponse({ schemas, operation: operation(id) }, status, headers, body, options),
    webhook: (event, headers, body, options) =>
      validateWebhook({ schemas, operation: lookUp(byEvent, event, 'webhook') }, headers, body, options),
    compile() {
      for (const it of [...operations, ...webhooks])
        for (const pointer of pointersOf(it)) schemas.compile(pointer, it.id)
    },
    async prepare() {
      for (const it of [...operations, ...webhooks])
        for (const pointer of pointersOf(it)) {
          await setImmediate()
          schemas.compile(pointer, it.id)
        }
    },
  }
}

/** Adds the required headers whose value the contract fixes, such as `cache-control: no-store`. */
function withFixedHeaders({ responses }: BoundOperation, response: ErrorResponse): ErrorResponse {
  const fixed = [...(responses.get(String(response.status))?.headers ?? [])].flatMap(([name, { only }]) =>
    only === undefined ? [] : [[name, only] as const],
  )
  return { ...response, headers: { ...response.headers, ...Object.fromEntries(fixed) } }
}

function lookUp<T>(map: ReadonlyMap<string, T>, id: string, kind: string): T {
  const found = map.get(id)
  if (found === undefined) throw new Error(`The contract has no ${kind} ${id}`)
  return found
}
