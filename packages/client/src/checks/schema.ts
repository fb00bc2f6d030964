import type { Format } from './formats.ts'

/**
 * A place in a body that breaks the contract, and the reason. A violation never quotes the value, which may be personal
 * data.
 */
export interface Violation {
  /**
   * The path from the root of the body: property names and array indexes joined by full stops, such as `data.0.amount`.
   * The path of the root is empty.
   */
  readonly at: string
  /** The end of a sentence that begins with the path, such as `is missing` or `is not integer`. */
  readonly message: string
}

/**
 * The JSON Schema keywords that the contract uses in successful responses and events. One keyword differs: `optional`
 * lists the properties that may be missing, and all other `properties` are required. This list is shorter than
 * `required`, so bundles are smaller.
 */
export interface Schema {
  readonly type?: string | readonly string[]
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

/** A schema and the predicate generated from it. `accepts` returns true exactly for the values that match `schema`. */
export interface Check {
  readonly accepts: (value: unknown) => boolean
  readonly schema: Schema
}
