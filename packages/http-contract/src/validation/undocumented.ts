import { isRecord } from './document.ts'
import type { Schemas } from './schemas.ts'
import { type Schema, type Shape, type ValueType, branchesFor, settledShape, shapeOf } from './shape.ts'

/**
 * Paths of the properties that no schema describes: `payer.bankAccounts[0].colour`. An object of which no schema
 * describes anything is free-form; `additionalProperties` other than `false` describes every name.
 */
export function undocumentedFields(
  schemas: Schemas,
  pointer: string,
  value: unknown,
  owner: string,
): string[] {
  const found: string[] = []
  const visit = (judges: readonly Schema[], node: object, path: string): void => {
    const type = typeOf(node)
    const shape =
      settledShape(schemas, judges, type) ?? shapeOf(schemas, withValidBranches(schemas, judges, node, owner))
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) {
        if (isObject(item)) visit(shape.items, item, `${path}[${index}]`)
      }
      return
    }
    if (!shape.describesNames) return
    const values = node as Readonly<Record<string, unknown>>
    for (const name of Object.keys(values)) {
      const said = shape.properties.get(name) ?? shape.rest
      const item = values[name]
      if (!said.described) found.push(join(path, name))
      else if (isObject(item)) visit(said.judges, item, join(path, name))
    }
  }
  if (isObject(value)) visit(rootJudges(schemas, pointer), value, '')
  return found
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const typeOf = (value: object): ValueType => (Array.isArray(value) ? 'array' : 'object')

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** The same array each time, by which its shape is remembered. */
const roots = new WeakMap<Schema, readonly Schema[]>()

function rootJudges(schemas: Schemas, pointer: string): readonly Schema[] {
  const schema = schemas.schema(pointer)
  const judges = roots.get(schema) ?? [schema]
  roots.set(schema, judges)
  return judges
}

/** The schemas, and the branches of their choices that the value is valid under. */
function withValidBranches(
  schemas: Schemas,
  judges: readonly Schema[],
  value: object,
  owner: string,
): readonly Schema[] {
  const { choices }: Shape = shapeOf(schemas, judges)
  const branches = choices.flatMap((choice) => validBranches(schemas, choice, value, owner))
  return branches.length === 0
    ? judges
    : [...judges, ...branches.flatMap((branch) => withValidBranches(schemas, [branch], value, owner))]
}

/** When no branch fits, all of them: the value is reported as invalid anyway. */
function validBranches(
  schemas: Schemas,
  branches: readonly Schema[],
  value: object,
  owner: string,
): readonly Schema[] {
  const possible = branchesFor(schemas, branches, typeOf(value))
  // What may be null as well leaves one branch for anything else, so nobody need ask whether it fits.
  if (possible.length === 1) return possible
  const valid = possible.filter((branch) => {
    const pointer = schemas.pointerOf(branch)
    return pointer !== undefined && schemas.accepts(pointer, value, owner)
  })
  return valid.length === 0 ? branches.filter(isRecord) : valid
}
