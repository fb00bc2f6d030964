import { type Operation, takesParameters } from './operations.ts'
import { HEADER, literal } from './text.ts'

/**
 * What the methods need at run time, one row an operation. Kept to what cannot be derived from the path: it is part
 * of what every user of the client downloads.
 */
export function operationsFile(operations: readonly Operation[]): string {
  const rows = operations.map((operation) => {
    const { method, path, resource, operationId, request, needsToken, idempotency, pagination } = operation
    const fields = [
      `resource: ${literal(resource)}`,
      `operationId: ${literal(operationId)}`,
      `method: ${literal(method)}`,
      `path: ${literal(path)}`,
      ...(request === undefined
        ? []
        : [`body: ${request.mediaType === 'multipart/form-data' ? "'form'" : "'json'"}`]),
      ...(takesParameters(operation) ? [] : ['bare: true']),
      ...(needsToken ? [] : ['open: true']),
      ...(idempotency === undefined || idempotency === 'none'
        ? []
        : [`idempotency: ${literal(idempotency)}`]),
      ...(pagination === undefined
        ? []
        : [
            `pages: { ${Object.entries(pagination)
              .map(([key, value]) => `${key}: ${literal(String(value))}`)
              .join(', ')} }`,
          ]),
    ]
    return `  { ${fields.join(', ')} },\n`
  })
  return `${HEADER}import type { OperationRow } from '../operation-row.ts'

/** The operations of the contract. */
export const OPERATIONS: readonly OperationRow[] = [
${rows.join('')}]
`
}
