import type { BoundOperation, BoundResponse } from '@pix-payments/spec/validation'
import type { Preference } from './preference.ts'
import type { PrismChoice } from './prism.ts'

/** The answer to give, or why what was asked for is not documented. */
export type Choice =
  | { readonly ok: true; readonly choice: PrismChoice }
  | { readonly ok: false; readonly message: string }

/**
 * The documented answer that a preference names. Without one it is the first success, and of its examples the one
 * about what the path names, else the first; an example alone names its status, the success if it has one of that
 * name.
 */
export function chooseAnswer(
  operation: BoundOperation,
  preference: Preference,
  pathParameters: Readonly<Record<string, string | undefined>> = {},
): Choice {
  const { code, example, dynamic, seed } = preference
  if (dynamic !== undefined && dynamic !== 'true' && dynamic !== 'false') {
    return refuse(operation, 'dynamic must be true or false')
  }
  const status = code ?? (example === undefined ? firstSuccess(operation) : statusOf(operation, example))
  const response = status === undefined ? undefined : operation.responses.get(status)
  if (code !== undefined && response === undefined)
    return refuse(operation, `no answer ${code} is documented`)
  if (status === undefined || response === undefined) {
    return refuse(operation, `no example ${example ?? ''} is documented`)
  }
  if (example !== undefined && !examplesOf(response).includes(example)) {
    return refuse(operation, `${status} has no example ${example}`)
  }
  const generated = dynamic === 'true'
  const named = generated ? example : (example ?? exampleAbout(response, Object.values(pathParameters)))
  return { ok: true, choice: { status: Number(status), example: named, dynamic: generated, seed } }
}

/** The first example that shows all of these values, so that `GET …/withdrawal-000046` is about that withdrawal. */
function exampleAbout(response: BoundResponse, values: readonly (string | undefined)[]): string | undefined {
  if (values.length === 0) return undefined
  for (const { examples } of response.content.values()) {
    for (const [name, body] of examples) {
      const shown = typeof body === 'object' && body !== null ? Object.values(body) : []
      if (values.every((value) => shown.includes(value))) return name
    }
  }
  return undefined
}

function refuse(operation: BoundOperation, reason: string): Choice {
  return {
    ok: false,
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

/** Statuses in numeric order, so a success comes before an error. */
function statuses(operation: BoundOperation): string[] {
  return [...operation.responses.keys()].filter((status) => /^\d{3}$/.test(status)).sort()
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
