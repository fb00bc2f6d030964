import { type Document, isNode, type Node, readDocument } from './document.ts'

/** An operation of the contract, with the fields that a caller can send. */
export interface Operation {
  readonly id: string
  /** `operator` is the payment API, `control` the control API of the sandbox. */
  readonly api: 'operator' | 'control'
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  /** The fields of the path, the query and the body, by name. */
  fields(): ReadonlyMap<string, Field>
  /** The contract's examples of the body, by name. */
  examples(): ReadonlyMap<string, Node>
}

export interface Field {
  readonly name: string
  readonly in: 'path' | 'query' | 'body'
  readonly required: boolean
  readonly description: string
  /** The types of the JSON value: `string`, `integer`, `object` and so on. */
  readonly types: readonly string[]
  readonly values: readonly string[]
  /** The fields of an object, by name. */
  fields(): ReadonlyMap<string, Field>
}

const METHODS = new Set(['get', 'put', 'post', 'patch', 'delete'])

/** Reads all operations of the operator API and of the control API, by operationId. */
export async function readOperations(): Promise<ReadonlyMap<string, Operation>> {
  const [operator, control] = await Promise.all([readDocument('openapi'), readDocument('sandbox')])
  const all = [...operationsOf(operator, 'operator'), ...operationsOf(control, 'control')]
  return new Map(all.map((operation) => [operation.id, operation]))
}

function operationsOf(document: Document, api: Operation['api']): Operation[] {
  const paths = document.root['paths'] as Node
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(document.resolve(item))
      .filter(([method]) => METHODS.has(method))
      .map(([method, node]) => operationOf(document, api, path, method, document.resolve(node))),
  )
}

function operationOf(
  document: Document,
  api: Operation['api'],
  path: string,
  method: string,
  node: Node,
): Operation {
  const { content = {} } = document.resolve(node['requestBody'])
  const media = Object.values(content as Node).find(isNode)
  return {
    id: String(node['operationId']),
    api,
    method: method.toUpperCase(),
    path,
    summary: String(node['summary'] ?? ''),
    description: String(node['description'] ?? ''),
    fields() {
      const parameters = ((node['parameters'] ?? []) as unknown[])
        .map((it) => document.resolve(it))
        .filter((it) => it['in'] === 'path' || it['in'] === 'query')
      const own = parameters.map((it) =>
        fieldOf(
          document,
          String(it['name']),
          it['in'] as Field['in'],
          { description: it['description'], ...document.resolve(it['schema']) },
          it['required'] === true,
        ),
      )
      return new Map([
        ...own.map((field) => [field.name, field] as const),
        ...bodyFields(document, media?.['schema']),
      ])
    },
    examples() {
      const examples = Object.entries((media?.['examples'] ?? {}) as Node)
      return new Map(examples.map(([name, it]) => [name, document.resolve(it)['value'] as Node]))
    },
  }
}

/** The properties of a schema, and those of its parts and its alternatives. */
function bodyFields(document: Document, schema: unknown): Map<string, Field> {
  const node = document.resolve(schema)
  const required = new Set((node['required'] ?? []) as string[])
  const fields = new Map<string, Field>()
  for (const [name, property] of Object.entries((node['properties'] ?? {}) as Node)) {
    fields.set(name, fieldOf(document, name, 'body', document.resolve(property), required.has(name)))
  }
  for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
    for (const part of (node[keyword] ?? []) as unknown[]) {
      for (const [name, field] of bodyFields(document, part)) {
        const known = fields.get(name)
        const isRequired = field.required && (keyword === 'allOf' || known?.required === true)
        const values = [...new Set([...(known?.values ?? []), ...field.values])]
        fields.set(name, { ...field, values, required: isRequired })
      }
    }
  }
  return fields
}

function fieldOf(
  document: Document,
  name: string,
  place: Field['in'],
  schema: Node,
  required: boolean,
): Field {
  const alternatives = ((schema['oneOf'] ?? schema['anyOf'] ?? []) as unknown[]).map((it) =>
    document.resolve(it),
  )
  const schemas = [schema, ...alternatives]
  return {
    name,
    in: place,
    required,
    description: String(schema['description'] ?? ''),
    types: schemas.flatMap(({ type }) => (type === undefined ? [] : [type].flat())) as string[],
    values: schemas
      .flatMap((it) => (it['enum'] ?? []) as unknown[])
      .filter((it) => it !== null)
      .map(String),
    fields: () => bodyFields(document, schema),
  }
}
