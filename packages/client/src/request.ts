import type { OperationRow } from './operation-row.ts'

/** One call on its way: what the transport needs besides the HTTP request. */
export interface Call {
  readonly row: OperationRow
  readonly correlationId: string
  /** All but the token, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly maxRetries: number
  /** When the call must have ended, by the clock of the client. */
  readonly deadline: number
  readonly signal: AbortSignal | undefined
  /** Is it harmless to send it again when the answer was lost? */
  readonly isRepeatable: boolean
}

/** What openapi-fetch builds instead of a `Request`, whose construction costs more than all else here. */
export class PlainRequest {
  declare readonly method: string
  declare readonly body: string | FormData | undefined
  declare readonly call: Call
  readonly url: string

  constructor(url: string, init: object) {
    this.url = url
    Object.assign(this, init)
  }
}

/** The headers of a call: those of the client, over them those of the call, over both our own. */
export function headersOf(
  { body }: OperationRow,
  correlationId: string,
  ...given: readonly (Readonly<Record<string, string>> | undefined)[]
): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { accept: 'application/json' }
  for (const some of given) {
    for (const name in some) headers[name.toLowerCase()] = some[name] as string
  }
  headers['x-correlation-id'] = correlationId
  // Only the platform knows the boundary of a form.
  if (body === 'json') headers['content-type'] = 'application/json'
  else delete headers['content-type']
  return headers
}

/** Reading changes nothing; a write says what makes it harmless, see `x-idempotency` in the contract. */
export function isRepeatable({ method, idempotency }: OperationRow, parameters: object): boolean {
  return (
    method === 'GET' || idempotency === 'always' || (idempotency !== undefined && idempotency in parameters)
  )
}

/**
 * The path with its parameters.
 * @throws TypeError for a value that would change the path: empty, `.` or `..`.
 */
export function pathOf(template: string, parameters: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name]
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) {
      throw new TypeError(`${name} must be a string that is not empty, "." or "..".`)
    }
    return encodeURIComponent(value)
  })
}

export function formOf(parameters: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parameters)) form.append(name, String(value))
  return form
}
