import type { Checked, CheckedKeywords } from './checked.ts'
import { FORMAT_PREDICATES } from './format-predicates.ts'
import { literal, predicateName } from './text.ts'

/** The names in the generated file that a condition can use. */
export interface CheckContext {
  readonly schemaOf: (name: string) => CheckedKeywords
  /** Returns the name of the constant that holds a pattern. */
  readonly patternName: (pattern: string) => string
}

/**
 * Returns a condition in TypeScript that is true exactly when the value matches the schema. Returns `true` when every
 * value matches.
 *
 * @param value the name of the variable that holds the value
 */
export function condition(schema: Checked, value: string, context: CheckContext): string {
  if (typeof schema === 'string') return `${predicateName(schema)}(${value})`
  const { type = [], oneOf } = schema
  if (oneOf !== undefined) return oneOfCondition(oneOf, value, context)
  const types = [type].flat()
  if (types.length === 0) return 'true'
  const conditions = types.map((name) => typeCondition(name, schema, value, context))
  return anyOf(conditions.filter((it) => it !== 'false'))
}

/**
 * A `oneOf` of one schema and null is the most frequent case. It becomes `value === null || …`, without a function
 * call.
 */
function oneOfCondition(forms: readonly Checked[], value: string, context: CheckContext): string {
  const conditions = forms.map((form) => condition(form, value, context))
  const isNull = `${value} === null`
  const [one = '', ...others] = conditions.filter((form) => form !== isNull)
  // If both schemas accept null, `oneOf` refuses null because it matches twice. A simple "or" would accept it.
  const isEither =
    conditions.length === 2 && others.length === 0 && !forms.every((form) => acceptsNull(form, context))
  return isEither ? anyOf([isNull, one]) : `exactlyOne(${conditions.join(', ')})`
}

function acceptsNull(schema: Checked, context: CheckContext): boolean {
  const { type = [], oneOf, enum: values } = typeof schema === 'string' ? context.schemaOf(schema) : schema
  if (oneOf !== undefined) return oneOf.some((form) => acceptsNull(form, context))
  if (type.length > 0 && ![type].flat().includes('null')) return false
  return values?.includes(null) ?? true
}

function typeCondition(type: string, schema: CheckedKeywords, value: string, context: CheckContext): string {
  const values = schema.enum
  if (type === 'null') return values?.includes(null) === false ? 'false' : `${value} === null`
  const keywords = (CONDITIONS[type] as TypeConditions)(schema, value, context)
  if (values === undefined) return allOf(keywords)
  const isOfType = (it: unknown): boolean => (type === 'integer' ? Number.isInteger(it) : typeof it === type)
  const equalities = values.filter(isOfType).map((it) => `${value} === ${scalar(it)}`)
  if (equalities.length === 0) return 'false'
  // The first condition checks the type. It is dropped, because a value that equals a constant has the type of the
  // constant.
  return allOf([anyOf(equalities), ...keywords.slice(1)])
}

/** Returns the conditions for a type. The first condition checks the type itself. */
type TypeConditions = (schema: CheckedKeywords, value: string, context: CheckContext) => readonly string[]

const CONDITIONS: Readonly<Record<string, TypeConditions>> = {
  string: ({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format }, value, context) => [
    `typeof ${value} === 'string'`,
    ...(minLength > 0 || maxLength < Number.POSITIVE_INFINITY
      ? [`hasLength(${value}, ${minLength}, ${maxLength})`]
      : []),
    ...(pattern === undefined ? [] : [`${context.patternName(pattern)}.test(${value})`]),
    ...(format === undefined ? [] : [`${FORMAT_PREDICATES[format]}(${value})`]),
  ],
  integer: ({ minimum, maximum }, value) => [
    `typeof ${value} === 'number' && Number.isInteger(${value})`,
    ...within(value, minimum, maximum),
  ],
  number: ({ minimum, maximum }, value) => [
    `typeof ${value} === 'number'`,
    ...within(value, minimum, maximum),
  ],
  boolean: (_, value) => [`typeof ${value} === 'boolean'`],
  array: ({ items, minItems, maxItems }, value, context) => [
    `Array.isArray(${value})`,
    ...within(`${value}.length`, minItems, maxItems),
    ...(items === undefined ? [] : [`${value}.every((item) => ${condition(items, 'item', context)})`]),
  ],
  object: ({ maxProperties, propertyNames, additionalProperties }, value, context) => {
    const most = additionalProperties === false ? 0 : maxProperties
    return [
      `isObject(${value})`,
      ...within(`Object.keys(${value}).length`, undefined, most),
      ...(propertyNames === undefined
        ? []
        : [`Object.keys(${value}).every((name) => ${condition(propertyNames, 'name', context)})`]),
      ...(additionalProperties === undefined || typeof additionalProperties === 'boolean'
        ? []
        : [`Object.values(${value}).every((item) => ${condition(additionalProperties, 'item', context)})`]),
    ]
  },
}

function within(number: string, least?: number, most?: number): readonly string[] {
  return [
    ...(least === undefined ? [] : [`${number} >= ${least}`]),
    ...(most === undefined ? [] : [`${number} <= ${most}`]),
  ]
}

/** Puts parentheses around several conditions, so that a reader need not know which operator binds first. */
const joined = (conditions: readonly string[], operator: string): string =>
  conditions.length > 1 ? `(${conditions.join(operator)})` : (conditions[0] as string)

const allOf = (conditions: readonly string[]): string => joined(conditions, ' && ')

export const anyOf = (conditions: readonly string[]): string => joined(conditions, ' || ')

const scalar = (value: unknown): string => (typeof value === 'string' ? literal(value) : String(value))
