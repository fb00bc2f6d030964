import { expressionOf } from './formats.ts'
import type { Schema } from './schema.ts'

/** What is known of a scalar, flat, so that one function without calls of its own judges nearly every value of it. */
export interface Easy {
  /** `other` stands for what is not easy. */
  readonly kind: 'string' | 'integer' | 'boolean' | 'other'
  readonly isNullable: boolean
  readonly expression: RegExp | undefined
  readonly values: readonly unknown[] | undefined
  /** Of the number, or of the length in units of UTF-16. */
  readonly least: number
  readonly most: number
}

/** Does a value fit for sure? What is not sure may still fit. Answers wait for it: it is written for speed. */
export function surely({ kind, isNullable, expression, values, least, most }: Easy, value: unknown): boolean {
  if (value === null) return isNullable
  if (typeof value === 'string') {
    return (
      kind === 'string' &&
      value.length >= least &&
      value.length <= most &&
      (expression === undefined || expression.test(value)) &&
      (values === undefined || values.includes(value))
    )
  }
  if (typeof value === 'number') {
    return (
      kind === 'integer' &&
      Number.isInteger(value) &&
      value >= least &&
      value <= most &&
      (values === undefined || values.includes(value))
    )
  }
  return kind === 'boolean' && typeof value === 'boolean' && values === undefined
}

/** A day that every month has, or nearly every one: no calendar is needed to know it. */
const DAY =
  '\\d\\d\\d\\d-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)'
const UUID_4 = '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'

/** Formats with patterns of the contract, and what takes only texts that keep both. */
const EASY: Readonly<Record<string, string>> = {
  // Instants (§2.4).
  'date-time ^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$': `^${DAY}T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d\\d\\dZ$`,
  'date ': `^${DAY}$`,
  'uuid ': '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  [`uuid ${UUID_4}`]: UUID_4,
  // A brCode (§2.1). Of printable characters, whatever follows them must be its end.
  ' ^000201.+6304[0-9A-F]{4}$': '^000201[ -~]+6304[0-9A-F]{4}$',
}

/** What takes only texts that keep a format and a pattern; empty for neither, undefined when there is no quick way. */
const easyPattern = (format = '', pattern = ''): string | undefined =>
  EASY[`${format} ${pattern}`] ?? (format === '' ? pattern : undefined)

const OTHER: Easy = {
  kind: 'other',
  isNullable: false,
  expression: undefined,
  values: undefined,
  least: 0,
  most: 0,
}

export function easyOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): Easy {
  if (typeof schema === 'string') return easyOf(schemas[schema] as Schema, schemas)
  const { oneOf, type = [], minLength = 0, maxLength, minimum, maximum } = schema
  if (oneOf !== undefined) {
    const [only, ...others] = oneOf.filter((branch) => typeof branch === 'string' || branch.type !== 'null')
    // Null is one of the branches, or there is but one.
    if (only === undefined || others.length > 0) return OTHER
    const easy = easyOf(only, schemas)
    return oneOf.length === 1 ? easy : { ...easy, isNullable: true }
  }
  const [kind, ...others] = [type].flat().filter((it) => it !== 'null')
  const pattern = easyPattern(schema.format, schema.pattern)
  if (others.length > 0 || pattern === undefined) return OTHER
  if (kind !== 'string' && kind !== 'integer' && kind !== 'boolean') return OTHER
  const values = schema.const === undefined ? schema.enum : [schema.const]
  const isText = kind === 'string'
  return {
    kind,
    isNullable: type.includes('null') && (values?.includes(null) ?? true),
    expression: isText && pattern !== '' ? expressionOf(pattern) : undefined,
    values,
    // Characters are counted, of one or two units each.
    least: (isText ? (minLength > 1 ? 2 * minLength : minLength) : minimum) ?? Number.NEGATIVE_INFINITY,
    most: (isText ? maxLength : maximum) ?? Number.POSITIVE_INFINITY,
  }
}
