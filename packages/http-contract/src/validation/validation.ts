import { setImmediate } from 'node:timers/promises'
import type { ErrorCatalogue } from './catalogue.ts'
import type { OpenApiDocument } from './document.ts'
import { type BoundOperation, bindOperations, bindWebhooks, pointersOf } from './operations.ts'
import {
  type Answer,
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
import { type Match, createRouter } from './router.ts'
import { type CompiledSchemas, createSchemas } from './schemas.ts'

/** The contract as functions: pure, synchronous, compiled per operation when first used. */
export interface Validation {
  readonly operations: readonly BoundOperation[]
  readonly webhooks: readonly BoundOperation[]
  operation(operationId: string): BoundOperation
  /** The operation behind a method and the raw path (no query) of a request. */
  match(method: string, path: string): Match
  /** The operation's media type that a Content-Type header names; `undefined` when it is none of them. */
  requestType(operationId: string, contentType: string | undefined): string | undefined
  /** Broken rules of a request; empty when it is valid. */
  request(operationId: string, parts: RequestParts): Violation[]
  /** The documented answer to violations of `request`. */
  problem(operationId: string, violations: readonly Violation[]): Answer
  /** The documented answer of an operation that refuses by one of its codes; `details` name fields of the request. */
  refusal(operationId: string, code: string, details?: readonly RefusalDetail[]): Answer
  /** Path and query of a request as the schemas type them: text becomes a number or a boolean where they say so. */
  parameters(operationId: string, parts: RequestParts): { readonly path: Values; readonly query: Values }
  /** The documented answer to a wrong Host, 401, unknown path, wrong method, size, encoding, content type, syntax and 500. */
  transportProblem(failure: TransportFailure): Answer
  /** How a response differs from the contract; empty when it does not. Header names in lower case. */
  response(
    operationId: string,
    status: number,
    headers: HeaderSource,
    body: unknown,
    options?: ResponseOptions,
  ): ResponseViolation[]
  /** How a webhook delivery differs from the contract. Throws for an event that the contract does not have. */
  webhook(event: string, headers: HeaderSource, body: unknown, options?: ResponseOptions): ResponseViolation[]
  /** Compiles every schema; throws, naming the operation, when one does not compile. */
  compile(): void
  /**
   * The same, one schema at a time and other work in between: after it the first refusal is as quick as the next. For a
   * server that has started; resolves when all is done.
   */
  prepare(): Promise<void>
}

export interface ValidationOptions {
  /** Validators of this document made ahead, as `loadContract` has them. Default: none; schemas compile when first used. */
  readonly compiled?: CompiledSchemas | undefined
}

/** `document` is the bundled contract, `catalogue` its errors. Throws when an operation uses what cannot be judged. */
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

  const operation = (id: string): BoundOperation => lookUp(byId, id, 'operation')
  return {
    operations,
    webhooks,
    operation,
    match: createRouter(operations),
    requestType(operationId, contentType) {
      const type = mediaType(contentType)
      return type !== undefined && operation(operationId).body?.content.has(type) === true ? type : undefined
    },
    request: (id, parts) => validateRequest({ schemas, catalogue, operation: operation(id) }, parts),
    problem: (operationId, violations) =>
      withFixedHeaders(operation(operationId), problemOf(catalogue, operationId, violations)),
    refusal: (operationId, code, details) =>
      withFixedHeaders(operation(operationId), refusalOf(catalogue, operationId, code, details)),
    parameters: (id, parts) => parameterValues({ schemas, catalogue, operation: operation(id) }, parts),
    transportProblem(failure) {
      if (failure.operationId === undefined) return transportProblemOf(catalogue, failure)
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

/** Adds the headers that an answer must have and that admit one value: nobody need choose it. */
function withFixedHeaders({ responses }: BoundOperation, answer: Answer): Answer {
  const fixed = [...(responses.get(String(answer.status))?.headers ?? [])].flatMap(
    ([name, { required, only }]) => (required && only !== undefined ? [[name, only] as const] : []),
  )
  return { ...answer, headers: { ...answer.headers, ...Object.fromEntries(fixed) } }
}

function lookUp<T>(map: ReadonlyMap<string, T>, id: string, kind: string): T {
  const found = map.get(id)
  if (found === undefined) throw new Error(`The contract has no ${kind} ${id}`)
  return found
}
