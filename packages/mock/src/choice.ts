import type { BoundOperation, BoundResponse } from '@pix-payments/http-contract/validation'
import type { Preference } from './preference.ts'
import type { PrismChoice } from './prism.ts'

/** The answer to give, or why what was asked for is not documented. */
export type Choice =
  | { readonly ok: true; readonly choice: PrismChoice }
  | { readonly ok: false; readonly wish: Wish; readonly message: string }

type Wish = 'code' | 'example' | 'dynamic'

/** What a request names, for the example about it. */
interface Named {
  readonly pathParameters: Readonly<Record<string, string | undefined>>
  readonly query: URLSearchParams
  /** Of the body, once it is read. */
  readonly externalId?: unknown
}

/**
 * The documented answer that a preference names. Without one it is the success, and of its examples the one about
 * what the request names, else the first; an example alone names its status, the success if it has one of that name.
 */
export function chooseAnswer(operation: BoundOperation, preference: Preference, named: Named): Choice {
  const { code, example, dynamic, seed } = preference
  if (dynamic !== undefined && dynamic !== 'true' && dynamic !== 'false') {
    return refuse(operation, 'dynamic', 'dynamic must be true or false')
  }
  if (code !== undefined && !/^\d{3}$/.test(code)) return refuse(operation, 'code', 'code must be a status')
  if (example === '') return refuse(operation, 'example', 'example must be the name of an example')
  const status = code ?? (example === undefined ? firstSuccess(operation) : statusOf(operation, example))
  const response = status === undefined ? undefined : operation.responses.get(status)
  if (code !== undefined && response === undefined)
    return refuse(operation, 'code', `no answer ${code} is documented`)
  if (status === undefined || response === undefined) {
    return refuse(operation, 'example', `no example ${example ?? ''} is documented`)
  }
  if (example !== undefined && !examplesOf(response).includes(example)) {
    return refuse(operation, 'example', `${status} has no example ${example}`)
  }
  const generated = dynamic === 'true'
  const shown = generated
    ? example
    : (example ?? laterPage(operation, response, named) ?? exampleAbout(response, named))
  return { ok: true, choice: { status: Number(status), example: shown, dynamic: generated, seed } }
}

/**
 * The first example that shows the ids of the path and the externalId of the body, else those of the path alone, so
 * that a charge of `deposit-000124` and `GET …/withdrawal-000046` are about these.
 */
function exampleAbout(response: BoundResponse, { pathParameters, externalId }: Named): string | undefined {
  const ids = Object.values(pathParameters)
  const whole = externalId === undefined ? undefined : exampleShowing(response, [...ids, externalId])
  return whole ?? exampleShowing(response, ids)
}

/**
 * The example of the last page, for a request of any page after the first: the mock does not remember where a walk
 * over a list is, and it must come to an end.
 */
function laterPage(
  { pagination }: BoundOperation,
  response: BoundResponse,
  { query }: Named,
): string | undefined {
  const asked = pagination && query.get(pagination.parameter)
  if (pagination === undefined || asked === null || asked === '1') return undefined
  const { items, parameter, next, total } = pagination
  for (const { examples } of response.content.values()) {
    for (const [name, body] of examples) {
      const page = body as Readonly<Record<string, unknown>>
      const isLast = next === undefined ? page[parameter] === page[total ?? ''] : page[next] === null
      if (isLast && page[parameter] !== 1 && (page[items] as unknown[]).length > 0) return name
    }
  }
  return undefined
}

function exampleShowing(response: BoundResponse, values: readonly unknown[]): string | undefined {
  if (values.length === 0) return undefined
  for (const { examples } of response.content.values()) {
    for (const [name, body] of examples) {
      const shown: unknown[] = typeof body === 'object' && body !== null ? Object.values(body) : []
      if (values.every((value) => shown.includes(value))) return name
    }
  }
  return undefined
}

function refuse(operation: BoundOperation, wish: Wish, reason: string): Choice {
  return {
    ok: false,
    wish,
    message: `asks for what ${operation.id} does not document: ${reason}. ${documented(operation)}`,
  }
}

/** `Documented: 201 (default); 400 (InvalidJSON, MalformedRequest)`. */
function documented(operation: BoundOperation): string {
  const answers = [...operation.responses].map(([status, response]) => {
    const examples = examplesOf(response)
    return examples.length === 0 ? status : `${status} (${examples.join(', ')})`
  })
  return `Documented: ${answers.join('; ')}`
}

function examplesOf(response: BoundResponse): string[] {
  return [...response.content.values()].flatMap(({ examples }) => [...examples.keys()])
}

/** Statuses in numeric order, so a success comes before an error; a 200 beside a 201 or 202 is a replay and comes after it. */
function statuses(operation: BoundOperation): string[] {
  const { responses } = operation
  const creates = responses.has('201') || responses.has('202')
  const place = (status: string): number => (status === '200' && creates ? 299 : Number(status))
  return [...responses.keys()].filter((status) => /^\d{3}$/.test(status)).sort((a, b) => place(a) - place(b))
}

function firstSuccess(operation: BoundOperation): string | undefined {
  return statuses(operation).find((status) => status.startsWith('2'))
}

function statusOf(operation: BoundOperation, example: string): string | undefined {
  return statuses(operation).find((status) => {
    const response = operation.responses.get(status)
    return response !== undefined && examplesOf(response).includes(example)
  })
}
