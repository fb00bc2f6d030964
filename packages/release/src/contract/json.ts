import { isDeepStrictEqual } from 'node:util'

/** A JSON value of a contract. */
export type Json = string | number | boolean | null | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json | undefined
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function equal(left: Json | undefined, right: Json | undefined): boolean {
  return isDeepStrictEqual(left, right)
}

/** Returns a list. A single value becomes a list with one item; undefined becomes an empty list. */
export function asList(value: Json | undefined): Json[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
