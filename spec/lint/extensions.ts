import { isObject, type Json } from '../src/bundle/document.ts'
import type { Context, ReportLocation, Visitor } from './redocly.ts'

/** Types whose keys are names of somebody else: `x-request-id` in a map of headers is no extension. */
const IS_MAP = /Map$|Properties$/

/**
 * A visitor that meets every `x-…`, also those beside a `$ref`. Not Redocly's `SpecExtension`: its own rule `struct`
 * keeps every value that is no object from the visitors after it.
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
