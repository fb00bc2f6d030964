import type { Schema } from './schema.ts'

/** Where a value breaks the contract, and how. Never quotes the value. */
export interface Violation {
  /** Property names and indexes, joined by full stops: `data.0.amount`; empty for the whole. */
  readonly at: string
  readonly message: string
}

/** `path` leads to the value; it is joined only when there is something to tell. */
type Check = (value: unknown, path: Path, found: Violation[]) => void
type Path = (string | number)[]
type Rules = Exclude<Schema, string>
type Container = Readonly<Record<string, unknown>>

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': (text) =>
    /^\d{4}-\d\d-\d\dT(([01]\d|2[0-3]):[0-5]\d:[0-5]\d|23:59:60)(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(text) &&
    isDay(text),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text),
  uuid: (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
  uri: (text) =>
    /^[a-z][a-z\d+.-]*:(%[\da-f]{2}|[\w.~:/?#[\]@!$&'()*+,;=-])+$/i.test(text) && URL.canParse(text),
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: (value) => Array.isArray(value),
  null: (value) => value === null,
}

/** Checks made of schemas when they are first needed, each once. Written for speed: answers wait for it. */
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
    if (typeof schema !== 'string') return compileRules(schema)
    // Looked up when it is used, since schemas may refer to each other in a circle.
    let check: Check | undefined
    return (value, path, found) => (check ??= named(schema))(value, path, found)
  }

  function compileRules(schema: Rules): Check {
    const { type, oneOf } = schema
    if (oneOf !== undefined) return choice(oneOf)
    const types = type === undefined ? Object.keys(TYPES) : [type].flat()
    const accepts = types.map((name) => TYPES[name] as (value: unknown) => boolean)
    const [first = TYPES['null']] = accepts
    const accept = accepts.length === 1 ? first : (value: unknown) => accepts.some((one) => one(value))
    const checks = [...valueChecks(schema), ...array(schema), ...object(schema)]
    const [only, ...others] = checks
    return (value, path, found) => {
      if (accept?.(value) === false) found.push({ at: at(path), message: `is not ${types.join(' or ')}` })
      else if (others.length > 0) for (const check of checks) check(value, path, found)
      else only?.(value, path, found)
    }
  }

  /** A reference that may be null is by far the most frequent choice. */
  function choice(branches: readonly Schema[]): Check {
    const others = branches
      .filter((branch) => typeof branch === 'string' || branch.type !== 'null')
      .map(compile)
    const admitsNull = others.length < branches.length
    const [only] = others
    if (only !== undefined && others.length === 1) {
      return (value, path, found) => {
        if (value !== null || !admitsNull) only(value, path, found)
      }
    }
    return (value, path, found) => {
      if (value === null && admitsNull) return
      const fitting = others.filter((branch) => {
        const own: Violation[] = []
        branch(value, path, own)
        return own.length === 0
      })
      if (fitting.length !== 1)
        found.push({ at: at(path), message: 'fits none, or more than one, of its forms' })
    }
  }

  function array({ items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Rules): Check[] {
    if (items === undefined) return []
    const each = compile(items)
    return [
      (value, path, found) => {
        if (!Array.isArray(value)) return
        if (value.length < minItems || value.length > maxItems) {
          found.push({ at: at(path), message: 'has too few or too many items' })
        }
        for (let index = 0; index < value.length; index++) within(path, index, each, value[index], found)
      },
    ]
  }

  function object({ properties = {}, required = [], additionalProperties, propertyNames }: Rules): Check[] {
    const names = Object.keys(properties)
    const checks = Object.values(properties).map(compile)
    const isRequired = names.map((name) => required.includes(name))
    const isMap = typeof additionalProperties === 'object' || typeof additionalProperties === 'string'
    const others = isMap ? compile(additionalProperties) : undefined
    const eachName = propertyNames === undefined ? undefined : compile(propertyNames)
    if (
      names.length === 0 &&
      others === undefined &&
      eachName === undefined &&
      additionalProperties !== false
    )
      return []
    return [
      (value, path, found) => {
        if (typeof value !== 'object' || value === null) return
        const container = value as Container
        for (let index = 0; index < names.length; index++) {
          const name = names[index] as string
          // JSON has no undefined.
          const inner = container[name]
          if (inner !== undefined) within(path, name, checks[index] as Check, inner, found)
          else if (isRequired[index]) found.push({ at: at([...path, name]), message: 'is missing' })
        }
        if (others === undefined && eachName === undefined && additionalProperties !== false) return
        for (const [name, inner] of Object.entries(container)) {
          eachName?.(name, path, found)
          if (Object.hasOwn(properties, name)) continue
          // The name may be the user's own, so it is not quoted.
          if (others !== undefined) within(path, '*', others, inner, found)
          else if (additionalProperties === false)
            found.push({ at: at(path), message: 'has a property that it must not have' })
        }
      },
    ]
  }

  return named
}

function valueChecks(schema: Rules): Check[] {
  const { pattern, format, minLength = 0, maxLength, minimum, maximum, maxProperties } = schema
  const { const: only, enum: values } = schema
  const checks: Check[] = []
  const say = <T>(message: string, isBroken: (value: T) => boolean): void => {
    checks.push((value, path, found) => {
      if (isBroken(value as T)) found.push({ at: at(path), message })
    })
  }
  const sayOfText = (message: string, isBroken: (text: string) => boolean): void =>
    say<unknown>(message, (value) => typeof value === 'string' && isBroken(value))

  if (only !== undefined) say(`is not ${JSON.stringify(only)}`, (value) => value !== only)
  if (values !== undefined) say(`is none of ${values.join(', ')}`, (value) => !values.includes(value))
  if (pattern !== undefined) {
    // Without a class that may stand for any character, the flag changes nothing but the time.
    const expression = new RegExp(pattern, /\.|\[\^|\\[DSWPpu]/.test(pattern) ? 'u' : '')
    sayOfText('has another form', (text) => !expression.test(text))
  }
  const keepsFormat = format === undefined ? undefined : FORMATS[format]
  if (keepsFormat !== undefined) sayOfText(`is no ${format}`, (text) => !keepsFormat(text))
  if (minLength > 0 || maxLength !== undefined) {
    const most = maxLength ?? Number.POSITIVE_INFINITY
    sayOfText('is too short or too long', (text) => {
      // JSON Schema counts characters, strings count units of UTF-16, at most two a character.
      const length = text.length > most || text.length < 2 * minLength ? [...text].length : text.length
      return length < minLength || length > most
    })
  }
  if (minimum !== undefined || maximum !== undefined) {
    const [least, most] = [minimum ?? Number.NEGATIVE_INFINITY, maximum ?? Number.POSITIVE_INFINITY]
    say<unknown>('is out of range', (value) => typeof value === 'number' && (value < least || value > most))
  }
  if (maxProperties !== undefined) {
    say<object>('has too many properties', (value) => Object.keys(value).length > maxProperties)
  }
  return checks
}

const at = (path: Path): string => path.join('.')

function within(path: Path, key: string | number, check: Check, value: unknown, found: Violation[]): void {
  path.push(key)
  check(value, path, found)
  path.pop()
}

const DAYS = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Does a text begin with a day of the calendar, YYYY-MM-DD? */
function isDay(text: string): boolean {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))]
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day >= 1 && day <= (month === 2 && !isLeap ? 28 : (DAYS[month] ?? 0))
}
