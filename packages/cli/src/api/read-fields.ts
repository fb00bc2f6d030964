import { usageError } from '../output/exit-codes.ts'
import { money } from '../output/text.ts'
import type { Field } from './operations.ts'

type Values = Record<string, unknown>
type Fields = ReadonlyMap<string, Field>

/**
 * Adds one value of the command line to the values of a call. A dot names a field of an object
 * (`--expectedPayer.taxId`), and a repeated array field adds an entry.
 */
export function addField(
  values: Values,
  fields: Fields,
  path: string,
  text: string,
  /** The object in which the path begins: `expectedPayer.` */
  prefix = '',
): void {
  const [name = '', ...rest] = path.split('.')
  const field = fields.get(name)
  if (field === undefined) throw unknownField(path, fields, prefix)
  if (rest.length === 0) {
    values[name] = valueOf(field, `${prefix}${path}`, text, values[name])
    return
  }
  const inner = field.fields()
  const nested = (values[name] ??= {}) as Values
  if (inner.size > 0) addField(nested, inner, rest.join('.'), text, `${prefix}${name}.`)
  // An object without declared properties, such as metadata, takes any name.
  else nested[rest.join('.')] = text
}

export function unknownField(path: string, fields: Fields, prefix = ''): Error {
  const names = [...fields.keys()].map((name) => `${prefix}${name}`)
  const known = names.length === 0 ? 'The operation has no fields.' : `The fields are ${names.join(', ')}.`
  return usageError(`--${prefix}${path}: the operation has no such field. ${known}`)
}

/** Reads a text as the JSON value that the field expects. A text that does not fit is sent as it is. */
function valueOf({ name, types }: Field, path: string, text: string, before: unknown): unknown {
  if (types.includes('null') && text === 'null') return null
  if (types.includes('array')) {
    return text.startsWith('[') ? parsed(path, text) : [...((before ?? []) as unknown[]), text]
  }
  if (types.includes('object') || text.startsWith('{')) return parsed(path, text)
  const isWhole = /^-?\d+$/.test(text)
  if (types.includes('integer') && (isWhole || !types.includes('string')))
    return integerOf(name, path, text, isWhole)
  if (types.includes('number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** Centavos that are written as reais would be a hundredth of what is meant. */
function integerOf(name: string, path: string, text: string, isWhole: boolean): number {
  if (isWhole && Number.isSafeInteger(Number(text))) return Number(text)
  const [, reais, cents = ''] = /^(\d+)[.,](\d{1,2})$/.exec(text) ?? []
  if (reais !== undefined && /amount|balance/i.test(name)) {
    const meant = Number(reais) * 100 + Number(cents.padEnd(2, '0'))
    throw usageError(`--${path} is "${text}". Write the amount in centavos: ${meant} is ${money(meant)}.`)
  }
  throw usageError(`--${path} is "${text}". Write a whole number.`)
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw usageError(`--${path} must be JSON, or name its fields: --${path}.name value`)
  }
}
