import {
  type AcceptanceOptions,
  type AcceptedRequest as Accepted,
  acceptRequest,
} from '@pix-payments/http-contract/http'
import type { Contract } from '@pix-payments/http-contract/load'
import type { BoundOperation, Violation } from '@pix-payments/http-contract/validation'
import { type Exchange, JSON_TYPE, type Reply, isStream } from './exchange.ts'

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
      /** Replaces the meaning of the error code in the body. */
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

type Refusal = Extract<Result, { readonly ok: false }>

/** The checks of a request that differ between the APIs; `isServed` is false for a simulation in production. */
type Checks<Caller> = Pick<
  AcceptanceOptions<Caller, Refusal>,
  'isServed' | 'admit' | 'refuseBody' | 'checkRules'
>

export interface ApiOptions<
  Caller extends { readonly walletId?: string | undefined },
> extends Checks<Caller> {
  readonly contract: Contract
  /**
   * Called before the operation. The result can replace the operation, or the reply of the operation. Undefined when
   * nothing intervenes: a GET operation has run meanwhile, and runs again otherwise.
   */
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
 * Serves a contract. Returns a function that answers a request: `acceptRequest` checks it, then the operation runs. The
 * function returns undefined when the caller has disconnected.
 */
export function createApi<Caller extends { readonly walletId?: string | undefined }>(
  options: ApiOptions<Caller>,
): (exchange: Exchange) => Promise<Reply | undefined> {
  const { validation, catalogue } = options.contract
  const checks: AcceptanceOptions<Caller, Refusal> = { ...options, validation, isDeferred }

  async function answer(exchange: Exchange): Promise<Reply | undefined> {
    const checked = await acceptRequest(exchange.request, exchange.target, checks)
    if (checked === undefined) return undefined
    const { operation, caller, parts } = checked
    const reply: Reply = checked.ok
      ? await handle(checked, exchange)
      : checked.refusal === undefined
        ? checked.problem
        : render(checked.operation, checked.refusal)
    const walletId = caller?.walletId ?? reply.walletId ?? parts?.pathParameters?.['walletId']
    return { ...reply, operation, walletId, requestBody: parts?.body }
  }

  async function handle(checked: Accepted<Caller>, exchange: Exchange): Promise<Reply> {
    const { operation, caller, path, query, parts, violations } = checked
    // No resource has an id of another form (G-183), and a store may be unable to compare it.
    const unknown = violations.find((it) => it.in === 'path')
    if (unknown !== undefined) return render(operation, { ok: false, code: unknown.code })
    const accepted: AcceptedRequest<Caller> = {
      operationId: operation.id,
      caller,
      path,
      query,
      body: parts.body,
      deferredViolations:
        violations.length === 0 ? NOTHING_DEFERRED : Map.groupBy(violations, ({ code }) => code),
      exchange,
    }
    const reading = options.intervene && operation.method === 'get' ? options.handle(accepted) : undefined
    reading?.catch(() => undefined)
    const intervention = await options.intervene?.(accepted)
    if (intervention?.before !== undefined) return intervention.before
    const result = await ((intervention === undefined ? reading : undefined) ?? options.handle(accepted))
    const reply = render(operation, result)
    // What a stream will contain is not known yet.
    options.checkAnswer(operation, isStream(reply.body) ? { ...reply, body: '' } : reply)
    return intervention?.after ?? reply
  }

  /**
   * A violation with the status 400 refuses the request before the operation runs. The operation decides about the other
   * violations together with its own rules.
   */
  function isDeferred({ id }: BoundOperation, { code }: Violation): boolean {
    return catalogue.codes[catalogue.operations[id]?.family ?? '']?.[code]?.status !== 400
  }

  function render(operation: BoundOperation, result: Result): Reply {
    if (!result.ok) {
      const { code, details, message, headers } = result
      const refusal = validation.refusal(operation.id, code, details, message)
      return { ...refusal, headers: { ...refusal.headers, ...headers } }
    }
    const fixed = fixedHeaders(operation, result.status)
    const headers = result.headers === undefined ? fixed : { ...fixed, ...result.headers }
    return { status: result.status, headers, body: result.body, walletId: result.walletId }
  }

  return answer
}
