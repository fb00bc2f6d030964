import { isObject, type Json } from '../src/bundle/document.ts'
import { isGenerated } from './generated-errors.ts'
import type { Context, ReportLocation, Visitor } from './redocly.ts'

/** Node types whose keys are names. In such a map, `x-request-id` is the name of a header and not an extension. */
const IS_MAP = /Map$|Properties$/

/**
 * Visits every `x-…` key, also beside a `$ref`. Schemas and responses that are generated from `errors.yaml` are skipped,
 * because the rules check the extensions of its rows in the file itself.
 *
 * Redocly has a visitor `SpecExtension` for this, but its rule `struct`
 * hides values that are not objects from later visitors. So this function does not use it.
 */
export function eachExtension(
  meet: (key: string, value: Json | undefined, place: ReportLocation) => void,
): Visitor {
  const look = (node: Json, { type, location }: Context): void => {
    if (!isObject(node) || IS_MAP.test(type.name) || isGenerated(node)) return
    for (const [key, value] of Object.entries(node)) {
      if (key.startsWith('x-')) meet(key, value, location.child(key))
    }
  }
  return { any: look, ref: look }
}
