import type { ErrorObject } from 'ajv'
import { isRecord } from './document.ts'

/**
 * Returns the end of a sentence that starts with the name of the field. It says how to fix the value: `must be from 100
 * to 100000000`.
 */
export function messageOf(error: ErrorObject): string {
  const schema = isRecord(error.parentSchema) ? error.parentSchema : {}
  const value: unknown = error.schema
  switch (error.keyword) {
    case 'type':
      return (value === 'integer' ? ownMessage(error) : undefined) ?? typeMessage(asList(value).map(String))
    case 'required':
      return 'is required'
    case 'dependentRequired':
      return `is required when ${String(error.params['property'])} is sent`
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not a known property'
    case 'enum':
      return `must be ${asList(value).length === 1 ? '' : 'one of '}${asList(value).map(show).join(', ')}`
    case 'minimum':
    case 'maximum':
      return range(schema['minimum'], schema['maximum'])
    case 'exclusiveMinimum':
      return `must be more than ${show(value)}`
    case 'exclusiveMaximum':
      return `must be less than ${show(value)}`
    case 'multipleOf':
      return `must be a multiple of ${show(value)}`
    case 'minLength':
    case 'maxLength':
      return count(schema['minLength'], schema['maxLength'], {
        verb: 'must be',
        one: 'character',
        many: 'characters',
      })
    case 'minItems':
    case 'maxItems':
      return count(schema['minItems'], schema['maxItems'], {
        verb: 'must have',
        one: 'entry',
        many: 'entries',
      })
    case 'minProperties':
    case 'maxProperties':
      return count(schema['minProperties'], schema['maxProperties'], {
        verb: 'must have',
        one: 'entry',
        many: 'entries',
      })
    case 'propertyNames':
      return isRecord(value)
        ? `must have a name of ${bounds(value['minLength'], value['maxLength'])} characters`
        : 'is not an allowed name'
    case 'uniqueItems':
      return 'must not repeat an entry'
    case 'format':
      return `must be ${FORMATS[String(value)] ?? `a valid ${String(value)}`}`
    case 'pattern':
      return (
        ownMessage(error) ?? sentence(schema['description']) ?? 'has another form than the contract states'
      )
    default:
      return (
        ownMessage(error) ??
        sentence(schema['description']) ??
        `is not valid: ${error.message ?? error.keyword}`
      )
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date that exists, written YYYY-MM-DD',
  'date-time': 'an instant with its offset, as in 2026-03-01T12:00:00.000Z',
  uuid: 'a UUID',
  email: 'an e-mail address',
  uri: 'an absolute URL',
  int32: 'a 32-bit integer',
  int64: 'a 64-bit integer',
}

/** Returns a message such as `must be an object or null`. */
export function typeMessage(types: readonly string[]): string {
  return `must be ${alternatives(types.map((type) => TYPES[type] ?? type))}`
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export function alternatives(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`
}

/** Returns `100 to 900`, `at least 100` or `at most 900`. If both bounds are the same, returns one number: `32`. */
function bounds(minimum: unknown, maximum: unknown): string {
  if (minimum === undefined) return `at most ${show(maximum)}`
  if (maximum === undefined) return `at least ${show(minimum)}`
  return minimum === maximum ? show(minimum) : `${show(minimum)} to ${show(maximum)}`
}

function range(minimum: unknown, maximum: unknown): string {
  const text = bounds(minimum, maximum)
  return text.includes(' to ') ? `must be from ${text}` : `must be ${text}`
}

function count(
  minimum: unknown,
  maximum: unknown,
  words: { readonly verb: string; readonly one: string; readonly many: string },
): string {
  const unit = (maximum ?? minimum) === 1 ? words.one : words.many
  return `${words.verb} ${bounds(minimum, maximum)} ${unit}`
}

/**
 * Returns the `x-message` of the schema. A schema has it when a keyword does not explain itself: a `pattern`, or the type
 * of an amount of money, which is in centavos.
 */
export function ownMessage(error: ErrorObject): string | undefined {
  const message: unknown = isRecord(error.parentSchema) ? error.parentSchema['x-message'] : undefined
  return typeof message === 'string' ? message : undefined
}

function sentence(description: unknown): string | undefined {
  if (typeof description !== 'string') return undefined
  // The mark of an assumption ends a description. It is for readers of the contract.
  return `breaks the rule: ${description.replace(/\.?\s*(?:\*\*Assumed\*\*[^]*)?$/, '')}`
}
