import type { ErrorObject, ValidateFunction } from 'ajv'
import { type Compiler, createCompiler } from './ajv.ts'
import { type OpenApiDocument, type SchemaObject, isRecord, read } from './document.ts'

/**
 * The schemas of one document. A pointer such as `#/components/schemas/Amount` identifies each schema, and a schema is
 * compiled on first use.
 */
export interface Schemas {
  /** Returns whether `value` is valid. Throws an `Error` that names `owner` when the schema does not compile. */
  accepts(pointer: string, value: unknown, owner: string): boolean
  /** Returns the errors of `value`, or an empty list when it is valid. Throws like `accepts`. */
  errors(pointer: string, value: unknown, owner: string): readonly ErrorObject[]
  /** Compiles the validator that `errors` uses. Throws like `accepts`. */
  compile(pointer: string, owner: string): void
  schema(pointer: string): SchemaObject
  /**
   * Returns the types that a schema names, itself or through `$ref`, `allOf`, `anyOf` and `oneOf`. The set is empty
   * when the schema names no type.
   */
  types(schema: unknown): ReadonlySet<string>
  /**
   * Returns the pointer of a schema object, such as `parentSchema` of an Ajv error. The argument must be the object of
   * the document, not a copy.
   */
  pointerOf(schema: object): string | undefined
  /** Whether a `$ref` to the schema has `x-error-codes` beside it. */
  hasCodesBesideReference(schema: object): boolean
}

/**
 * The validators that the build compiled, by pointer of the schema. A validator only returns whether a value is valid;
 * it does not return errors.
 */
export type CompiledSchemas = ReadonlyMap<string, (value: unknown) => boolean>

/**
 * Creates the schemas of a document. When `compiled` accepts a value, Ajv is not needed. The first value that it
 * refuses loads Ajv and compiles the schema.
 */
export function createSchemas(document: OpenApiDocument, compiled?: CompiledSchemas): Schemas {
  const pointers = once(() => indexObjects(document))
  const compiler = once((): Compiler => createCompiler(document, pointers().extensions, 'explain'))
  const schemas = new Map<string, SchemaObject>()
  const types = new WeakMap<object, ReadonlySet<string>>()

  const validator = (pointer: string, owner: string): ValidateFunction => {
    try {
      return compiler().compile(pointer)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`${owner}: the schema at ${pointer} does not compile: ${reason}`, { cause: error })
    }
  }

  const targets = once(() => new Set(pointers().references.flatMap((it) => targetsOf(document, it))))

  const self: Schemas = {
    accepts: (pointer, value, owner) => (compiled?.get(pointer) ?? validator(pointer, owner))(value),
    errors(pointer, value, owner) {
      if (compiled?.get(pointer)?.(value) === true) return []
      const validate = validator(pointer, owner)
      return validate(value) ? [] : (validate.errors ?? [])
    },
    compile(pointer, owner) {
      validator(pointer, owner)
    },
    schema: (pointer) => remember(schemas, pointer, () => read(document, pointer) as SchemaObject),
    types(schema) {
      if (!isRecord(schema)) return NO_TYPES
      return remember(types, schema, () => typesOf(self, schema))
    },
    pointerOf: (schema) => pointers().byObject.get(schema),
    hasCodesBesideReference: (schema) => targets().has(schema),
  }
  return self
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

function remember<K, T>(
  known: { get(key: K): T | undefined; set(key: K, value: T): unknown },
  key: K,
  make: () => T,
): T {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

/**
 * Reads the whole document once. Returns the pointer of each object, the names of the `x-` extensions, and the `$ref`s
 * that have `x-error-codes` beside them. Skips examples, because they are data and not schemas.
 */
export function indexObjects({ paths, webhooks, components }: OpenApiDocument): {
  readonly byObject: WeakMap<object, string>
  readonly extensions: ReadonlySet<string>
  readonly references: readonly string[]
} {
  const byObject = new WeakMap<object, string>()
  const references: string[] = []
  const extensions = new Set<string>()
  const visit = (node: unknown, pointer: string): void => {
    if (typeof node !== 'object' || node === null) return
    byObject.set(node, pointer)
    if ('x-error-codes' in node && '$ref' in node) references.push(String(node.$ref))
    for (const [key, value] of Object.entries(node)) {
      if (key.startsWith('x-')) extensions.add(key)
      else if (key !== 'example' && key !== 'examples') {
        visit(value, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
      }
    }
  }
  visit({ paths, webhooks, components }, '#')
  return { byObject, extensions, references }
}

/**
 * Returns the target of a reference. If the target is a `$ref` too, also returns the target of that `$ref`, and so on.
 */
function targetsOf(document: OpenApiDocument, reference: string): object[] {
  const target = read(document, reference) as SchemaObject
  const next = target['$ref']
  return [target, ...(typeof next === 'string' ? targetsOf(document, next) : [])]
}

const NO_TYPES: ReadonlySet<string> = new Set()

function typesOf(schemas: Schemas, schema: SchemaObject): ReadonlySet<string> {
  const own = schema['type']
  if (typeof own === 'string') return new Set([own])
  if (Array.isArray(own)) return new Set(own.map(String))
  const reference = schema['$ref']
  if (typeof reference === 'string') return schemas.types(schemas.schema(reference))
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const list = schema[keyword]
    return Array.isArray(list) ? list : []
  })
  return new Set(parts.flatMap((part) => [...schemas.types(part)]))
}
