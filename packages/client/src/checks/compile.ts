import { easyOf } from './easy.ts'
import { fieldsFit } from './fields.ts'
import { type Rule, rulesOf } from './rules.ts'
import type { Rules, Schema } from './schema.ts'

/** Where a value breaks the contract, and how. Never quotes the value. */
export interface Violation {
  /** Property names and indexes, joined by full stops: `data.0.amount`; empty for the whole. */
  readonly at: string
  readonly message: string
}

/** What is made of a schema: nearly every answer fits, so that only what does not is looked at a second time. */
export interface Check {
  readonly fits: Fits
  /** Says what is wrong, which is nothing if the value fits. `path` leads to it. */
  readonly explain: (value: unknown, path: Path, found: Violation[]) => void
}
type Fits = (value: unknown) => boolean
type Path = readonly (string | number)[]
type Container = Readonly<Record<string, unknown>>

const TYPES: Readonly<Record<string, Fits>> = {
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
    const known = compiled.get(name)
    if (known !== undefined) return known
    // For those inside that refer to it in a circle.
    const later = (): Check => compiled.get(name) as Check
    compiled.set(name, {
      fits: (value) => later().fits(value),
      explain: (value, path, found) => later().explain(value, path, found),
    })
    const check = compile(schemas[name] as Schema)
    compiled.set(name, check)
    return check
  }

  function compile(schema: Schema): Check {
    if (typeof schema === 'string') return named(schema)
    if (schema.oneOf !== undefined) return choice(schema.oneOf.map(compile), schema.oneOf)
    const types = schema.type === undefined ? Object.keys(TYPES) : [schema.type].flat()
    const accepts = types.map((type) => TYPES[type] as Fits)
    const [only] = accepts
    const accept =
      only !== undefined && accepts.length === 1 ? only : (value: unknown) => accepts.some((is) => is(value))
    const parts = [...rulesOf(schema).map(partOf), ...array(schema), ...object(schema)]
    return {
      fits: allOf([accept, ...parts.map(({ fits }) => fits)]),
      explain(value, path, found) {
        if (!accept(value)) tell(found, path, `is not ${types.join(' or ')}`)
        else for (const part of parts) part.explain(value, path, found)
      },
    }
  }

  function array({ items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Rules): Check[] {
    if (items === undefined) return []
    const { fits, explain } = compile(items)
    const hasLength = ({ length }: readonly unknown[]): boolean => length >= minItems && length <= maxItems
    return [
      {
        fits(value) {
          if (!Array.isArray(value)) return true
          if (!hasLength(value)) return false
          for (let index = 0; index < value.length; index++) if (!fits(value[index])) return false
          return true
        },
        explain(value, path, found) {
          if (!Array.isArray(value)) return
          if (!hasLength(value)) tell(found, path, 'has too few or too many items')
          for (const [index, item] of value.entries()) explain(item, [...path, index], found)
        },
      },
    ]
  }

  function object(schema: Rules): Check[] {
    const { properties = {}, required = [], additionalProperties = true, propertyNames } = schema
    const checks = Object.entries(properties).map(([name, inner]) => ({ name, inner, check: compile(inner) }))
    const isNeeded = (name: string): boolean => required.includes(name)
    const others = typeof additionalProperties === 'boolean' ? undefined : compile(additionalProperties)
    const eachName = propertyNames === undefined ? undefined : compile(propertyNames)
    const isOpen = additionalProperties === true && eachName === undefined
    if (checks.length === 0 && isOpen) return []
    const isRefused = (name: string): boolean => eachName?.fits(name) === false
    const fields = checks.map(({ name, inner, check }) => ({
      name,
      isNeeded: isNeeded(name),
      easy: easyOf(isRefused(name) ? {} : inner, schemas),
      fits: isRefused(name) ? () => false : check.fits,
    }))
    const fits = fieldsFit(
      fields,
      (name, value) =>
        !isRefused(name) && (others === undefined ? additionalProperties === true : others.fits(value)),
    )
    return [
      {
        fits,
        explain(value, path, found) {
          if (typeof value !== 'object' || value === null) return
          const container = value as Container
          for (const { name, check } of checks) {
            const inner = container[name]
            if (inner !== undefined) check.explain(inner, [...path, name], found)
            else if (isNeeded(name)) tell(found, [...path, name], 'is missing')
          }
          if (isOpen) return
          for (const [name, inner] of Object.entries(container)) {
            eachName?.explain(name, path, found)
            if (Object.hasOwn(properties, name)) continue
            // The name may be the user's own, so it is not quoted.
            if (others !== undefined) others.explain(inner, [...path, '*'], found)
            else if (additionalProperties === false) tell(found, path, 'has a property that it must not have')
          }
        },
      },
    ]
  }

  return named
}

/** A reference that may be null is by far the most frequent choice. */
function choice(checks: readonly Check[], branches: readonly Schema[]): Check {
  const isNull = (branch?: Schema): boolean => typeof branch === 'object' && branch.type === 'null'
  const others = checks.filter((_, index) => !isNull(branches[index]))
  const admitsNull = others.length < checks.length
  const [only] = others
  if (only !== undefined && others.length === 1) {
    const { fits, explain } = only
    return {
      fits: (value) => (value === null && admitsNull) || fits(value),
      explain(value, path, found) {
        if (value !== null || !admitsNull) explain(value, path, found)
      },
    }
  }
  const fits: Fits = (value) =>
    (value === null && admitsNull) || others.filter((branch) => branch.fits(value)).length === 1
  return {
    fits,
    explain(value, path, found) {
      if (!fits(value)) tell(found, path, 'fits none, or more than one, of its forms')
    },
  }
}

function partOf({ of, message, keeps }: Rule): Check {
  const fits: Fits = (value) =>
    (of !== 'any' && (typeof value !== of || value === null)) || keeps.test(value as never)
  return {
    fits,
    explain(value, path, found) {
      if (!fits(value)) tell(found, path, message)
    },
  }
}

const allOf = ([first = () => true, ...others]: readonly Fits[]): Fits =>
  others.reduce((all, next) => (value) => all(value) && next(value), first)

const tell = (found: Violation[], path: Path, message: string): void => {
  found.push({ at: path.join('.'), message })
}
