import type { Schema } from './document.ts'

type Derive<T> = (document: object, schemas: readonly Schema[]) => T

/** Remembers what follows from a schema alone; several that judge one value together are derived anew each time. */
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
