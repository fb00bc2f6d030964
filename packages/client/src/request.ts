import type { OperationRow } from './operation-row.ts'

type Values = Readonly<Record<string, unknown>>

/** A call, without the HTTP request: its operation, limits and headers. */
export interface Call {
  readonly operationId: string
  readonly row: OperationRow
  readonly correlationId: string
  /** By lower-case name. */
  readonly headers: Record<string, string>
  readonly timeoutMs: number
  readonly maxRetries: number
  /** The instant by which the call ends, in milliseconds of the client's clock. */
  readonly deadline: number
  readonly signal: AbortSignal | undefined
  /** Whether the call may be sent again after an attempt without a response. */
  readonly isRepeatable: boolean
}

/** A call and its HTTP request. */
export interface CallRequest {
  readonly call: Call
  readonly method: string
  readonly url: string
  readonly body: string | FormData | null
}

/** Headers of the connection. A caller that sets one breaks the connection. */
const OF_THE_CONNECTION = /^(connection|content-length|expect|host|transfer-encoding)$/i

/** @throws TypeError unless the id is 1 to 128 visible ASCII characters. */
export function refuseCorrelationId(id: string): void {
  if (typeof id !== 'string' || !/^[!-~]+$/.test(id) || id.length > 128) {
    throw new TypeError('correlationId must be 1 to 128 visible ASCII characters.')
  }
}

/** Whether the operation sends a body: all methods except GET and DELETE. */
export const hasBody = ({ method }: OperationRow): boolean => method !== undefined && method !== 'DELETE'

/**
 * The headers of a call: those of the client, overridden by those of the call, overridden by those of the protocol.
 *
 * @throws TypeError for an invalid header. Thrown here, it cannot look like a failed attempt.
 */
export function headersOf(
  row: OperationRow,
  correlationId: string,
  ...given: (Readonly<Record<string, string | undefined>> | undefined)[]
): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' }
  for (const some of given) {
    for (const name in some) {
      if (OF_THE_CONNECTION.test(name)) throw new TypeError(`headers must not set ${name}.`)
      const value = some[name]
      // `Headers` throws a TypeError for an invalid name or value.
      if (value !== undefined) headers[name.toLowerCase()] = new Headers([[name, value]]).get(name) ?? ''
    }
  }
  headers['x-correlation-id'] = correlationId
  // For a form, `fetch` sets the content type, which names the boundary.
  if (hasBody(row) && !row.form) headers['content-type'] = 'application/json'
  else if (headers['content-type'] !== undefined) delete headers['content-type']
  return headers
}

/** Whether a call may be sent again: a read always, a write as `x-idempotency` in the contract says. */
export function isRepeatable({ method, idempotency }: OperationRow, parameters: Values): boolean {
  if (method === undefined || idempotency === 'always') return true
  const key = idempotency && Object.hasOwn(parameters, idempotency) && parameters[idempotency]
  return typeof key === 'string' && key !== ''
}

/**
 * Compiles a path template. The returned function fills in the path and returns the parameters that are not part of it
 * as `rest`. It throws a TypeError for a value that would change the path: an empty string, `.` or `..`.
 */
export function pathMaker(template: string): (parameters: Values) => { url: string; rest: Values } {
  // Alternately: the text before a parameter, the name of the parameter.
  const [head = '', ...parts] = template.split(/[{}]/)
  return (parameters) => {
    let url = head
    const rest: Record<string, unknown> = {}
    for (const name in parameters) if (!parts.includes(name)) rest[name] = parameters[name]
    for (let index = 0; index < parts.length; index += 2) {
      const name = parts[index] as string
      const value = parameters[name]
      // Almost no value needs encoding, and encoding is slow.
      const isPlain = typeof value === 'string' && /^[\w-]+$/.test(value)
      if (!isPlain && (typeof value !== 'string' || /^\.{0,2}$/.test(value))) {
        throw new TypeError(`${name} must be a string that is not empty, "." or "..".`)
      }
      url += (isPlain ? value : encodeURIComponent(value)) + parts[index + 1]
    }
    return { url, rest }
  }
}

export function formOf(parameters: Values): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parameters)) form.append(name, String(value))
  return form
}
