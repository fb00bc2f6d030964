import { operationAddress, schemaAddress } from './addresses.ts'
import { contract, operations, schemas } from './contract.ts'

/** A user of a schema: an operation, an event or another schema. */
export interface SchemaUser {
  readonly name: string
  readonly address: string
}

const users: ReadonlyMap<string, readonly SchemaUser[]> = findUsers()

/** The users of a schema in the order of the contract: operations and events, then schemas. */
export function usersOf(schema: string): readonly SchemaUser[] {
  return users.get(schema) ?? []
}

function findUsers(): ReadonlyMap<string, readonly SchemaUser[]> {
  const found: (readonly [string, SchemaUser])[] = [
    ...operations.flatMap(({ id, node }) => named(node, { name: id, address: operationAddress(id) })),
    ...Object.entries(schemas).flatMap(([name, node]) => named(node, { name, address: schemaAddress(name) })),
  ]
  const groups = Map.groupBy(found, ([schema]) => schema)
  return new Map([...groups].map(([schema, entries]) => [schema, entries.map(([, user]) => user)]))
}

function named(node: object, user: SchemaUser): readonly (readonly [string, SchemaUser])[] {
  const names = [...new Set(schemasBelow(node))].filter((schema) => schema !== user.name)
  return names.map((schema) => [schema, user] as const)
}

/** The schemas that a part of the contract references, directly or through shared parameters and responses. */
function schemasBelow(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(schemasBelow)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'examples' || key === 'example') return []
    if (key !== '$ref') return schemasBelow(value)
    const [, , kind = '', name = ''] = String(value).split('/')
    if (kind === 'schemas') return [name]
    return schemasBelow((contract.components[kind] as Record<string, unknown> | undefined)?.[name])
  })
}
