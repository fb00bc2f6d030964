import { hasLength, isObject } from './conditions.ts'
import { FORMATS } from './formats.ts'
import type { Schema, Violation } from './schema.ts'

/**
 * Returns all violations of a schema by a value, in the order of the schema. Returns an empty list when the value
 * matches. This function is slow, so it runs only for a value that the generated predicate of the schema rejected.
 *
 * @param at the path of the value, see {@link Violation.at}
 */
export function explain(schema: Schema, value: unknown, at = ''): readonly Violation[] {
  const { type = [], oneOf } = schema
  if (oneOf !== undefined) return explainOneOf(oneOf, value, at)
  const types = [type].flat()
  if (types.length > 0 && !types.some((name) => TYPES[name]?.(value)))
    return [{ at, message: `is not ${types.join(' or ')}` }]
  return [
    ...brokenKeywords(schema, value).map((message) => ({ at, message })),
    ...explainItems(schema, value, at),
    ...explainProperties(schema, value, at),
  ]
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  object: isObject,
  array: (value) => Array.isArray(value),
  null: (value) => value === null,
}

/**
 * Most `oneOf` lists hold one schema and null. If the value violates both, the violations of the schema are returned,
 * because they say more than "no form matches".
 */
function explainOneOf(forms: readonly Schema[], value: unknown, at: string): readonly Violation[] {
  const found = forms.map((form) => explain(form, value, at))
  if (found.filter((violations) => violations.length === 0).length === 1) return []
  const [only, ...others] = found.filter((_, index) => forms[index]?.type !== 'null')
  if (only !== undefined && only.length > 0 && others.length === 0) return only
  return [{ at, message: 'fits none, or more than one, of its forms' }]
}

/**
 * Returns one message for each violated keyword that concerns the value itself. Items and properties are checked
 * elsewhere.
 */
function brokenKeywords(schema: Schema, value: unknown): string[] {
  const { pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
  const { enum: values, minimum = Number.NEGATIVE_INFINITY } = schema
  const { maximum = Number.POSITIVE_INFINITY, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  const { maxProperties = Number.POSITIVE_INFINITY } = schema
  const broken: string[] = []
  if (values !== undefined && !values.includes(value))
    broken.push(
      values.length === 1 ? `is not ${JSON.stringify(values[0])}` : `is none of ${values.join(', ')}`,
    )
  if (typeof value === 'string') {
    if (pattern?.test(value) === false) broken.push('has another form')
    if (format !== undefined && !FORMATS[format](value)) broken.push(`is no ${format}`)
    if (!hasLength(value, minLength, maxLength)) broken.push('is too short or too long')
  }
  if (typeof value === 'number' && (value < minimum || value > maximum)) broken.push('is out of range')
  if (Array.isArray(value) && (value.length < minItems || value.length > maxItems))
    broken.push('has too few or too many items')
  if (isObject(value) && Object.keys(value).length > maxProperties) broken.push('has too many properties')
  return broken
}

function explainItems({ items }: Schema, value: unknown, at: string): readonly Violation[] {
  if (items === undefined || !Array.isArray(value)) return []
  return value.flatMap((item, index) => explain(items, item, within(at, String(index))))
}

function explainProperties(schema: Schema, value: unknown, at: string): readonly Violation[] {
  if (!isObject(value)) return []
  const { properties = {}, optional = [], propertyNames = {}, additionalProperties = true } = schema
  return [
    ...Object.entries(properties).flatMap(([name, property]) => {
      const path = within(at, name)
      if (value[name] !== undefined) return explain(property, value[name], path)
      return optional.includes(name) ? [] : [{ at: path, message: 'is missing' }]
    }),
    ...Object.entries(value).flatMap(([name, item]) => [
      ...explain(propertyNames, name, at),
      ...(Object.hasOwn(properties, name) ? [] : explainAdditional(additionalProperties, item, at)),
    ]),
  ]
}

function explainAdditional(allowed: Schema | boolean, item: unknown, at: string): readonly Violation[] {
  if (allowed === true) return []
  // The names of additional properties come from the user and may be personal data, so the path has `*` in their place.
  return allowed === false
    ? [{ at, message: 'has a property that it must not have' }]
    : explain(allowed, item, within(at, '*'))
}

const within = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`)
