import { isRecord } from './document.ts'
import type { Schemas } from './schemas.ts'

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
  const visit = (judges: readonly Schema[], node: unknown, path: string): string[] => {
    const all = judges.flatMap((judge) => expand(schemas, judge, node, owner))
    if (Array.isArray(node)) {
      const items = all.map((schema) => schema['items']).filter(isRecord)
      return node.flatMap((item, index) => visit(items, item, `${path}[${index}]`))
    }
    if (!isRecord(node) || !all.some(describesNames)) return []
    return Object.entries(node).flatMap(([name, item]) => {
      const at = path === '' ? name : `${path}.${name}`
      const below = all.flatMap((schema) => schemasOf(schema, name))
      return below.length === 0 ? [at] : visit(below.filter(isRecord), item, at)
    })
  }
  return visit([schemas.schema(pointer)], value, '')
}

type Schema = Record<string, unknown>

/** The schema and those that judge the same value. Of `oneOf` and `anyOf`, the branches that the value is valid under. */
function expand(schemas: Schemas, schema: Schema, value: unknown, owner: string): Schema[] {
  const reference = schema['$ref']
  const parts = [
    typeof reference === 'string' ? schemas.schema(reference) : undefined,
    ...listOf(schema['allOf']),
    ...['oneOf', 'anyOf'].flatMap((keyword) => validBranches(schemas, listOf(schema[keyword]), value, owner)),
    schema['then'],
    schema['else'],
  ]
  return [schema, ...parts.filter(isRecord).flatMap((part) => expand(schemas, part, value, owner))]
}

/** When no branch fits, all of them: the value is reported as invalid anyway. */
function validBranches(
  schemas: Schemas,
  branches: readonly unknown[],
  value: unknown,
  owner: string,
): readonly unknown[] {
  const valid = branches.filter(isRecord).filter((branch) => {
    const pointer = schemas.pointerOf(branch)
    return pointer !== undefined && schemas.errors(pointer, value, owner).length === 0
  })
  return valid.length === 0 ? branches : valid
}

const describesNames = (schema: Schema): boolean =>
  isRecord(schema['properties']) || schema['additionalProperties'] !== undefined

/** What a schema says about the property: nothing, or one schema (`true` where any value is fine). */
function schemasOf(schema: Schema, name: string): unknown[] {
  const properties = schema['properties']
  if (isRecord(properties) && Object.hasOwn(properties, name)) return [properties[name]]
  const rest = schema['additionalProperties']
  return rest === undefined || rest === false ? [] : [rest]
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
