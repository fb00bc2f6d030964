import type { OperationRow } from './operation-row.ts'

type Values = Readonly<Record<string, unknown>>

/** The parts of a call that do not change between attempts: its operation, limits and headers. */
export interface Call {
  readonly operationId: string
  readonly row: OperationRow
  /** The URL that the call is sent to, with the path as the contract writes it, so that it holds no value. */
  readonly address: string
  readonly parameters: Values
  readonly correlationId: string
  /** The headers, with lower-case names. */
  readonly headers: Record<string, string>
  readonly timeoutMs: number
  readonly maxRetries: number
  /** The instant at which the call ends at the latest, in milliseconds of the client's clock. */
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
  readonly body: string | null
}

/**
 * Headers that belong to the HTTP connection. A caller must not set them, because a wrong value breaks the connection.
 */
const OF_THE_CONNECTION = /^(connection|content-length|expect|host|transfer-encoding)$/i

/** @throws TypeError unless the id is 1 to 128 visible ASCII characters. */
export function refuseCorrelationId(id: string): void {
  if (typeof id !== 'string' || !/^[!-~]+$/.test(id) || id.length > 128) {
    throw new TypeError('correlationId must be 1 to 128 visible ASCII characters.')
  }
}

/** Whether the operation sends a body. Every method except GET and DELETE does. */
export const hasBody = ({ method }: OperationRow): boolean => method !== undefined && method !== 'DELETE'

/**
 * The headers of a call. Headers of the call override those of the client, and headers that the client sets itself
 * override both.
 *
 * @throws TypeError for an invalid header. It is checked here, because an error of `fetch` would look like a failed
 *   attempt.
 */
export function headersOf(
  row: OperationRow,
  correlationId: string,
  fixed: Readonly<Record<string, string>>,
  ...given: (Readonly<Record<string, string | undefined>> | undefined)[]
): Record<string, string> {
  const headers: Record<string, string> = { ...fixed }
  for (const some of given) {
    for (const name in some) {
      if (OF_THE_CONNECTION.test(name)) throw new TypeError(`headers must not set ${name}.`)
      const value = some[name]
      // `Headers` throws a TypeError for an invalid name or value.
      if (value !== undefined) headers[name.toLowerCase()] = new Headers([[name, value]]).get(name) ?? ''
    }
  }
  headers['x-correlation-id'] = correlationId
  if (hasBody(row))
    headers['content-type'] = row.form ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json'
  else if (headers['content-type'] !== undefined) delete headers['content-type']
  return headers
}

/**
 * @throws TypeError that names the first NaN or infinite number, because JSON would send null in its place.
 */
export function refuseNoNumbers(values: object, path = ''): void {
  for (const name in values) {
    const value = (values as Values)[name]
    if (typeof value === 'number' && !Number.isFinite(value))
      throw new TypeError(`${path}${name} must be a finite number, not ${value}.`)
    if (typeof value === 'object' && value !== null) refuseNoNumbers(value, `${path}${name}.`)
  }
}

/** The names of the parameters of a path template. */
export const parametersOf = (template: string): string[] =>
  template.split(/[{}]/).filter((_, index) => index % 2 === 1)

/**
 * @throws TypeError for a value of a write that the paths of its resource cannot hold, because URL parsers remove `.` and
 *   `..`: what such a write creates could never be read.
 */
export function refuseUnreadable(values: Values, readBy: ReadonlySet<string>): void {
  for (const name in values) {
    if (readBy.has(name) && /^\.{1,2}$/.test(String(values[name])))
      throw new TypeError(`${name} must be a string that is not empty, "." or "..".`)
  }
}

/** Whether a call may be sent again. A read always may; for a write, `x-idempotency` in the contract decides. */
export function isRepeatable({ method, idempotency }: OperationRow, parameters: Values): boolean {
  if (method === undefined || idempotency === 'always') return true
  const key = idempotency && Object.hasOwn(parameters, idempotency) && parameters[idempotency]
  return typeof key === 'string' && key !== ''
}

/**
 * Compiles a path template. The returned function fills the parameters into the path. It returns the parameters that
 * are not in the path as `rest`. It throws a TypeError for a value that would change the path: an empty string, `.` or
 * `..`.
 */
export function pathMaker(template: string): (parameters: Values) => { url: string; rest: Values } {
  // `parts` alternates: the name of a parameter, then the text after it. `head` is the text before the first parameter.
  const [head = '', ...parts] = template.split(/[{}]/)
  return (parameters) => {
    let url = head
    const rest: Record<string, unknown> = {}
    for (const name in parameters) if (!parts.includes(name)) rest[name] = parameters[name]
    for (let index = 0; index < parts.length; index += 2) {
      const name = parts[index] as string
      const value = parameters[name]
      // Encoding is slow, and almost no value needs it.
      const isPlain = typeof value === 'string' && /^[\w-]+$/.test(value)
      if (!isPlain && (typeof value !== 'string' || /^\.{0,2}$/.test(value))) {
        throw new TypeError(`${name} must be a string that is not empty, "." or "..".`)
      }
      url += (isPlain ? value : encodeURIComponent(value)) + parts[index + 1]
    }
    return { url, rest }
  }
}

/** The query string of a read. An entry that is undefined or null is left out; an array has one entry for each value. */
export const queryOf = (parameters: Values): string =>
  Object.entries(parameters)
    .flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => `${name}=${encodeURIComponent(String(one))}`),
    )
    .join('&')

/** The line between the parts of a form. It is fixed, because Workers must not create random values at their start. */
const BOUNDARY = 'pix-payments-form-part'

/**
 * The body of a form (RFC 7578). It is a string, because a `fetch` of another realm, such as that of npm's `undici`, does
 * not accept the `FormData` of the platform.
 *
 * @throws TypeError for a value that contains the boundary.
 */
export function formOf(parameters: Values): string {
  const parts = Object.entries(parameters).map(([name, value]) => {
    if (String(value).includes(BOUNDARY)) throw new TypeError(`${name} must not contain ${BOUNDARY}.`)
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${encodeURIComponent(name)}"\r\n\r\n${String(value)}\r\n`
  })
  return `${parts.join('')}--${BOUNDARY}--\r\n`
}
