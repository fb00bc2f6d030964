import type { Operation } from './contract.ts'
import { type FormFields, writeForm } from './http/form.ts'
import type { HttpRequest } from './http/transport.ts'
import { isRecord } from './schema/document.ts'

/** A request in the words of the contract: parameters and body. `writeRequest` converts it to HTTP. */
export interface RequestDraft {
  /** The path parameters by name. `writeRequest` percent-encodes their values. */
  readonly path: Readonly<Record<string, string>>
  /** Path parameters that are sent without encoding, for example to test malformed percent-encoding. */
  readonly rawPath?: Readonly<Record<string, string>> | undefined
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** A JSON value, or the fields of a form. Undefined when the request has no body. */
  readonly body?: unknown
}

/** Returns a valid request with the examples of the contract. */
export function exampleRequest(operation: Operation): RequestDraft {
  const { bound, parameterExamples } = operation
  const of = (place: string): (readonly [string, string])[] =>
    bound.parameters
      .filter((parameter) => parameter.in === place && parameter.required)
      .map(({ name }) => {
        const value = parameterExamples.get(`${place} ${name}`)
        if (value === undefined) throw new Error(`${operation.id}: the parameter ${name} has no example`)
        return [name, value]
      })
  return { path: Object.fromEntries(of('path')), query: of('query'), body: exampleBodies(operation)[0] }
}

/**
 * Returns the contract's examples of the body, in the order of the contract. The first example is the most usual one.
 */
export function exampleBodies({ bound }: Operation): readonly unknown[] {
  const [content] = bound.body?.content.values() ?? []
  return [...(content?.examples.values() ?? [])]
}

/**
 * Returns the example of the body with this name. Without a name, or when no example has it, returns the first example.
 * Returns `{}` when there are no examples.
 */
export function exampleBody(operation: Operation, name?: string): Readonly<Record<string, unknown>> {
  const [content] = operation.bound.body?.content.values() ?? []
  const named = name === undefined ? undefined : content?.examples.get(name)
  const body = named ?? exampleBodies(operation)[0]
  return isRecord(body) ? body : {}
}

/** Returns the media type that the operation reads. Returns `undefined` when the operation has no body. */
export function mediaTypeOf({ bound }: Operation): string | undefined {
  const [type] = bound.body?.content.keys() ?? []
  return type
}

export function writeRequest(
  operation: Operation,
  draft: RequestDraft,
  accessToken: string | undefined,
): HttpRequest {
  const { bound } = operation
  const path = bound.path.replaceAll(
    /\{([^}]+)\}/g,
    (_all, name: string) => draft.rawPath?.[name] ?? encodeURIComponent(draft.path[name] ?? ''),
  )
  const query = new URLSearchParams(draft.query.map(([name, value]) => [name, value]))
  const mediaType = mediaTypeOf(operation)
  const written = draft.body === undefined ? undefined : writeBody(mediaType, draft.body)
  return {
    method: bound.method.toUpperCase(),
    target: query.size === 0 ? path : `${path}?${query}`,
    headers: {
      accept: 'application/json',
      ...(bound.secured && accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      ...(written !== undefined && { 'content-type': written.contentType }),
      ...draft.headers,
    },
    body: written?.text,
  }
}

function writeBody(
  mediaType: string | undefined,
  body: unknown,
): { readonly contentType: string; readonly text: string } {
  if (mediaType === 'multipart/form-data') return writeForm(body as FormFields)
  return { contentType: 'application/json', text: JSON.stringify(body) }
}
