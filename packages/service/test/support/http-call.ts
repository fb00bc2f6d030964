import { type IncomingHttpHeaders, Agent, request } from 'node:http'
import type { OperationId } from '@pix-payments/spec'
import { type Contract, loadContract } from '@pix-payments/http-contract/load'

/** The contract that the service under test uses. */
export const contract: Contract = await loadContract()

export interface Sent {
  readonly method?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The request body. An object is sent as JSON; text and bytes are sent unchanged. */
  readonly body?: unknown
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** The parsed JSON body; undefined when the body is not JSON. */
  readonly body: unknown
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 })

/** Sends a request with the target unchanged. `fetch` would normalize `%zz` and `..`. */
export function send(base: string, target: string, sent: Sent = {}): Promise<Answer> {
  const { method = 'GET', body } = sent
  const bytes = bytesOf(body)
  const json = isPlain(body) ? { 'content-type': 'application/json' } : {}
  const length = bytes === undefined ? {} : { 'content-length': String(bytes.length) }
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const outgoing = request(
      { agent, hostname, port, method, path: target, headers: { ...json, ...length, ...sent.headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: parse(text) })
        })
      },
    )
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The server can close an idle connection at the moment when the client reuses it. Then the request is sent again
      // on a new connection.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(send(base, target, sent))
      else reject(error)
    })
    outgoing.end(bytes)
  })
}

const isPlain = (body: unknown): boolean =>
  body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array)

function bytesOf(body: unknown): Uint8Array | undefined {
  if (body === undefined || body instanceof Uint8Array) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** True when the response is that of an earlier request with the same externalId and body (G-420). */
export const isReplay = ({ headers }: Answer): boolean => headers['idempotent-replayed'] === 'true'

/**
 * Compares a response with the contract, and returns the differences. When the request matches no operation, the
 * response must be the documented 404 or 405.
 */
export function differencesOf(method: string, target: string, answer: Answer): string[] {
  const { validation } = contract
  const path = target.split(/[?#]/)[0] ?? target
  const match = validation.match(method === 'HEAD' ? 'GET' : method, path)
  const { status, headers, body } = answer
  // When the mode has no such operation, the response is the same as for an unknown path.
  const role = !match.found && match.status === 405 ? 'wrongMethod' : 'unknownPath'
  const allow = match.found || match.status === 404 ? [] : match.allow
  if (!match.found) {
    const expected = validation.transportProblem({ role, path, allow })
    const same = status === expected.status && JSON.stringify(body) === JSON.stringify(expected.body)
    return same ? [] : [`${status} ${answer.text} is not ${expected.status} ${JSON.stringify(expected.body)}`]
  }
  return validation
    .response(match.operationId, status, withoutArrays(headers), body, { undocumented: 'error' })
    .map((it) => `${match.operationId} ${status}: ${it.in} ${it.field} ${it.message}`)
}

function withoutArrays(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

/** Returns the path and query of an operation, with its parameters percent-encoded. */
export function targetOf(
  operationId: OperationId,
  path: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const given = contract.validation
    .operation(operationId)
    .path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return search === '' ? given : `${given}?${search}`
}

/** Returns the status and the error code of a response as one text, for tables: `201`, or `400 MalformedRequest`. */
export function outcomeOf({ status, body }: Pick<Answer, 'status' | 'body'>): string {
  const code = codeOf(body)
  return code === undefined ? String(status) : `${status} ${code}`
}

function codeOf(body: unknown): string | undefined {
  const { code, error } = (body ?? {}) as { code?: string; error?: string | { code: string } }
  return typeof error === 'object' ? error.code : (code ?? error)
}

/** Returns the names of the fields in a refusal. */
export function fieldsOf({ body }: Pick<Answer, 'body'>): string[] {
  const { details = [] } = body as { details?: { field: string }[] }
  return details.map(({ field }) => field)
}
