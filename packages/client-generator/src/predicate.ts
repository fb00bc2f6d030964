import type { Checked, CheckedKeywords } from './checked.ts'
import { anyOf, condition, type CheckContext } from './condition.ts'
import { literal, predicateName } from './text.ts'

/** Returns a function in TypeScript that returns true exactly for the values that match the schema. */
export function predicate(name: string, schema: CheckedKeywords, context: CheckContext): string {
  return `function ${predicateName(name)}(value: unknown): boolean {
  return ${bodyOf(schema, context)}
}
`
}

function bodyOf(schema: CheckedKeywords, context: CheckContext): string {
  const { properties, required = [] } = schema
  if (properties === undefined) return condition(schema, 'value', context)
  const conditions = ['isObject(value)', ...propertyConditions(properties, required, context)]
  return `(\n    ${conditions.join(' &&\n    ')}\n  )`
}

function propertyConditions(
  properties: Readonly<Record<string, Checked>>,
  required: readonly string[],
  context: CheckContext,
): readonly string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const property = `value[${literal(name)}]`
    const matches = condition(schema, property, context)
    // A missing property is `undefined` in JavaScript. JSON has no `undefined`, so this value always means that the
    // property is missing.
    if (required.includes(name)) return [matches === 'true' ? `${property} !== undefined` : matches]
    return matches === 'true' ? [] : [anyOf([`${property} === undefined`, matches])]
  })
}
