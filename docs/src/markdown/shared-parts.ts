import { type DocumentedOperation, type DocumentNode, type ParameterNode, resolve } from './document-nodes.ts'
import { blocks } from './markdown-text.ts'
import { isSuccess, responsePart, shownSchemas } from './response-part.ts'
import { namesBelow, parameterTable, schemaNames } from './schema-tables.ts'

/** Parts of the pages of several operations, which one page tells and the others link to. */
export interface SharedParts {
  /** The operation whose page has the table of a schema. */
  readonly schemas: ReadonlyMap<string, string>
  /** The anchor on the index of a response that has the same text for several operations. */
  readonly responses: ReadonlyMap<string, string>
  /** The names of the parameters that all operations have. */
  readonly parameters: ReadonlySet<string>
  /** What the index tells about these parameters and responses. */
  readonly text: string
}

/** From how many operations on the index tells a response. */
const SEVERAL = 4

/** Finds what the pages of a reference would repeat. */
export function sharedParts(operations: readonly DocumentedOperation[], document: DocumentNode): SharedParts {
  const schemas = new Map<string, string>()
  const counts = new Map<string, { readonly status: string; count: number }>()
  // The operation that reads a resource tells its fields.
  for (const { id, node } of operations.toSorted((a, b) => Number(reads(b)) - Number(reads(a)))) {
    for (const name of schemaNames(
      bodiesOf(node, document).flatMap(namesBelow),
      document.components.schemas,
    )) {
      if (!schemas.has(name)) schemas.set(name, id)
    }
    for (const [status, response] of Object.entries(node.responses)) {
      if (isSuccess(status)) continue
      const text = responsePart(status, resolve(document, response) ?? {}, document)
      const known = counts.get(text) ?? { status, count: 0 }
      counts.set(text, { ...known, count: known.count + 1 })
    }
  }
  const shared = [...counts].filter(([, { count }]) => count >= SEVERAL)
  const responses = new Map<string, string>()
  const parts = shared
    .toSorted(([, a], [, b]) => a.status.localeCompare(b.status))
    .map(([text, { status }]) => {
      const nth = [...responses.values()].filter((anchor) => anchor.startsWith(`${status}-`)).length + 1
      responses.set(text, `${status}-${nth}`.toLowerCase())
      return text.replace(`### ${status}`, `### ${status} ${nth}`)
    })
  const common = parametersOfAll(operations, document)
  const text = blocks(
    common.length === 0 ? '' : `## Parameters of every operation\n\n${parameterTable(common, document)}`,
    parts.length === 0 ? '' : '## Responses of several operations',
    ...parts,
  )
  return { schemas, responses, parameters: new Set(common.map(({ name }) => name)), text }
}

/** The parameters that all operations have. Events have none. */
function parametersOfAll(
  all: readonly DocumentedOperation[],
  document: DocumentNode,
): readonly ParameterNode[] {
  const lists = all
    .filter(({ kind }) => kind === 'operation')
    .map(({ node }) => (node.parameters ?? []).flatMap((it) => resolve(document, it) ?? []))
  const [first = [], ...others] = lists
  return first.filter(({ name }) => others.every((list) => list.some((it) => it.name === name)))
}

const reads = ({ id }: DocumentedOperation): boolean => id.startsWith('get')

/** The schemas of the bodies that the page of an operation explains. */
export function bodiesOf(
  { requestBody, responses }: DocumentedOperation['node'],
  document: DocumentNode,
): readonly unknown[] {
  const request = resolve(document, requestBody)
  return [
    ...Object.values(request?.content ?? {}).map(({ schema }) => schema),
    ...Object.entries(responses).flatMap(([status, response]) =>
      shownSchemas(status, resolve(document, response) ?? {}),
    ),
  ]
}
