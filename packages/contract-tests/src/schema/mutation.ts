import type { Arbitrary } from 'fast-check'
import { type Breakage, type Notation, breakages } from './breakage.ts'
import type { Schema } from './document.ts'
import { type Place, changeAt, fieldOf, hasPlace, joinField, placesOf } from './place.ts'
import { namedCode } from './shape.ts'
import { breaksRule, subsetsOf, valuesOf } from './values.ts'

/** One rule of a schema, broken at one place, everything else valid. */
export interface Mutation {
  /** As error answers name it; `body` for the whole body. */
  readonly field: string
  readonly keyword: string
  /** Reads on after the field: `is missing`, `is 0`. */
  readonly what: string
  /** The code that the contract names beside the keyword, if it names one. */
  readonly code: string | undefined
  /** Whole values with the broken rule. */
  readonly values: Arbitrary<unknown>
  /** A valid value with the rule broken; `undefined` where the value does not have the place. */
  breakIn(value: unknown): unknown
}

/** Every way to break one rule of `schemas`, place by place. */
export function mutationsOf(
  document: object,
  schemas: readonly Schema[],
  notation: Notation,
): readonly Mutation[] {
  // What is broken alike in two branches of one schema is one mutation.
  const named = placesOf(document, schemas).flatMap((place) =>
    [
      ...breakages(place, notation).map((breakage) => toMutation(document, schemas, place, breakage)),
      ...ruleBreakages(document, schemas, place),
    ].map((mutation) => [`${place.origin} ${mutation.field} ${mutation.what}`, mutation] as const),
  )
  return [...new Map(named).values()]
}

function toMutation(
  document: object,
  schemas: readonly Schema[],
  place: Place,
  { keyword, what, change, codes, property = '' }: Breakage,
): Mutation {
  const { steps, variant, shape } = place
  const found = codes ?? shape.keywords.get(keyword)?.codes ?? []
  const field = joinField(fieldOf(steps), property) || 'body'
  return {
    field,
    keyword,
    what,
    code: namedCode(found, keyword, property),
    values: valuesOf(document, schemas, { steps, variant })
      .map((value) => changeAt(value, steps, change))
      .filter(succeeds(`${field} ${what}`)),
    breakIn: (value) => (hasPlace(place, value) ? changeAt(value, steps, change) : undefined),
  }
}

const ATTEMPTS = 1000

/** Without a limit a schema that leaves no such value would be looked for for ever. */
function succeeds(name: string): (value: unknown) => boolean {
  let misses = 0
  return (value) => {
    misses = value === undefined ? misses + 1 : 0
    if (misses > ATTEMPTS) throw new Error(`No value was found for the mutation: ${name}`)
    return value !== undefined
  }
}

/** Rules between members: the choices of members that break one of them and keep the others. */
function ruleBreakages(document: object, schemas: readonly Schema[], place: Place): Mutation[] {
  const { steps, variant, shape } = place
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
