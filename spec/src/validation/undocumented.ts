import { isRecord } from './document.ts'
import type { Schemas } from './schemas.ts'
import { type Schema, type Shape, shapeOf } from './shape.ts'

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
  const visit = (judges: readonly Schema[], node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return
    const shapes = judges.flatMap((judge) => shapesOf(schemas, judge, node, owner))
    if (Array.isArray(node)) {
      const items = shapes.flatMap((shape) => shape.items)
      for (const [index, item] of node.entries()) visit(items, item, `${path}[${index}]`)
      return
    }
    if (!shapes.some((shape) => shape.describesNames)) return
    for (const [name, item] of Object.entries(node)) {
      const said = (shape: Shape): Shape['rest'] => shape.properties.get(name) ?? shape.rest
      if (!shapes.some((shape) => said(shape).described)) found.push(join(path, name))
      else if (typeof item === 'object' && item !== null) {
        const judges = shapes.flatMap((shape) => said(shape).judges)
        visit(judges, item, join(path, name))
      }
    }
  }
  visit([schemas.schema(pointer)], value, '')
  return found
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** The shape of a schema, and of the branches of its choices that the value is valid under. */
function shapesOf(schemas: Schemas, schema: Schema, value: object, owner: string): Shape[] {
  const shape = shapeOf(schemas, schema)
  if (shape.choices.length === 0) return [shape]
  const branches = shape.choices.flatMap((choice) => validBranches(schemas, choice, value, owner))
  return [shape, ...branches.flatMap((branch) => shapesOf(schemas, branch, value, owner))]
}

/** When no branch fits, all of them: the value is reported as invalid anyway. */
function validBranches(
  schemas: Schemas,
  branches: readonly Schema[],
  value: object,
  owner: string,
): readonly Schema[] {
  const type = Array.isArray(value) ? 'array' : 'object'
  const possible = branches.filter((branch) => {
    const types = schemas.types(branch)
    return types.size === 0 || types.has(type)
  })
  // What may be null as well leaves one branch for anything else, so nobody need ask whether it fits.
  if (possible.length === 1) return possible
  const valid = possible.filter((branch) => {
    const pointer = schemas.pointerOf(branch)
    return pointer !== undefined && schemas.accepts(pointer, value, owner)
  })
  return valid.length === 0 ? branches.filter(isRecord) : valid
}
