import type { Format } from './formats.ts'

/** A place in a body that breaks the contract, and why. Never quotes the value. */
export interface Violation {
  /**
   * The path from the root: property names and array indexes joined by full stops, `data.0.amount`. Empty for the root.
   */
  readonly at: string
  /** Continues a sentence that begins with the path: `is missing`, `is not integer`. */
  readonly message: string
}

/**
 * The keywords of JSON Schema that the contract uses in successful responses and events, with one difference: `optional`
 * lists the properties that may be missing, and all other `properties` are required. That makes bundles smaller.
 */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly optional?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly maxProperties?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: RegExp
  readonly format?: Format
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly oneOf?: readonly Schema[]
}

/** A schema and its predicate: `accepts` is true exactly for the values that match `schema`. */
export interface Check {
  readonly accepts: (value: unknown) => boolean
  readonly schema: Schema
}
