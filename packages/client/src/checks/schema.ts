/** The part of JSON Schema that the contract uses for answers and events. A string is the name of another schema. */
export type Schema =
  | string
  | {
      readonly type?: string | readonly string[]
      readonly const?: unknown
      readonly enum?: readonly unknown[]
      readonly required?: readonly string[]
      readonly properties?: Readonly<Record<string, Schema>>
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

/** A schema that is not only the name of another. */
export type Rules = Exclude<Schema, string>
