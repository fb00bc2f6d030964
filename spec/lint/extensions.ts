import { isObject, type Json } from '../src/bundle/document.ts'
import type { Context, ReportLocation, Visitor } from './redocly.ts'

/** Types whose keys are names. `x-request-id` in a map of headers is not an extension. */
const IS_MAP = /Map$|Properties$/

/**
 * Visits every `x-…`, also beside a `$ref`. Does not use Redocly's `SpecExtension`: Redocly's rule `struct` hides
 * values that are not objects from the visitors after it.
 */
export function eachExtension(
  meet: (key: string, value: Json | undefined, place: ReportLocation) => void,
): Visitor {
  const look = (node: Json, { type, location }: Context): void => {
    if (!isObject(node) || IS_MAP.test(type.name)) return
    for (const [key, value] of Object.entries(node)) {
      if (key.startsWith('x-')) meet(key, value, location.child(key))
    }
  }
  return { any: look, ref: look }
}
