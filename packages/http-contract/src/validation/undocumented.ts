import { isRecord } from './document.ts'
import type { Schemas } from './schemas.ts'
import { type Schema, type Shape, type ValueType, branchesFor, settledShape, shapeOf } from './shape.ts'

/**
 * Returns the paths, such as `payer.bankAccounts[0].colour`, of properties that no schema describes. Properties of a
 * free-form object, whose schemas describe no names, are not reported. If `additionalProperties` is present and not
 * `false`, it describes every name, so nothing is reported.
 */
export function undocumentedFields(
  schemas: Schemas,
  pointer: string,
  value: unknown,
  owner: string,
): string[] {
  const found: string[] = []
  const visit = (applied: readonly Schema[], node: object, path: string): void => {
    const type = typeOf(node)
    const shape =
      settledShape(schemas, applied, type) ??
      shapeOf(schemas, withValidBranches(schemas, applied, node, owner))
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) {
        if (isObject(item)) visit(shape.items, item, `${path}[${index}]`)
      }
      return
    }
    if (!shape.describesNames) return
    const values = node as Readonly<Record<string, unknown>>
    for (const name of Object.keys(values)) {
      const property = shape.properties.get(name) ?? shape.rest
      const item = values[name]
      if (!property.described) found.push(join(path, name))
      else if (isObject(item)) visit(property.applied, item, join(path, name))
    }
  }
  if (isObject(value)) visit(rootSchemas(schemas, pointer), value, '')
  return found
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const typeOf = (value: object): ValueType => (Array.isArray(value) ? 'array' : 'object')

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** One array for each schema, because `settledShape` caches by the identity of the array. */
const roots = new WeakMap<Schema, readonly Schema[]>()

function rootSchemas(schemas: Schemas, pointer: string): readonly Schema[] {
  const schema = schemas.schema(pointer)
  const applied = roots.get(schema) ?? [schema]
  roots.set(schema, applied)
  return applied
}

/** Returns the schemas, and the branches of their `oneOf` and `anyOf` that accept the value. */
function withValidBranches(
  schemas: Schemas,
  applied: readonly Schema[],
  value: object,
  owner: string,
): readonly Schema[] {
  const { choices }: Shape = shapeOf(schemas, applied)
  const branches = choices.flatMap((choice) => validBranches(schemas, choice, value, owner))
  return branches.length === 0
    ? applied
    : [...applied, ...branches.flatMap((branch) => withValidBranches(schemas, [branch], value, owner))]
}

/**
 * Returns the branches that accept the value. If no branch accepts it, returns all branches, because validation reports
 * the value as invalid anyway.
 */
function validBranches(
  schemas: Schemas,
  branches: readonly Schema[],
  value: object,
  owner: string,
): readonly Schema[] {
  const possible = branchesFor(schemas, branches, typeOf(value))
  // One branch is possible, as in a choice between a schema and `null` for an object. It needs no validation.
  if (possible.length === 1) return possible
  const valid = possible.filter((branch) => {
    const pointer = schemas.pointerOf(branch)
    return pointer !== undefined && schemas.accepts(pointer, value, owner)
  })
  return valid.length === 0 ? branches.filter(isRecord) : valid
}
