import type { Schema } from './schema.ts'

/** Where a value breaks the contract, and how. Never quotes the value. */
export interface Violation {
  /** Property names and indexes, joined by full stops: `data.0.amount`; empty for the whole. */
  readonly at: string
  readonly message: string
}

type Check = (value: unknown, at: string, found: Violation[]) => void
type Container = Readonly<Record<string, unknown>>

const FORMATS: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]\d\d:\d\d)$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  uri: /^[a-z][\w+.-]*:[^\s]+$/i,
}

const typeOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value

const join = (at: string, key: string | number): string => (at === '' ? String(key) : `${at}.${key}`)

/** Checks made of schemas when they are first needed, each once. */
export function createCompiler(schemas: Readonly<Record<string, Schema>>): (name: string) => Check {
  const compiled = new Map<string, Check>()

  function named(name: string): Check {
    let check = compiled.get(name)
    if (check === undefined) {
      check = compile(schemas[name] as Schema)
      compiled.set(name, check)
    }
    return check
  }

  function compile(schema: Schema): Check {
    if (typeof schema === 'string') {
      // Looked up when it is used, since schemas may refer to each other in a circle.
      return (value, at, found) => named(schema)(value, at, found)
    }
    const checks: Check[] = []
    const say = (isBroken: (value: never) => boolean, message: string): void => {
      checks.push((value, at, found) => {
        if (isBroken(value as never)) found.push({ at, message })
      })
    }
    const {
      type,
      pattern,
      format,
      minLength = 0,
      maxLength,
      minimum,
      maximum,
      minItems = 0,
      maxItems,
    } = schema
    const { const: only, enum: values, oneOf, items, maxProperties } = schema
    if (only !== undefined) say((value) => value !== only, `is not ${JSON.stringify(only)}`)
    if (values !== undefined) say((value) => !values.includes(value), `is none of ${values.join(', ')}`)
    if (pattern !== undefined) {
      const expression = new RegExp(pattern, 'u')
      say((value: unknown) => typeof value === 'string' && !expression.test(value), 'has another form')
    }
    const expected = format === undefined ? undefined : FORMATS[format]
    if (expected !== undefined) {
      const isReal = (value: string): boolean =>
        expected.test(value) && (!format?.startsWith('date') || isDate(value.slice(0, 10)))
      say((value: unknown) => typeof value === 'string' && !isReal(value), `is no ${format}`)
    }
    if (minLength > 0 || maxLength !== undefined) {
      say((value: unknown) => {
        if (typeof value !== 'string') return false
        // JSON Schema counts characters, strings count units of UTF-16; only long ones can differ.
        const length =
          value.length < minLength || value.length > (maxLength ?? 0) ? [...value].length : value.length
        return length < minLength || length > (maxLength ?? Number.POSITIVE_INFINITY)
      }, 'is too short or too long')
    }
    if (minimum !== undefined || maximum !== undefined) {
      say(
        (value: unknown) =>
          typeof value === 'number' && (value < (minimum ?? value) || value > (maximum ?? value)),
        'is out of range',
      )
    }
    if (items !== undefined || minItems > 0 || maxItems !== undefined) checks.push(array(schema))
    if (oneOf !== undefined) checks.push(choice(oneOf.map(compile)))
    if (maxProperties !== undefined) {
      say((value: object) => Object.keys(Object(value)).length > maxProperties, 'has too many properties')
    }
    if (schema.properties ?? schema.required ?? schema.additionalProperties ?? schema.propertyNames) {
      checks.push(object(schema))
    }
    const types = type === undefined ? undefined : [type].flat()
    return (value, at, found) => {
      const actual = typeOf(value)
      if (
        types !== undefined &&
        !types.includes(actual) &&
        !(actual === 'integer' && types.includes('number'))
      ) {
        found.push({ at, message: `is ${actual}, not ${types.join(' or ')}` })
        return
      }
      for (const check of checks) check(value, at, found)
    }
  }

  function array({
    items,
    minItems = 0,
    maxItems = Number.POSITIVE_INFINITY,
  }: Exclude<Schema, string>): Check {
    const each = items === undefined ? undefined : compile(items)
    return (value, at, found) => {
      if (!Array.isArray(value)) return
      if (value.length < minItems || value.length > maxItems)
        found.push({ at, message: 'has too few or too many items' })
      if (each !== undefined) for (const [index, item] of value.entries()) each(item, join(at, index), found)
    }
  }

  function choice(branches: readonly Check[]): Check {
    return (value, at, found) => {
      const results = branches.map((branch) => {
        const own: Violation[] = []
        branch(value, at, own)
        return own
      })
      if (results.filter((own) => own.length === 0).length === 1) return
      found.push({ at, message: 'fits none, or more than one, of its forms' })
    }
  }

  function object(schema: Exclude<Schema, string>): Check {
    const { required = [], additionalProperties } = schema
    const properties = Object.entries(schema.properties ?? {}).map(
      ([name, inner]) => [name, compile(inner)] as const,
    )
    const known = new Set(properties.map(([name]) => name))
    const others =
      typeof additionalProperties === 'object' || typeof additionalProperties === 'string'
        ? compile(additionalProperties)
        : undefined
    const names = schema.propertyNames === undefined ? undefined : compile(schema.propertyNames)
    const looksAtOthers = others !== undefined || names !== undefined || additionalProperties === false
    return (value, at, found) => {
      if (typeOf(value) !== 'object') return
      const container = value as Container
      for (const name of required) {
        if (!Object.hasOwn(container, name)) found.push({ at: join(at, name), message: 'is missing' })
      }
      for (const [name, check] of properties) {
        if (Object.hasOwn(container, name)) check(container[name], join(at, name), found)
      }
      if (!looksAtOthers) return
      for (const [name, inner] of Object.entries(container)) {
        names?.(name, at, found)
        if (known.has(name)) continue
        // The name may be the user's own, so it is not quoted.
        if (additionalProperties === false)
          found.push({ at, message: 'has a property that it must not have' })
        others?.(inner, join(at, '*'), found)
      }
    }
  }

  return named
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
