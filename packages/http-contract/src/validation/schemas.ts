import type { ErrorObject, ValidateFunction } from 'ajv'
import { type Compiler, createCompiler } from './ajv.ts'
import { type OpenApiDocument, type SchemaObject, isRecord, read } from './document.ts'

/** The schemas of one document, compiled when first used. A pointer names each: `#/components/schemas/Amount`. */
export interface Schemas {
  /** Whether `value` is valid. Throws, naming `owner`, when the schema does not compile. */
  accepts(pointer: string, value: unknown, owner: string): boolean
  /** The errors of `value`; empty when it is valid. Throws, naming `owner`, when the schema does not compile. */
  errors(pointer: string, value: unknown, owner: string): readonly ErrorObject[]
  /** Makes what `errors` needs. Throws, naming `owner`, when the schema does not compile. */
  compile(pointer: string, owner: string): void
  schema(pointer: string): SchemaObject
  /** Types that a schema allows as it stands, through `$ref`, `allOf`, `anyOf` and `oneOf`. Empty: it does not say. */
  types(schema: unknown): ReadonlySet<string>
  /** Pointer of a schema object that an error of Ajv carries. */
  pointerOf(schema: object): string | undefined
  /** Whether `x-error-codes` stands beside a `$ref` that leads to the schema. */
  hasCodesBesideReference(schema: object): boolean
}

/** Validators made when the contract was bundled, by pointer of the schema. They say whether, not why. */
export type CompiledSchemas = ReadonlyMap<string, (value: unknown) => boolean>

/** What `compiled` accepts costs no compilation; Ajv is loaded for the first value that it does not. */
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
 * Where each object of the document stands, the names of the extensions in use, and the references with `x-error-codes`
 * beside them. Examples are data, not schemas.
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

/** The schemas that a reference leads to, one after the other. */
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
