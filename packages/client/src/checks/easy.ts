import { expressionOf } from './formats.ts'
import type { Schema } from './schema.ts'

/** What is known of a scalar and needs no call to be judged by, so that nearly every value is judged in one loop. */
export interface Easy {
  /** `other` stands for what is not easy. */
  readonly kind: 'string' | 'integer' | 'boolean' | 'other'
  readonly isNullable: boolean
  readonly expression: RegExp | undefined
  /** How a text of one line begins of which the expression says the end. */
  readonly head: string | undefined
  readonly values: readonly unknown[] | undefined
  /** Of the number, or of the length in units of UTF-16. */
  readonly least: number
  readonly most: number
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
}

/** Anything of one line between two texts, of which the second has a length: a brCode (§2.1). */
const BETWEEN = /^\^(\w+)\.\+((?:\w|\[[^\]]+\](?:\{\d+\})?)+\$)$/
/** Characters of one class, so many. */
const REPEATED = /^\^(\[[^^\]]+\])\{([1-9]\d*),(\d+)\}\$$/

/** What takes only texts that keep a format and a pattern; undefined when there is no quick way. */
function quickly(
  format = '',
  pattern = '',
): Pick<Easy, 'expression' | 'head' | 'least' | 'most'> | undefined {
  const easy = { expression: undefined, head: undefined, least: 0, most: Number.POSITIVE_INFINITY }
  const known = EASY[`${format} ${pattern}`] ?? (format === '' ? pattern : undefined)
  if (known === undefined) return undefined
  if (known === '') return easy
  const [, head, tail] = BETWEEN.exec(known) ?? []
  if (head !== undefined && tail !== undefined) {
    const expression = expressionOf(tail)
    // Written out, an expression is no shorter than what it matches.
    return { ...easy, expression, head, least: head.length + 1 + expression.source.length }
  }
  const [, one, least, most] = REPEATED.exec(known) ?? []
  if (one === undefined) return { ...easy, expression: expressionOf(known) }
  return { ...easy, expression: expressionOf(`^${one}+$`), least: Number(least), most: Number(most) }
}

const OTHER: Easy = {
  kind: 'other',
  isNullable: false,
  expression: undefined,
  head: undefined,
  values: undefined,
  least: 0,
  most: 0,
}

export function easyOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): Easy {
  if (typeof schema === 'string') return easyOf(schemas[schema] as Schema, schemas)
  const { oneOf, type = [], minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema
  if (oneOf !== undefined) {
    const [only, ...others] = oneOf.filter((branch) => typeof branch === 'string' || branch.type !== 'null')
    // Null is one of the branches, or there is but one.
    if (only === undefined || others.length > 0) return OTHER
    const easy = easyOf(only, schemas)
    return oneOf.length === 1 ? easy : { ...easy, isNullable: true }
  }
  const [kind, ...others] = [type].flat().filter((it) => it !== 'null')
  const quick = quickly(schema.format, schema.pattern)
  if (others.length > 0 || quick === undefined) return OTHER
  if (kind !== 'string' && kind !== 'integer' && kind !== 'boolean') return OTHER
  const values = schema.const === undefined ? schema.enum : [schema.const]
  const isText = kind === 'string'
  return {
    kind,
    isNullable: type.includes('null') && (values?.includes(null) ?? true),
    expression: quick.expression,
    head: quick.head,
    values,
    // Characters are counted, of one or two units each.
    least: isText ? Math.max(quick.least, minLength > 1 ? 2 * minLength : minLength) : minimum,
    most: isText ? Math.min(quick.most, maxLength) : maximum,
  }
}
