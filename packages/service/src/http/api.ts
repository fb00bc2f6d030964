import type { Contract } from '@pix-payments/http-contract/load'
import type {
  BoundOperation,
  RequestParts,
  TransportFailure,
  Violation,
} from '@pix-payments/http-contract/validation'
import { type Exchange, JSON_TYPE, type Reply } from './exchange.ts'
import { readRequest } from './read-request.ts'

/** What an operation answers, before it is an HTTP answer. */
export type Result =
  | {
      readonly ok: true
      readonly status: number
      readonly body: unknown
      readonly headers?: Readonly<Record<string, string>>
    }
  | {
      readonly ok: false
      readonly code: string
      readonly details?: readonly { readonly field: string; readonly message: string }[] | undefined
      /** Takes the place of the usual sentence; the envelope of the operation has to have a `message`. */
      readonly message?: string | undefined
      readonly headers?: Readonly<Record<string, string>> | undefined
    }

/** A request that keeps the contract, and who sent it. */
export interface Accepted<Caller> {
  readonly operationId: string
  readonly caller: Caller
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** Broken rules of the contract that come after rules of the operation, by code: the operation weighs them. */
  readonly deferredViolations: ReadonlyMap<string, readonly Violation[]>
  readonly exchange: Exchange
}

export interface ApiOptions<Caller extends { readonly walletId?: string | undefined }> {
  readonly contract: Contract
  /** False for an operation that is not there, such as a simulation in production: 404 before everything else. */
  readonly isServed: (operationId: string) => boolean
  /** Who calls; undefined is 401. */
  readonly authenticate: (operation: BoundOperation, exchange: Exchange) => Promise<Caller | undefined>
  /** Why an operation is closed to a caller, before the request is looked at. */
  readonly closedTo?: ((operation: BoundOperation, caller: Caller) => Promise<Result | undefined>) | undefined
  /** Further rules of a request, judged together with those of the schemas. */
  readonly judge?:
    | ((operationId: string, caller: Caller, parts: RequestParts) => Promise<readonly Violation[]>)
    | undefined
  /** Before the operation: a reply takes its place, `after` replaces the operation's own. */
  readonly intervene?: ((accepted: Accepted<Caller>) => Promise<Intervention | undefined>) | undefined
  readonly handle: (accepted: Accepted<Caller>) => Promise<Result>
  /** Throws when an answer breaks the contract. */
  readonly checkAnswer: (operation: BoundOperation, reply: Reply) => void
}

export interface Intervention {
  readonly before?: Reply | undefined
  readonly after?: Reply | undefined
}

const NOTHING_DEFERRED: Accepted<unknown>['deferredViolations'] = new Map()

type Headers = Readonly<Record<string, string>>
const fixedByOperation = new WeakMap<BoundOperation, Map<number, Headers>>()

/** The headers of a success whose values the contract states. */
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
 * Serves a contract. A request is judged in the documented order: route, token, size, encoding, content type, syntax, rules of
 * the contract, rules of the operation. Undefined: the caller is gone.
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
    const closed = await options.closedTo?.(operation, caller)
    if (closed !== undefined) return { ...render(operation, closed), operation, walletId: caller.walletId }
    const read = await readRequest(validation, operation, exchange, match.pathParameters)
    if (read === undefined) return undefined
    if (!read.ok) {
      return { ...transportReply(operation, read.role, read.close), walletId: caller.walletId }
    }
    const reply = await judged(operation, caller, read.parts, exchange)
    return { ...reply, operation, walletId: caller.walletId, requestBody: read.parts.body }
  }

  async function judged(
    operation: BoundOperation,
    caller: Caller,
    parts: RequestParts,
    exchange: Exchange,
  ): Promise<Reply> {
    const violations: readonly Violation[] = [
      ...validation.request(operation.id, parts),
      ...((await options.judge?.(operation.id, caller, parts)) ?? []),
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
    options.checkAnswer(operation, reply)
    return intervention?.after ?? reply
  }

  /** 400 comes before whatever the operation looks up; the other codes have their place among its own. */
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
    return { status: result.status, headers, body: result.body }
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
