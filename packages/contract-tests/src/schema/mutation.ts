import type { Arbitrary } from 'fast-check'
import { type Breakage, type Notation, breakages } from './breakage.ts'
import type { Schema } from './document.ts'
import { type SchemaPath, changeAt, fieldOf, hasPath, joinField, schemaPathsOf } from './schema-path.ts'
import { namedCode } from './shape.ts'
import { breaksRule, subsetsOf, valuesOf } from './values.ts'

/** A change that breaks one rule of a schema at one path. The value is valid everywhere else. */
export interface Mutation {
  /** The field as error responses name it. For the whole body, `body`. */
  readonly field: string
  readonly keyword: string
  /** The end of a sentence that starts with the name of the field, such as `is missing` or `is 0`. */
  readonly what: string
  /** The error code that the contract states beside the keyword. Undefined when it states none there. */
  readonly code: string | undefined
  /** Generated values that break the rule. */
  readonly values: Arbitrary<unknown>
  /** Breaks the rule in a valid value. Returns `undefined` when the value does not have the path. */
  breakIn(value: unknown): unknown
}

/** Returns every mutation of `schemas`. Each mutation breaks one rule at one path. */
export function mutationsOf(
  document: object,
  schemas: readonly Schema[],
  notation: Notation,
): readonly Mutation[] {
  // Two branches of a schema can give the same mutation. The map keeps only one of them.
  const named = schemaPathsOf(document, schemas).flatMap((path) =>
    [
      ...breakages(path, notation).map((breakage) => toMutation(document, schemas, path, breakage)),
      ...crossFieldMutations(document, schemas, path),
    ].map((mutation) => [`${path.origin} ${mutation.field} ${mutation.what}`, mutation] as const),
  )
  return [...new Map(named).values()]
}

function toMutation(
  document: object,
  schemas: readonly Schema[],
  path: SchemaPath,
  { keyword, what, change, codes, property = '' }: Breakage,
): Mutation {
  const { steps, variant, shape } = path
  const found = codes ?? shape.keywords.get(keyword)?.codes ?? []
  const field = joinField(fieldOf(steps), property) || 'body'
  return {
    field,
    keyword,
    what,
    code: namedCode(found, keyword, property),
    values: valuesOf(document, schemas, { steps, variant })
      .map((value) => changeAt(value, steps, change))
      .filter(isDefined(`${field} ${what}`)),
    breakIn: (value) => (hasPath(path, value) ? changeAt(value, steps, change) : undefined),
  }
}

const ATTEMPTS = 1000

/**
 * Returns a filter that keeps defined values. It throws after 1000 undefined values in a row, because fast-check would
 * otherwise search for ever.
 */
function isDefined(name: string): (value: unknown) => boolean {
  let misses = 0
  return (value) => {
    misses = value === undefined ? misses + 1 : 0
    if (misses > ATTEMPTS) throw new Error(`The generator found no value for the mutation: ${name}`)
    return value !== undefined
  }
}

/** Returns mutations that break a rule between properties. Each mutation breaks one such rule and keeps the others. */
function crossFieldMutations(document: object, schemas: readonly Schema[], path: SchemaPath): Mutation[] {
  const { steps, variant, shape } = path
  const subsets = subsetsOf(new Set(shape.rules.flatMap(({ names }) => names)))
  return shape.rules.flatMap((rule) =>
    subsets
      .filter((subset) => shape.rules.every((it) => breaksRule(it, subset) === (it === rule)))
      .map((present) => ({
        field: joinField(fieldOf(steps), rule.names.at(-1) ?? ''),
        keyword: 'not',
        what:
          rule.kind === 'together'
            ? `is sent together with ${rule.names.slice(0, -1).join(', ')}`
            : `is missing without ${rule.names.slice(0, -1).join(', ')}`,
        code: namedCode(rule.codes, 'not'),
        values: valuesOf(document, schemas, { steps, variant, present }),
        breakIn: () => undefined,
      })),
  )
}
