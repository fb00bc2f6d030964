import type { BoundOperation, BoundResponse } from '@pix-payments/http-contract/validation'
import type { Preference } from './preference.ts'
import type { PrismChoice } from './prism.ts'

/**
 * The response to return. If the caller prefers a response that the contract does not document, the preference instead.
 */
export type Choice =
  | { readonly ok: true; readonly choice: PrismChoice }
  | { readonly ok: false; readonly preference: PreferenceName; readonly message: string }

type PreferenceName = 'code' | 'example' | 'dynamic'

/** The values of a request that select an example. */
interface RequestValues {
  readonly pathParameters: Readonly<Record<string, string | undefined>>
  readonly query: URLSearchParams
  /** The externalId in the body. Undefined until the body is read. */
  readonly externalId?: unknown
}

/**
 * Chooses the documented response to return.
 *
 * - Status: the preferred status. If there is none, the first status that has the preferred example. If there is none,
 *   the success.
 * - Example: the preferred example. If there is none, the example with the ids of the request. If there is none, the
 *   first.
 */
export function chooseResponse(
  operation: BoundOperation,
  preference: Preference,
  request: RequestValues,
): Choice {
  const { code, example, dynamic, seed } = preference
  if (dynamic !== undefined && dynamic !== 'true' && dynamic !== 'false') {
    return undocumented(operation, 'dynamic', 'dynamic must be true or false')
  }
  if (code !== undefined && !/^\d{3}$/.test(code))
    return undocumented(operation, 'code', 'code must be a status')
  if (example === '') return undocumented(operation, 'example', 'example must be the name of an example')
  const status = code ?? (example === undefined ? firstSuccess(operation) : statusOf(operation, example))
  const response = status === undefined ? undefined : operation.responses.get(status)
  if (code !== undefined && response === undefined)
    return undocumented(operation, 'code', `no answer ${code} is documented`)
  if (status === undefined || response === undefined) {
    return undocumented(operation, 'example', `no example ${example ?? ''} is documented`)
  }
  if (example !== undefined && !examplesOf(response).includes(example)) {
    return undocumented(operation, 'example', `${status} has no example ${example}`)
  }
  const isGenerated = dynamic === 'true'
  const chosen = isGenerated
    ? example
    : (example ?? lastPageExample(operation, response, request) ?? exampleWithIds(response, request))
  return { ok: true, choice: { status: Number(status), example: chosen, dynamic: isGenerated, seed } }
}

/**
 * Returns the first example that contains the ids of the path and the externalId of the body. If there is none, returns
 * the first example that contains the ids of the path. So `GET …/withdrawal-000046` returns the example of that
 * withdrawal.
 */
function exampleWithIds(
  response: BoundResponse,
  { pathParameters, externalId }: RequestValues,
): string | undefined {
  const ids = Object.values(pathParameters)
  const withExternalId = externalId === undefined ? undefined : exampleWith(response, [...ids, externalId])
  return withExternalId ?? exampleWith(response, ids)
}

/**
 * Returns the example of the last page when the request asks for any page after the first. The mock keeps no state and
 * cannot count pages. If the second page were not the last, a client that reads all pages would never finish.
 */
function lastPageExample(
  { pagination }: BoundOperation,
  response: BoundResponse,
  { query }: RequestValues,
): string | undefined {
  if (pagination === undefined) return undefined
  const { items, parameter, next, total } = pagination
  // A list with a cursor may have page numbers too (G-421).
  const requestedPage = query.get(parameter) ?? query.get('page')
  if (requestedPage === null || requestedPage === '1') return undefined
  for (const { examples } of response.content.values()) {
    for (const [name, body] of examples) {
      const page = body as Readonly<Record<string, unknown>>
      const isLast = next === undefined ? page[parameter] === page[total ?? ''] : page[next] === null
      if (isLast && page['page'] !== 1 && (page[items] as unknown[]).length > 0) return name
    }
  }
  return undefined
}

function exampleWith(response: BoundResponse, values: readonly unknown[]): string | undefined {
  if (values.length === 0) return undefined
  for (const { examples } of response.content.values()) {
    for (const [name, body] of examples) {
      const contained: unknown[] = typeof body === 'object' && body !== null ? Object.values(body) : []
      if (values.every((value) => contained.includes(value))) return name
    }
  }
  return undefined
}

function undocumented(operation: BoundOperation, preference: PreferenceName, reason: string): Choice {
  return {
    ok: false,
    preference,
    message: `asks for what ${operation.id} does not document: ${reason}. ${listDocumented(operation)}`,
  }
}

/** Lists the documented responses: `Documented: 201 (default); 400 (InvalidJSON, MalformedRequest)`. */
function listDocumented(operation: BoundOperation): string {
  const answers = [...operation.responses].map(([status, response]) => {
    const examples = examplesOf(response)
    return examples.length === 0 ? status : `${status} (${examples.join(', ')})`
  })
  return `Documented: ${answers.join('; ')}`
}

function examplesOf(response: BoundResponse): string[] {
  return [...response.content.values()].flatMap(({ examples }) => [...examples.keys()])
}

/** Returns the statuses in numeric order, so that the success comes before the errors. */
const statuses = ({ responses }: BoundOperation): string[] =>
  [...responses.keys()].filter((status) => /^\d{3}$/.test(status)).sort()

function firstSuccess(operation: BoundOperation): string | undefined {
  return statuses(operation).find((status) => status.startsWith('2'))
}

function statusOf(operation: BoundOperation, example: string): string | undefined {
  return statuses(operation).find((status) => {
    const response = operation.responses.get(status)
    return response !== undefined && examplesOf(response).includes(example)
  })
}
