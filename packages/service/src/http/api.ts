import type { Contract } from '@pix-payments/http-contract/load'
import type {
  BoundOperation,
  RequestParts,
  TransportFailure,
  Violation,
} from '@pix-payments/http-contract/validation'
import { type Exchange, JSON_TYPE, type Reply, isStream } from './exchange.ts'
import { readRequest } from './read-request.ts'

/** The result of an operation, before it becomes an HTTP response. */
export type Result =
  | {
      readonly ok: true
      readonly status: number
      readonly body: unknown
      readonly headers?: Readonly<Record<string, string>>
      /** The wallet of the request, for the log, when the caller is not bound to a wallet. */
      readonly walletId?: string | undefined
    }
  | {
      readonly ok: false
      readonly code: string
      readonly details?: readonly { readonly field: string; readonly message: string }[] | undefined
      /**
       * Replaces the default message of the error code. Allowed only when the error body of the operation has a
       * `message`.
       */
      readonly message?: string | undefined
      readonly headers?: Readonly<Record<string, string>> | undefined
    }

/** A request that passed the checks of the contract, with its caller. */
export interface AcceptedRequest<Caller> {
  readonly operationId: string
  readonly caller: Caller
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  /**
   * Violations of the contract that do not refuse the request yet, grouped by error code. Codes of the operation's own
   * rules may come first. The operation decides which code the response carries.
   */
  readonly deferredViolations: ReadonlyMap<string, readonly Violation[]>
  readonly exchange: Exchange
}

export interface ApiOptions<Caller extends { readonly walletId?: string | undefined }> {
  readonly contract: Contract
  /**
   * Returns false for an operation that does not exist in this mode, such as a simulation in production. The response
   * is then 404.
   */
  readonly isServed: (operationId: string) => boolean
  /** Returns the caller. When it returns undefined, the response is 401. */
  readonly authenticate: (operation: BoundOperation, exchange: Exchange) => Promise<Caller | undefined>
  /** Returns a refusal when the caller may not use the operation. The API calls it before it reads the body. */
  readonly refuseCaller?:
    | ((operation: BoundOperation, caller: Caller) => Promise<Result | undefined>)
    | undefined
  /**
   * Returns a refusal when the caller is not the sender of the body. The API calls it with the bytes as they came, before
   * it parses them.
   */
  readonly refuseBody?: ((caller: Caller, bytes: Buffer) => Result | undefined) | undefined
  /**
   * Returns the violations of rules that JSON Schema cannot state. The API decides the error code from these violations
   * and the violations of the schemas together.
   */
  readonly checkRules?:
    | ((operationId: string, caller: Caller, parts: RequestParts) => Promise<readonly Violation[]>)
    | undefined
  /** Called before the operation. The result can replace the operation, or the reply of the operation. */
  readonly intervene?: ((accepted: AcceptedRequest<Caller>) => Promise<Intervention | undefined>) | undefined
  readonly handle: (accepted: AcceptedRequest<Caller>) => Promise<Result>
  /** Throws when a response violates the contract. */
  readonly checkAnswer: (operation: BoundOperation, reply: Reply) => void
}

export interface Intervention {
  /** The reply that is sent without running the operation. */
  readonly before?: Reply | undefined
  /** The reply that is sent instead of the operation's own reply, after the operation has run. */
  readonly after?: Reply | undefined
}

const NOTHING_DEFERRED: AcceptedRequest<unknown>['deferredViolations'] = new Map()

type Headers = Readonly<Record<string, string>>
const fixedByOperation = new WeakMap<BoundOperation, Map<number, Headers>>()

/** Returns the headers of a success that always have the same value in the contract. */
function fixedHeaders(operation: BoundOperation, status: number): Headers {
  const byStatus = fixedByOperation.get(operation) ?? new Map<number, Headers>()
  fixedByOperation.set(operation, byStatus)
  let headers = byStatus.get(status)
  if (headers === undefined) {
    const fixed = [...(operation.responses.get(String(status))?.headers ?? [])].flatMap(([name, { only }]) =>
      only === undefined ? [] : [[name, only] as const],
    )
    headers = { ...JSON_TYPE, ...Object.fromEntries(fixed) }
    byStatus.set(status, headers)
  }
  return headers
}

/**
 * Serves a contract. Returns a function that answers a request. It checks the request in the documented order: route,
 * token, size, encoding, content type, syntax, rules of the contract, rules of the operation. It returns undefined when
 * the caller has disconnected.
 */
export function createApi<Caller extends { readonly walletId?: string | undefined }>(
  options: ApiOptions<Caller>,
): (exchange: Exchange) => Promise<Reply | undefined> {
  const { validation, catalogue } = options.contract

  async function answer(exchange: Exchange): Promise<Reply | undefined> {
    const { request, target } = exchange
    const { path } = target
    // HEAD is GET without a body (G-255).
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
    const match = validation.match(method, path)
    if (!match.found && match.status === 405) {
      return validation.transportProblem({ role: 'wrongMethod', path, allow: match.allow })
    }
    if (!match.found || !options.isServed(match.operationId)) {
      return validation.transportProblem({ role: 'unknownPath', path })
    }
    const operation = validation.operation(match.operationId)
    const caller = await options.authenticate(operation, exchange)
    if (caller === undefined) return transportReply(operation, 'unauthorized')
    const closed = await options.refuseCaller?.(operation, caller)
    if (closed !== undefined) return { ...render(operation, closed), operation, walletId: caller.walletId }
    const read = await readRequest(validation, operation, exchange, {
      pathParameters: match.pathParameters,
      refuseBody: (bytes) => options.refuseBody?.(caller, bytes),
    })
    if (read === undefined) return undefined
    if ('refusal' in read) return { ...render(operation, read.refusal), operation, walletId: caller.walletId }
    if (!read.ok) {
      return { ...transportReply(operation, read.role, read.close), walletId: caller.walletId }
    }
    const reply = await checkAndHandle(operation, caller, read.parts, exchange)
    const walletId = caller.walletId ?? reply.walletId ?? match.pathParameters['walletId']
    return { ...reply, operation, walletId, requestBody: read.parts.body }
  }

  async function checkAndHandle(
    operation: BoundOperation,
    caller: Caller,
    parts: RequestParts,
    exchange: Exchange,
  ): Promise<Reply> {
    const violations: readonly Violation[] = [
      ...validation.request(operation.id, parts),
      ...((await options.checkRules?.(operation.id, caller, parts)) ?? []),
    ]
    const malformed = violations.filter(({ code }) => statusOf(operation, code) === 400)
    if (malformed.length > 0) return validation.problem(operation.id, malformed)
    const accepted = {
      operationId: operation.id,
      caller,
      ...validation.parameters(operation.id, parts),
      body: parts.body,
      deferredViolations:
        violations.length === 0 ? NOTHING_DEFERRED : Map.groupBy(violations, ({ code }) => code),
      exchange,
    }
    const intervention = await options.intervene?.(accepted)
    if (intervention?.before !== undefined) return intervention.before
    const reply = render(operation, await options.handle(accepted))
    // What a stream will contain is not known yet.
    options.checkAnswer(operation, isStream(reply.body) ? { ...reply, body: '' } : reply)
    return intervention?.after ?? reply
  }

  /**
   * Returns the HTTP status of an error code. A violation with the status 400 refuses the request before the operation
   * runs. The operation decides about the other violations together with its own rules.
   */
  function statusOf({ id }: BoundOperation, code: string): number | undefined {
    return catalogue.codes[catalogue.operations[id]?.family ?? '']?.[code]?.status
  }

  function render(operation: BoundOperation, result: Result): Reply {
    if (!result.ok) {
      const { code, details, message, headers } = result
      const refusal = validation.refusal(operation.id, code, details)
      const body = message === undefined ? refusal.body : { ...refusal.body, message }
      return { ...refusal, body, headers: { ...refusal.headers, ...headers }, code }
    }
    const fixed = fixedHeaders(operation, result.status)
    const headers = result.headers === undefined ? fixed : { ...fixed, ...result.headers }
    return { status: result.status, headers, body: result.body, walletId: result.walletId }
  }

  function transportReply(operation: BoundOperation, role: TransportFailure['role'], close = false): Reply {
    const mediaTypes = [...(operation.body?.content.keys() ?? [])]
    const problem = validation.transportProblem({ role, operationId: operation.id, mediaTypes })
    return {
      ...problem,
      headers: { ...problem.headers, ...(close && { connection: 'close' }) },
      operation,
    }
  }

  return answer
}
