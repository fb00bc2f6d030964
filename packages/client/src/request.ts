import type { OperationRow } from './operation-row.ts'

type Values = Readonly<Record<string, unknown>>

/** One call on its way: what the transport needs besides the HTTP request. */
export interface Call {
  readonly operationId: string
  readonly row: OperationRow
  readonly correlationId: string
  /** By lower-case name. */
  readonly headers: Record<string, string>
  readonly timeoutMs: number
  readonly maxRetries: number
  /** When the call must have ended, by the clock of the client. */
  readonly deadline: number
  readonly signal: AbortSignal | undefined
  /** Is it harmless to send it again when the answer was lost? */
  readonly isRepeatable: boolean
}

/** A call with what it sends. */
export interface CallRequest {
  readonly call: Call
  readonly method: string
  readonly url: string
  readonly body: string | FormData | null
}

/** Headers that belong to the connection; setting them only breaks it. */
const OF_THE_CONNECTION = /^(connection|content-length|expect|host|transfer-encoding)$/i

/** @throws TypeError unless a header can carry it. */
export function refuseCorrelationId(id: string): void {
  if (typeof id !== 'string' || !/^[!-~]+$/.test(id) || id.length > 128) {
    throw new TypeError('correlationId must be 1 to 128 visible ASCII characters.')
  }
}

/** Only what changes something, and does more than delete, sends a body. */
export const hasBody = ({ method }: OperationRow): boolean => method !== undefined && method !== 'DELETE'

/**
 * The headers of a call: those of the client, over them those of the call, over both our own.
 * @throws TypeError for what could not be sent: said before it is sent, it is not taken for a lost answer.
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
      // The platform refuses names and values that no header can have.
      if (value !== undefined) headers[name.toLowerCase()] = new Headers([[name, value]]).get(name) ?? ''
    }
  }
  headers['x-correlation-id'] = correlationId
  // Only the platform knows the boundary of a form.
  if (hasBody(row) && !row.form) headers['content-type'] = 'application/json'
  else if (headers['content-type'] !== undefined) delete headers['content-type']
  return headers
}

/** Reading changes nothing; a write says what makes it harmless, see `x-idempotency` in the contract. */
export function isRepeatable({ method, idempotency }: OperationRow, parameters: Values): boolean {
  if (method === undefined || idempotency === 'always') return true
  const key = idempotency && Object.hasOwn(parameters, idempotency) && parameters[idempotency]
  return typeof key === 'string' && key !== ''
}

/**
 * Makes of a template what puts parameters into the path, and gives back those that are not in it.
 * @throws TypeError, when called, for a value that would change the path: empty, `.` or `..`.
 */
export function pathMaker(template: string): (parameters: Values) => { url: string; rest: Values } {
  // Text and names in turn.
  const [head = '', ...parts] = template.split(/[{}]/)
  return (parameters) => {
    let url = head
    const rest: Record<string, unknown> = {}
    for (const name in parameters) if (!parts.includes(name)) rest[name] = parameters[name]
    for (let index = 0; index < parts.length; index += 2) {
      const name = parts[index] as string
      const value = parameters[name]
      // Nearly all need no encoding, which engines do slowly.
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
