import type { Arbitrary } from 'fast-check'
import { type Breakage, type Notation, breakages } from './breakage.ts'
import type { Schema } from './document.ts'
import { type SchemaPath, changeAt, fieldOf, hasPath, joinField, schemaPathsOf } from './schema-path.ts'
import { namedCode } from './shape.ts'
import { breaksRule, subsetsOf, valuesOf } from './values.ts'

/** One rule of a schema, broken at one path. The rest of the value is valid. */
export interface Mutation {
  /** The field as error responses name it; `body` for the whole body. */
  readonly field: string
  readonly keyword: string
  /** Continues the sentence that starts with the field: `is missing`, `is 0`. */
  readonly what: string
  /** The error code beside the keyword in the contract; undefined when there is none. */
  readonly code: string | undefined
  /** Generated values that break the rule. */
  readonly values: Arbitrary<unknown>
  /** Breaks the rule in a valid value. Returns `undefined` when the value does not have the path. */
  breakIn(value: unknown): unknown
}

/** Returns every mutation of `schemas`: each breaks one rule at one path. */
export function mutationsOf(
  document: object,
  schemas: readonly Schema[],
  notation: Notation,
): readonly Mutation[] {
  // Two branches of one schema can give the same mutation. The map keeps one.
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

/** A filter for defined values. It throws after 1000 misses in a row; otherwise fast-check would search for ever. */
function isDefined(name: string): (value: unknown) => boolean {
  let misses = 0
  return (value) => {
    misses = value === undefined ? misses + 1 : 0
    if (misses > ATTEMPTS) throw new Error(`The generator found no value for the mutation: ${name}`)
    return value !== undefined
  }
}

/** Breaks the rules between properties: each mutation has properties that break one rule and keep the others. */
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
