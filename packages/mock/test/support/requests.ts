import type { BoundOperation, OpenApiDocument } from '@pix-payments/http-contract/validation'
import { BEARER, type Call } from './call.ts'

interface ParameterExample {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
  readonly schema?: { readonly example?: unknown; readonly examples?: readonly unknown[] }
}

/**
 * Returns the examples of an operation's parameters, with keys such as `path name`. The document has them beside the
 * schema of the parameter.
 */
function parameterExamples(document: OpenApiDocument, operation: BoundOperation): Map<string, string> {
  const item = document.paths?.[operation.path]
  const list = [...(item?.parameters ?? []), ...(item?.[operation.method]?.parameters ?? [])]
  const shared = document.components?.['parameters'] ?? {}
  return new Map(
    list.flatMap((it) => {
      const parameter = ('$ref' in it ? shared[it.$ref.split('/').at(-1) ?? ''] : it) as ParameterExample
      const value =
        parameter.example ??
        Object.values(parameter.examples ?? {})[0]?.value ??
        parameter.schema?.examples?.[0]
      return value === undefined ? [] : [[`${parameter.in} ${parameter.name}`, String(value)] as const]
    }),
  )
}

/** Returns a valid request with the examples of the contract, as target and call. */
export function validRequest(
  document: OpenApiDocument,
  operation: BoundOperation,
  body?: unknown,
): { readonly target: string; readonly call: Call } {
  const examples = parameterExamples(document, operation)
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => {
    const value = examples.get(`path ${name}`)
    if (value === undefined) throw new Error(`${operation.id}: the path parameter ${name} has no example`)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams(
    operation.parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name }) => [name, examples.get(`query ${name}`) ?? '']),
  )
  const target = query.size === 0 ? path : `${path}?${query}`
  const method = operation.method.toUpperCase()
  const auth = operation.secured ? BEARER : {}
  if (body === undefined) return { target, call: { method, headers: auth } }
  if (operation.body?.content.has('multipart/form-data') === true) {
    const { contentType, text } = encodeForm(body as Record<string, string>)
    return { target, call: { method, headers: { ...auth, 'content-type': contentType }, body: text } }
  }
  const headers = { ...auth, 'content-type': 'application/json' }
  return { target, call: { method, headers, body: JSON.stringify(body) } }
}

export function encodeForm(fields: Readonly<Record<string, string | readonly string[]>>): {
  contentType: string
  text: string
} {
  const parts = Object.entries(fields).flatMap(([name, values]) =>
    [values]
      .flat()
      .map((value) => `--frontier\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  return { contentType: 'multipart/form-data; boundary=frontier', text: `${parts.join('')}--frontier--\r\n` }
}
