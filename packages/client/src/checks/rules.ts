import { FORMATS } from './formats.ts'
import type { Rules } from './schema.ts'

/** One thing that a schema asks of a value without looking inside it. */
export interface Rule {
  /** What is to be said of a value that breaks it. */
  readonly message: string
  /** True of values that it is not for. */
  readonly keeps: (value: unknown) => boolean
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function rulesOf(rules: Rules): Rule[] {
  const { pattern, format = '', minLength = 0, maxLength, minItems = 0, maxItems } = rules
  const { const: only, enum: values, minimum, maximum, maxProperties } = rules
  const found: Rule[] = []
  const ofText = (message: string, keeps: (text: string) => boolean): void => {
    found.push({ message, keeps: (value) => typeof value !== 'string' || keeps(value) })
  }
  if (only !== undefined)
    found.push({ message: `is not ${JSON.stringify(only)}`, keeps: (value) => value === only })
  if (values !== undefined)
    found.push({ message: `is none of ${values.join(', ')}`, keeps: (value) => values.includes(value) })
  if (pattern !== undefined) ofText('has another form', (text) => new RegExp(pattern, 'u').test(text))
  const keepsFormat = FORMATS[format]
  if (keepsFormat !== undefined) ofText(`is no ${format}`, keepsFormat)
  if (minLength > 0 || maxLength !== undefined) {
    // JSON Schema counts characters, strings count units of UTF-16.
    ofText('is too short or too long', (text) => isWithin([...text].length, minLength, maxLength))
  }
  if (minimum !== undefined || maximum !== undefined) {
    found.push({
      message: 'is out of range',
      keeps: (value) => typeof value !== 'number' || isWithin(value, minimum, maximum),
    })
  }
  if (minItems > 0 || maxItems !== undefined) {
    found.push({
      message: 'has too few or too many items',
      keeps: (value) => !Array.isArray(value) || isWithin(value.length, minItems, maxItems),
    })
  }
  if (maxProperties !== undefined) {
    found.push({
      message: 'has too many properties',
      keeps: (value) => !isObject(value) || Object.keys(value).length <= maxProperties,
    })
  }
  return found
}

const isWithin = (
  number: number,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
): boolean => number >= least && number <= most
