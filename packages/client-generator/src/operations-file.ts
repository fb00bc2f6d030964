import { type Operation, type OperationError, resourcesOf, takesParameters } from './operations.ts'
import type { Surface } from './surface.ts'
import { headerOf, literal, propertyKey } from './text.ts'

/**
 * The file with the facts that the client methods need at run time, by resource and operationId. A fact that can be
 * derived is omitted, because the table is part of every bundle.
 */
export function operationsFile(operations: readonly Operation[], surface: Surface): string {
  const lists = new Map<string, string>()
  const nameOf = (list: string): string => {
    const name = lists.get(list) ?? `LIST_${lists.size + 1}`
    lists.set(list, name)
    return name
  }
  const resources = [...resourcesOf(operations)].map(
    ([resource, members]) =>
      `  ${resource}: {\n${members.map((operation) => rowOf(operation, surface, nameOf)).join('')}  },\n`,
  )
  return `${headerOf(surface)}import type { OperationRow } from '${surface.client}/operation-row.ts'

${[...lists].map(([list, name]) => `const ${name} = ${list}\n`).join('')}
/** The operations, by resource and operationId. */
export const OPERATIONS: Readonly<Record<string, Readonly<Record<string, OperationRow>>>> = {
${resources.join('')}}
`
}

/** @param nameOf returns the name of the constant that holds a list; equal lists share a constant */
function rowOf(operation: Operation, surface: Surface, nameOf: (list: string) => string): string {
  const { method, path, operationId, request, family, token, idempotency, pagination } = operation
  const fields = [
    ...(method === 'GET' ? [] : [`method: ${literal(method)}`]),
    `path: ${literal(path)}`,
    ...(request?.mediaType === 'multipart/form-data' ? ['form: true'] : []),
    ...(family === 'money' ? [] : [`family: ${literal(family)}`]),
    ...(takesParameters(operation) ? [] : ['bare: true']),
    ...(token === 'needed' ? [] : ['open: true']),
    ...(idempotency === undefined || idempotency === 'none' ? [] : [`idempotency: ${literal(idempotency)}`]),
    ...(method === 'GET' || idempotency === 'always' ? [] : outcomesOf(operation, surface, nameOf)),
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

/**
 * The facts that decide the outcome of a write. After any other error, the outcome is unknown.
 *
 * An operation of the family `money` can take money out of a wallet, so its list `refused` has codes: a code that a later
 * version adds is not taken for a refusal. For all other operations, the list has only statuses, because the table is
 * part of every bundle.
 */
function outcomesOf(
  { successes, errors, family }: Operation,
  surface: Surface,
  nameOf: (list: string) => string,
): readonly string[] {
  const byCode = (codes: readonly OperationError[]): string =>
    `{ ${codes
      .map(({ code, status }) => `${propertyKey(code)}: ${status}`)
      .toSorted()
      .join(', ')} }`
  const byStatus = (codes: readonly OperationError[]): string =>
    `[${[...new Set(codes.map(({ status }) => status))].toSorted().join(', ')}]`
  const refused = errors.filter(({ outcome }) => outcome === 'refused')
  const notSent = errors.filter(({ outcome }) => outcome === 'notSent')
  // A code of a 5XX is not listed: the client reports every 5XX in the same way, documented or not.
  const undecided = errors.filter(({ outcome, status }) => outcome === 'unknown' && status < 500)
  const isByCode = surface.movesMoney && family === 'money'
  return [
    `successes: [${Object.keys(successes).join(', ')}]`,
    `refused: ${nameOf(isByCode ? byCode(refused) : byStatus(refused))}`,
    `notSent: ${nameOf(byCode(notSent))}`,
    ...(undecided.length === 0 ? [] : [`undecided: ${nameOf(byCode(undecided))}`]),
  ]
}
