import type { Checked, CheckedRules } from './checked.ts'
import { sureText } from './sure-text.ts'
import { literal } from './text.ts'

/** What conditions take from the file that they are written into. */
export interface Surroundings {
  readonly rulesOf: (schema: Checked) => CheckedRules
  /** The constant that holds an expression. */
  readonly constantOf: (expression: RegExp) => string
}

/**
 * Straight code that is true of nearly every value that fits, and of no other; undefined when there is none. Answers
 * wait for it. `value` is the name of the variable.
 */
export function condition(schema: Checked, value: string, around: Surroundings): string | undefined {
  const rules = around.rulesOf(schema)
  // An object has a function of its own.
  if (rules.properties !== undefined) return `${String(schema)}(${value})`
  const { oneOf, type = [] } = rules
  if (oneOf !== undefined) {
    const others = oneOf.filter((branch) => around.rulesOf(branch).type !== 'null')
    const [only] = others
    // Of several forms exactly one must fit.
    const inner = only !== undefined && others.length === 1 ? condition(only, value, around) : undefined
    return orNull(inner, value, others.length < oneOf.length)
  }
  const [kind, ...others] = [type].flat().filter((it) => it !== 'null')
  if (kind === undefined || others.length > 0) return undefined
  const values = rules.const === undefined ? rules.enum : [rules.const]
  const admitsNull = type.includes('null') && (values?.includes(null) ?? true)
  if (values !== undefined && kind !== 'string') return undefined
  return orNull(KINDS[kind]?.(rules, value, around, values), value, admitsNull)
}

type OfKind = (
  rules: CheckedRules,
  value: string,
  around: Surroundings,
  /** Of texts only: those of an enumeration. */
  values: readonly unknown[] | undefined,
) => string | undefined

const KINDS: Readonly<Record<string, OfKind>> = {
  string({ format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }, value, around, values) {
    const sure = sureText(format, pattern)
    if (sure === undefined) return undefined
    const { head, expression } = sure
    const texts = (values ?? []).flatMap((it) =>
      typeof it === 'string' ? [`${value} === ${literal(it)}`] : [],
    )
    return all([
      values === undefined ? `typeof ${value} === 'string'` : anyOf(texts),
      // Characters are counted, of one or two units each.
      ...within(
        `${value}.length`,
        Math.max(sure.least, minLength > 1 ? 2 * minLength : minLength),
        Math.min(sure.most, maxLength),
      ),
      head === undefined ? '' : `${value}.startsWith(${literal(head)}) && !LINE_END.test(${value})`,
      expression === undefined ? '' : `${around.constantOf(expression)}.test(${value})`,
    ])
  },
  integer: ({ minimum, maximum }, value) =>
    all([`typeof ${value} === 'number' && Number.isInteger(${value})`, ...within(value, minimum, maximum)]),
  boolean: (_, value) => `typeof ${value} === 'boolean'`,
  array({ items, minItems = 0, maxItems }, value, around) {
    const inner = items === undefined ? undefined : condition(items, 'item', around)
    if (inner === undefined) return undefined
    return all([
      `Array.isArray(${value})`,
      ...within(`${value}.length`, minItems, maxItems),
      `${value}.every((item) => ${inner})`,
    ])
  },
  /** Of names that are the user's own. */
  object({ additionalProperties, propertyNames, maxProperties }, value, around) {
    if (additionalProperties === undefined || typeof additionalProperties === 'boolean') return undefined
    const ofName = propertyNames === undefined ? '' : condition(propertyNames, 'name', around)
    const ofItem = condition(additionalProperties, 'item', around)
    if (ofName === undefined || ofItem === undefined) return undefined
    const most = maxProperties ?? 'Infinity'
    return `areFew(${value}, ${most}, (item${ofName === '' ? '' : ', name'}) => ${all([ofName, ofItem])})`
  },
}

const all = (conditions: readonly string[]): string => conditions.filter((it) => it !== '').join(' && ')

const anyOf = (conditions: readonly string[]): string =>
  conditions.length > 1 ? `(${conditions.join(' || ')})` : (conditions[0] ?? 'false')

const orNull = (inner: string | undefined, value: string, admitsNull: boolean): string | undefined =>
  inner === undefined || !admitsNull ? inner : `(${value} === null || ${inner})`

function within(value: string, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): string[] {
  const isLength = value.endsWith('.length')
  return [
    Number.isFinite(least) && !(isLength && least === 0) ? `${value} >= ${least}` : '',
    Number.isFinite(most) ? `${value} <= ${most}` : '',
  ]
}
