import type { IncomingMessage } from 'node:http'
import type { BoundOperation } from '../validation/operations.ts'
import type { ErrorResponse, TransportFailure } from '../validation/problem.ts'
import type { RequestParts, Values, Violation } from '../validation/request.ts'
import type { Validation } from '../validation/validation.ts'
import { faultOfBody, parseBody, readBody } from './body.ts'
import { hasContentEncoding, hasOtherCharset } from './encoding.ts'
import { BODY_TIMEOUT_MILLISECONDS } from './serve.ts'
import type { Target } from './target.ts'

/** What a server decides itself about a request. `Refusal` is a refusal in the server's own form. */
export interface AcceptanceOptions<Caller, Refusal extends object> {
  readonly validation: Validation
  /** Returns false for an operation that the server does not have. The response is then 404. Default: it has them all. */
  readonly isServed?: ((operationId: string) => boolean) | undefined
  /** Finds the caller, before the body is read. When it returns undefined, the response is 401. */
  readonly admit: (
    operation: BoundOperation,
    request: IncomingMessage,
    pathParameters: NonNullable<RequestParts['pathParameters']>,
  ) => Promise<Admission<Caller, Refusal> | undefined>
  /** Refuses a caller who is not the sender of the body. Gets the bytes as they came, before they are parsed. */
  readonly refuseBody?:
    | ((caller: Caller, bytes: Buffer, operation: BoundOperation) => Refusal | undefined)
    | undefined
  /**
   * Returns the violations of rules that JSON Schema cannot state. The error code follows from these violations and the
   * violations of the schemas together.
   */
  readonly checkRules?:
    | ((operationId: string, caller: Caller, parts: RequestParts) => Promise<readonly Violation[]>)
    | undefined
  /** Whether the operation decides about a violation, together with its own rules. Default: every violation refuses. */
  readonly isDeferred?: ((operation: BoundOperation, violation: Violation) => boolean) | undefined
  readonly bodyTimeoutMilliseconds?: number | undefined
}

/** The caller of a request, and perhaps why the caller may not use the operation. */
export type Admission<Caller, Refusal extends object> =
  | { readonly caller: Caller }
  | { readonly caller?: Caller | undefined; readonly refusal: Refusal }

/** A request that passed the checks. */
export interface AcceptedRequest<Caller> {
  readonly ok: true
  readonly operation: BoundOperation
  readonly caller: Caller
  readonly parts: RequestParts
  /** The parameters of `parts`, converted to the types of their schemas. */
  readonly path: Values
  readonly query: Values
  /** The deferred violations. */
  readonly violations: readonly Violation[]
}

/** A request that is refused: with the documented error, `problem`, or with a refusal of the server. */
export type RefusedRequest<Caller, Refusal extends object> = {
  readonly ok: false
  readonly caller?: Caller | undefined
  /** Undefined when the body was not parsed. */
  readonly parts?: RequestParts | undefined
} & (
  | {
      readonly operation?: BoundOperation | undefined
      /** Has the header `connection: close` when the rest of the body is not read. */
      readonly problem: ErrorResponse
      /** What is wrong, for a log: `tooLarge`, or `amount must be an integer`. */
      readonly reasons: readonly string[]
      readonly refusal?: undefined
    }
  | { readonly operation: BoundOperation; readonly refusal: Refusal }
)

/**
 * Checks a request in the documented order: route, caller, size, encoding, content type, syntax, rules of the contract.
 * All servers of the contract call this function. Returns undefined when the caller has disconnected.
 */
export async function acceptRequest<Caller, Refusal extends object>(
  request: IncomingMessage,
  { path, query }: Target,
  options: AcceptanceOptions<Caller, Refusal>,
): Promise<AcceptedRequest<Caller> | RefusedRequest<Caller, Refusal> | undefined> {
  const { validation } = options
  const { method = 'GET', headers } = request
  // HEAD is GET without a body (G-255).
  const match = validation.match(method === 'HEAD' ? 'GET' : method, path)
  if (!match.found && match.status === 405) {
    return unrouted(validation, { role: 'wrongMethod', path, allow: match.allow })
  }
  if (!match.found || options.isServed?.(match.operationId) === false) {
    return unrouted(validation, { role: 'unknownPath', path })
  }
  const { operationId, pathParameters } = match
  const operation = validation.operation(operationId)
  const { body } = operation
  const admission = await options.admit(operation, request, pathParameters)
  if (admission === undefined) return failed(validation, operation, undefined, 'unauthorized')
  if ('refusal' in admission) return { ok: false, operation, ...admission }
  const { caller } = admission

  const timeoutMilliseconds = options.bodyTimeoutMilliseconds ?? BODY_TIMEOUT_MILLISECONDS
  const read = await readBody(request, { timeoutMilliseconds, limitBytes: body?.limits.bytes })
  if (read.outcome === 'aborted') return undefined
  if (read.outcome === 'tooLarge') return closing(failed(validation, operation, caller, 'tooLarge'))
  if (read.outcome === 'tooSlow')
    return closing(failed(validation, operation, caller, 'unparsableBody', 'did not arrive in time'))
  const { bytes } = read
  const refusal = options.refuseBody?.(caller, bytes, operation)
  if (refusal !== undefined) return { ok: false, operation, caller, refusal }
  let parts: RequestParts = { pathParameters, query, headers }
  const type = headers['content-type'] ?? ''
  if (body !== undefined && (bytes.length > 0 || type !== '' || body.required)) {
    if (hasContentEncoding(headers)) return failed(validation, operation, caller, 'unsupportedEncoding')
    const contentType = validation.requestType(operationId, type)
    if (contentType === undefined) return failed(validation, operation, caller, 'wrongContentType')
    if (hasOtherCharset(type)) return failed(validation, operation, caller, 'unsupportedEncoding')
    const parsed = await parseBody(bytes, contentType, type, body.limits)
    if (parsed === undefined) {
      const fault = await faultOfBody(bytes, contentType, type, body.limits)
      return failed(validation, operation, caller, 'unparsableBody', fault)
    }
    parts = { pathParameters, query, headers, body: parsed.value, contentType }
  }

  const violations = validation.request(operationId, parts)
  if (options.checkRules !== undefined) {
    violations.push(...(await options.checkRules(operationId, caller, parts)))
  }
  const refusing = violations.filter((it) => options.isDeferred?.(operation, it) !== true)
  if (refusing.length > 0) {
    const problem = validation.problem(operationId, refusing)
    const reasons = refusing.map(({ field, message }) => `${field} ${message}`)
    return { ok: false, operation, caller, parts, problem, reasons }
  }
  const values = validation.parameters(operationId, parts)
  return { ok: true, operation, caller, parts, path: values.path, query: values.query, violations }
}

type Failed<Caller> = Extract<RefusedRequest<Caller, never>, { readonly problem: ErrorResponse }>

const unrouted = (validation: Validation, failure: TransportFailure): Failed<never> => ({
  ok: false,
  problem: validation.transportProblem(failure),
  reasons: [],
})

function failed<Caller>(
  validation: Validation,
  operation: BoundOperation,
  caller: Caller | undefined,
  role: TransportFailure['role'],
  fault?: string,
): Failed<Caller> {
  const mediaTypes = [...(operation.body?.content.keys() ?? [])]
  const problem = validation.transportProblem({ role, operationId: operation.id, mediaTypes, fault })
  return { ok: false, operation, caller, problem, reasons: [role] }
}

/** The rest of the body is not read, so the connection takes no other request. */
const closing = <Caller>({ problem, ...rest }: Failed<Caller>): Failed<Caller> => ({
  ...rest,
  problem: { ...problem, headers: { ...problem.headers, connection: 'close' } },
})
