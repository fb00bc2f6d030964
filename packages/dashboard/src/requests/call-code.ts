import type { OperationId } from '@pix-payments/client'
import type { DeliveryAttempt } from '@pix-payments/client/sandbox'
import { CONTROL_OPERATIONS, OPERATIONS } from 'virtual:contract'

/** A call of the API or of the control API, as the request log has it. */
export interface Call {
  readonly operationId: string | null
  readonly method: string
  /** The path with its query, as it was sent. */
  readonly path: string
  /** The body as text; null without a body. */
  readonly body: string | null
}

/** The request log masks the secret, so the command reads it from the environment. */
const SECRET = '"$PIX_CLIENT_SECRET"'

/** Returns the call as a command line. The token is a variable, because the page knows no token of your code. */
export function curlOf({ operationId, method, path, body }: Call, origin: string): string {
  // Without -g, curl reads brackets and braces as lists of addresses.
  const start = `curl ${/[[\]{}]/.test(path) ? '-g ' : ''}`
  if (operationId === 'createAccessToken') {
    const fields = Object.entries((parsed(body) ?? {}) as Readonly<Record<string, unknown>>)
    const shown = fields.map(([name, value]) => [
      name,
      name === 'client_secret' ? SECRET : quoted(`${value}`),
    ])
    return [start + quoted(origin + path), ...shown.map(([name, value]) => `-F ${name}=${value}`)].join(
      ' \\\n  ',
    )
  }
  return [
    `${start}${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + path)}`,
    `-H "authorization: Bearer ${path.startsWith('/sandbox/') ? '$CONTROL_TOKEN' : '$TOKEN'}"`,
    ...(body === null ? [] : ["-H 'content-type: application/json'", `-d ${quoted(body)}`]),
  ].join(' \\\n  ')
}

/** Returns a delivery as a command line, which sends it once more with the same signature. */
export function curlOfDelivery({ url, requestHeaders, requestBody }: Delivered): string {
  const headers = Object.entries(requestHeaders).filter(
    ([name]) => name !== 'content-length' && name !== 'host',
  )
  return [
    `curl -X POST ${quoted(url)}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `-d ${quoted(requestBody)}`,
  ].join(' \\\n  ')
}
type Delivered = Pick<DeliveryAttempt, 'url' | 'requestHeaders' | 'requestBody'>

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Returns the call as code for the client. Undefined when no operation of the contract has this call. */
export function clientCodeOf({ operationId, path, body }: Call): string | undefined {
  const found = operationId === null ? undefined : operationOf(operationId)
  if (found === undefined) return undefined
  const [, template, resource] = found.row
  const [bare = '', query = ''] = path.split('?')
  const parameters = {
    ...pathParameters(template, bare),
    ...Object.fromEntries(new URLSearchParams(query)),
    ...(parsed(body) as object | undefined),
  }
  const text = Object.keys(parameters).length === 0 ? '' : literal(parameters)
  return `await ${found.client}.${resource}.${operationId}(${text})`
}

/**
 * Returns the call of an operation without a body. Parameters that its path does not name are its query.
 *
 * @throws TypeError when the contract has no such operation.
 */
export function callOf(operationId: string, parameters: Readonly<Record<string, string>>): Call {
  const found = operationOf(operationId)
  if (found === undefined) throw new TypeError(`The contract has no operation ${operationId}.`)
  const [method, template] = found.row
  const query = new URLSearchParams(parameters)
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    query.delete(name)
    return encodeURIComponent(parameters[name] ?? '')
  })
  return { operationId, method, path: query.size === 0 ? path : `${path}?${query}`, body: null }
}

/** An operation of the API or of the control API, and the name of the client that has it. */
function operationOf(
  operationId: string,
): { readonly client: 'pix' | 'sandbox'; readonly row: (typeof OPERATIONS)[OperationId] } | undefined {
  const row = OPERATIONS[operationId as OperationId] as (typeof OPERATIONS)[OperationId] | undefined
  if (row !== undefined) return { client: 'pix', row }
  const control = CONTROL_OPERATIONS[operationId]
  return control && { client: 'sandbox', row: control }
}

function pathParameters(template: string, path: string): Readonly<Record<string, string>> {
  const values = path.split('/')
  const pairs = template.split('/').flatMap((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return name === undefined ? [] : [[name, decoded(values[index] ?? '')] as const]
  })
  return Object.fromEntries(pairs)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Parses JSON. Undefined for null and for a text that is not JSON. */
export function parsed(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Writes a value as an object literal: keys without quotes where a name allows it. */
const literal = (value: object): string =>
  JSON.stringify(value, undefined, 2).replaceAll(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
