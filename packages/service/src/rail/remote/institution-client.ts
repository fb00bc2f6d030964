import type { Contract } from '@pix-payments/http-contract/load'
import type { Clock } from '../../clock.ts'
import { nameServers } from '../../outgoing/public-lookup.ts'
import { readRetryAfter } from '../../outgoing/retry-after.ts'
import { USER_AGENT, signatureHeaders } from '../../outgoing/signature.ts'
import type { Tracing } from '../../tracing/tracing.ts'
import { type Answer, createTransport } from '../../outgoing/transport.ts'
import { InstitutionError } from '../institution.ts'

export interface InstitutionClientOptions {
  readonly url: string
  readonly orderSecrets: readonly string[]
  readonly timeoutMilliseconds: number
  /** Maximum number of connections. */
  readonly connections: number
  readonly contract: Pick<Contract, 'validation'>
  readonly clock: Clock
  readonly tracing?: Tracing | undefined
}

export interface InstitutionCall {
  /** The webhook-id, the same for each repeat. A call without an id has no body and no signature. */
  readonly id?: string | undefined
  readonly body?: object | undefined
  /** The path parameters. */
  readonly parameters?: Readonly<Record<string, string>> | undefined
  /** The statuses that are an answer. Every other status rejects. */
  readonly expected: readonly number[]
  /** The trace of an order. A look-up belongs to the request that waits for it. */
  readonly traceparent?: string | undefined
}

export interface InstitutionClient {
  /**
   * Calls an operation of the rail contract. Resolves with an answer that follows the contract.
   *
   * @throws InstitutionError for an answer with another status, or one that breaks the contract. Any other error means
   *   that no answer came.
   */
  call(
    operationId: string,
    call: InstitutionCall,
    signal: AbortSignal,
  ): Promise<{ readonly status: number; readonly body: unknown }>
  /** Returns the error for an answer that breaks the contract. */
  invalid(operationId: string, problem: string): InstitutionError
  close(): Promise<void>
}

/** The answers of the contract have less than a kilobyte. */
const BODY_BYTES = 65_536
/**
 * These statuses are not about one order: the institution, or a proxy before it, would answer every order like this.
 * The breaker counts them as failures.
 */
const OF_ALL_ORDERS: ReadonlySet<number> = new Set([401, 403, 404, 405, 407, 408, 421, 425, 429])

export function createInstitutionClient(options: InstitutionClientOptions): InstitutionClient {
  const { url, orderSecrets, connections, timeoutMilliseconds, clock, tracing } = options
  const { validation } = options.contract
  const base = url.replace(/\/+$/, '')
  const transport = createTransport({
    // The institution may be inside a private network.
    onlyPublic: false,
    resolveHost: nameServers(),
    connections,
    timeoutMilliseconds,
    bodyBytes: BODY_BYTES,
  })

  const invalid = (operationId: string, problem: string): InstitutionError =>
    new InstitutionError(`The answer to ${operationId} breaks the contract: ${problem}.`)

  const call: InstitutionClient['call'] = async (
    operationId,
    { id, body, parameters = {}, expected, traceparent },
    signal,
  ) => {
    const { method, path } = validation.operation(operationId)
    const text = body === undefined ? undefined : JSON.stringify(body)
    const answer = await transport.send(
      {
        method: method.toUpperCase() as 'GET' | 'POST' | 'PUT',
        url:
          base +
          path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? '')),
        headers: {
          'user-agent': USER_AGENT,
          ...(traceparent !== undefined && { traceparent }),
          ...(id === undefined || text === undefined
            ? {}
            : {
                'content-type': 'application/json',
                ...signatureHeaders({ id, body: text, secrets: orderSecrets, realNow: clock.wallNow() }),
              }),
        },
        body: text,
      },
      signal,
    )
    const { status, headers } = answer
    if (!expected.includes(status)) throw refusalOf(operationId, answer, clock)
    if (answer.isCut) throw invalid(operationId, `it is longer than ${BODY_BYTES} bytes`)
    const parsed = parse(answer.body)
    if (parsed === undefined) throw invalid(operationId, `the body of the ${status} is not JSON`)
    const violations = validation.response(operationId, status, headers, parsed.value)
    const [first] = violations
    if (first !== undefined) throw invalid(operationId, `${first.in} ${first.field} ${first.message}`)
    return { status, body: parsed.value }
  }

  /** The span has the route, and not the URL. */
  const tracedCall: InstitutionClient['call'] = (operationId, given, signal) => {
    if (tracing === undefined) return call(operationId, given, signal)
    const { method, path } = validation.operation(operationId)
    const { hostname, port, protocol } = new URL(base)
    const verb = method.toUpperCase()
    const attributes = {
      'http.request.method': verb,
      'url.template': path,
      'server.address': hostname,
      'server.port': port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
      'pix.operation.id': operationId,
      'pix.message.id': given.id,
    }
    const parent = given.traceparent ?? (operationId.startsWith('lookUp') ? 'active' : undefined)
    const start = { name: `${verb} ${path}`, kind: 'CLIENT', parent, attributes } as const
    return tracing.span(start, async ({ traceparent, set }) => {
      const answer = await call(operationId, { ...given, traceparent }, signal)
      set({ 'http.response.status_code': answer.status })
      return answer
    })
  }

  return {
    call: tracedCall,
    invalid,
    close: () => transport.close(),
  }
}

function refusalOf(operationId: string, { status, headers, body }: Answer, clock: Clock): InstitutionError {
  const { code, message } = errorIn(body)
  const said = code === undefined ? '' : ` ${code}${message === undefined ? '' : `: ${message}`}`
  return new InstitutionError(`The institution answered ${operationId} with ${status}${said || '.'}`, {
    isRefusal: status >= 400 && status < 500 && !OF_ALL_ORDERS.has(status),
    retryAfterMilliseconds: readRetryAfter(headers['retry-after'], clock.wallNow()) ?? undefined,
  })
}

/** Returns the code and the message of an error body, if it has the envelope of the contract. */
function errorIn(body: string): {
  readonly code?: string | undefined
  readonly message?: string | undefined
} {
  const value = parse(body)?.value
  if (typeof value !== 'object' || value === null) return {}
  const { code, message } = value as Readonly<Record<string, unknown>>
  return {
    code: typeof code === 'string' ? code : undefined,
    message: typeof message === 'string' ? message : undefined,
  }
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
