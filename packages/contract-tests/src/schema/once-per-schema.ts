import type { Schema } from './document.ts'

type Derive<T> = (document: object, schemas: readonly Schema[]) => T

/**
 * Caches the result of `derive` when it is called with a single schema. The result for several schemas is not cached.
 */
export function oncePerSchema<T extends object>(derive: Derive<T>): Derive<T> {
  const known = new WeakMap<Schema, T>()
  return (document, schemas) => {
    const [schema] = schemas
    if (schema === undefined || schemas.length > 1) return derive(document, schemas)
    const made = known.get(schema) ?? derive(document, schemas)
    known.set(schema, made)
    return made
  }
}
