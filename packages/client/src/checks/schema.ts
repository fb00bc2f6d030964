/** Where a value breaks the contract, and how. Never quotes the value. */
export interface Violation {
  /** Property names and indexes, joined by full stops: `data.0.amount`; empty for the whole. */
  readonly at: string
  readonly message: string
}

/** Where a value is, and what was found wrong so far. */
export interface Place {
  readonly path: readonly (string | number)[]
  readonly found: Violation[]
}

/**
 * Says whether a value is the object that it should be. With a place it tells there all that is wrong, and what it
 * gives back says nothing.
 */
export type Judge = (value: unknown, at?: Place) => boolean

/** What an answer or an event, or a part of one, must be. */
export type Schema = Judge | Rules

/** The part of JSON Schema that the contract uses for values that are no objects with properties. */
export interface Rules {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly maxProperties?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly oneOf?: readonly Schema[]
}
