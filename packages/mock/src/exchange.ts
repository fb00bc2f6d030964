import type { IncomingHttpHeaders } from 'node:http'
import { type Target, hasOtherCharset, hasContentEncoding, parseBody } from '@pix-payments/http-contract/http'
import type {
  RequestParts,
  ResponseViolation,
  Validation,
  Violation,
} from '@pix-payments/http-contract/validation'

/** One request and its response, compared with the contract. */
export interface Exchange {
  readonly method: string
  readonly path: string
  readonly operationId: string | undefined
  readonly status: number
  /** The differences, such as `request body amount must be an integer` or `response status 418 is not documented …`. */
  readonly violations: readonly string[]
}

interface Sent {
  readonly method: string
  readonly target: Target
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
}

interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
}

export async function compareExchange(
  validation: Validation,
  sent: Sent,
  answered: Answered,
): Promise<Exchange> {
  const { method, target } = sent
  const { path } = target
  const { status } = answered
  // A HEAD request is checked as GET; its response has no body (G-255).
  const match = validation.match(method === 'HEAD' ? 'GET' : method, path)
  if (!match.found) {
    // If the contract does not have the request, the service must refuse it with this status. OPTIONS is allowed,
    // because the contract does not describe it.
    const isExpected = status === match.status || method === 'OPTIONS'
    const violations = isExpected ? [] : [`request ${method} ${path} is not in the contract`]
    return { method, path, operationId: undefined, status, violations }
  }
  const { operationId, pathParameters } = match
  const violations = [
    ...(await compareRequest(validation, operationId, pathParameters, sent)),
    ...compareResponse(validation, operationId, answered, { hasBody: method !== 'HEAD' }),
  ]
  return { method, path, operationId, status, violations }
}

async function compareRequest(
  validation: Validation,
  operationId: string,
  pathParameters: NonNullable<RequestParts['pathParameters']>,
  { target, headers, bytes }: Sent,
): Promise<string[]> {
  const operation = validation.operation(operationId)
  const unauthorized =
    operation.secured && headers.authorization === undefined
      ? ['request header authorization is required']
      : []
  const compare = (body: Pick<RequestParts, 'body' | 'contentType'>): string[] => [
    ...unauthorized,
    ...validation
      .request(operationId, { pathParameters, query: target.query, headers, ...body })
      .map((it) => `request ${subjectOf(it)} ${it.message}`),
  ]
  if (operation.body === undefined || bytes.length === 0) return compare({})
  const header = headers['content-type'] ?? ''
  const contentType = validation.requestType(operationId, header)
  if (contentType === undefined) {
    const expected = [...operation.body.content.keys()].join(' or ')
    return [...unauthorized, `request header content-type must be ${expected}, not ${header || 'absent'}`]
  }
  if (hasContentEncoding(headers))
    return [...unauthorized, 'request header content-encoding must be identity or absent']
  if (hasOtherCharset(header))
    return [...unauthorized, 'request header content-type must name no charset but utf-8']
  const parsed = await parseBody(bytes, contentType, header, operation.body.limits)
  if (parsed === undefined) return [...unauthorized, `request body is not valid ${contentType}`]
  return compare({ body: parsed.value, contentType })
}

function compareResponse(
  validation: Validation,
  operationId: string,
  { status, headers, bytes }: Answered,
  { hasBody }: { readonly hasBody: boolean },
): string[] {
  const text = bytes.toString('utf8')
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '')
  const parsed = isJson && text !== '' ? parseJson(text) : { value: text === '' ? undefined : text }
  if (parsed === undefined) return ['response body is not valid JSON']
  return validation
    .response(operationId, status, headers, parsed.value, { undocumented: 'error' })
    .filter((it) => hasBody || it.in !== 'body')
    .map((it) => `response ${subjectOf(it)} ${it.message}`)
}

/** Returns `body amount` for a field. For the status or the whole body, returns only `status` or `body`. */
const subjectOf = ({ in: part, field }: Pick<ResponseViolation | Violation, 'in' | 'field'>): string =>
  part === field ? part : `${part} ${field}`

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
