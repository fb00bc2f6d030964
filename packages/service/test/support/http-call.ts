import { type IncomingHttpHeaders, Agent, request } from 'node:http'
import type { OperationId } from '@pix-payments/spec'
import { type Contract, loadContract } from '@pix-payments/http-contract/load'

/** The contract that the service under test uses. */
export const contract: Contract = await loadContract()

export interface Sent {
  readonly method?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Objects are sent as JSON, text and bytes unchanged. */
  readonly body?: unknown
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** Parsed JSON; undefined without JSON. */
  readonly body: unknown
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 })

/** Sends the target unchanged; `fetch` would normalize `%zz` and `..`. */
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
      // The server may close an idle connection at the moment of its reuse. Retries on a new connection.
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

/**
 * The differences between a response and the contract of its operation, or of the error envelope when there is no
 * operation.
 */
export function differencesOf(method: string, target: string, answer: Answer): string[] {
  const { validation } = contract
  const path = target.split(/[?#]/)[0] ?? target
  const match = validation.match(method === 'HEAD' ? 'GET' : method, path)
  const { status, headers, body } = answer
  // An operation that the mode does not have looks like an unknown path.
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

/** The target of an operation, with its parameters percent-encoded. */
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

/** For example `201`, or `400 MalformedRequest`, to compare in tables of given and want. */
export function outcomeOf({ status, body }: Pick<Answer, 'status' | 'body'>): string {
  const code = codeOf(body)
  return code === undefined ? String(status) : `${status} ${code}`
}

function codeOf(body: unknown): string | undefined {
  const { code, error } = (body ?? {}) as { code?: string; error?: string | { code: string } }
  return typeof error === 'object' ? error.code : (code ?? error)
}

/** The fields that a refusal names. */
export function fieldsOf({ body }: Pick<Answer, 'body'>): string[] {
  const { details = [] } = body as { details?: { field: string }[] }
  return details.map(({ field }) => field)
}
