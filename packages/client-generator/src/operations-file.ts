import { type Operation, resourcesOf, takesParameters } from './operations.ts'
import type { Surface } from './surface.ts'
import { headerOf, literal } from './text.ts'

/**
 * Whether an error with this status, returned to a repeated write, shows that no earlier attempt happened. 401, 413,
 * 415 and 429 do not show this, because the provider returns them before it looks up the externalId.
 */
const settles = (status: number): boolean => status < 500 && ![401, 413, 415, 429].includes(status)

/**
 * The file with the facts that the client methods need at run time, by resource and operationId. A fact that can be
 * derived is omitted, because the table is part of every bundle.
 */
export function operationsFile(operations: readonly Operation[], surface: Surface): string {
  const resources = [...resourcesOf(operations)].map(
    ([resource, members]) => `  ${resource}: {\n${members.map(rowOf).join('')}  },\n`,
  )
  return `${headerOf(surface)}import type { OperationRow } from '${surface.client}/operation-row.ts'

/** The operations, by resource and operationId. */
export const OPERATIONS: Readonly<Record<string, Readonly<Record<string, OperationRow>>>> = {
${resources.join('')}}
`
}

function rowOf(operation: Operation): string {
  const { method, path, operationId, request, family, errors, token, idempotency, pagination } = operation
  const isProperty = idempotency !== undefined && idempotency !== 'none' && idempotency !== 'always'
  const settling = [...new Set(errors.map(({ status }) => status))].filter(settles).toSorted((a, b) => a - b)
  const fields = [
    ...(method === 'GET' ? [] : [`method: ${literal(method)}`]),
    `path: ${literal(path)}`,
    ...(request?.mediaType === 'multipart/form-data' ? ['form: true'] : []),
    ...(family === 'money' ? [] : [`family: ${literal(family)}`]),
    ...(takesParameters(operation) ? [] : ['bare: true']),
    ...(token === 'needed' ? [] : ['open: true']),
    ...(idempotency === undefined || idempotency === 'none' ? [] : [`idempotency: ${literal(idempotency)}`]),
    ...(isProperty ? [`settledBy: [${settling.join(', ')}]`] : []),
    ...(pagination === undefined
      ? []
      : [
          `pages: { ${Object.entries(pagination)
            .map(([key, value]) => `${key}: ${literal(String(value))}`)
            .join(', ')} }`,
        ]),
  ]
  return `    ${operationId}: { ${fields.join(', ')} },\n`
}
