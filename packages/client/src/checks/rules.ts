import { expressionOf, FORMATS, type Test } from './formats.ts'
import type { Rules } from './schema.ts'

/** One thing that a schema asks of a value without looking inside it. */
export interface Rule {
  /** What is to be said of a value that breaks it. */
  readonly message: string
  /** Which values it is for; the others keep it. */
  readonly of: 'string' | 'number' | 'object' | 'any'
  readonly keeps: Test<never>
}

export function rulesOf(schema: Rules): Rule[] {
  const { pattern, format = '', minLength = 0, maxLength, minimum, maximum, maxProperties } = schema
  const { const: only, enum: values } = schema
  const rules: Rule[] = []
  const say = <T>(of: Rule['of'], message: string, keeps: Test<T>): void => {
    rules.push({ of, message, keeps })
  }
  if (only !== undefined)
    say('any', `is not ${JSON.stringify(only)}`, {
      test: (value) => value === only,
    })
  if (values !== undefined) {
    const set = new Set(values)
    say('any', `is none of ${values.join(', ')}`, { test: (value) => set.has(value) })
  }
  if (pattern !== undefined) say('string', 'has another form', expressionOf(pattern))
  const keepsFormat = FORMATS[format]
  if (keepsFormat !== undefined) say('string', `is no ${format}`, keepsFormat)
  if (minLength > 0 || maxLength !== undefined) {
    const most = maxLength ?? Number.POSITIVE_INFINITY
    say<string>('string', 'is too short or too long', {
      test(text) {
        // JSON Schema counts characters, strings count units of UTF-16, at most two a character.
        const length = text.length > most || text.length < 2 * minLength ? [...text].length : text.length
        return length >= minLength && length <= most
      },
    })
  }
  if (minimum !== undefined || maximum !== undefined) {
    const [least, most] = [minimum ?? Number.NEGATIVE_INFINITY, maximum ?? Number.POSITIVE_INFINITY]
    say<number>('number', 'is out of range', {
      test: (value) => value >= least && value <= most,
    })
  }
  if (maxProperties !== undefined) {
    say<object>('object', 'has too many properties', {
      test: (value) => Object.keys(value).length <= maxProperties,
    })
  }
  return rules
}
