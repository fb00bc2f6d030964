import { type ErrorObject, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { type OpenApiDocument, type SchemaObject, isRecord, read } from './document.ts'

/** The schemas of one document, compiled when first used. A pointer names each: `#/components/schemas/Amount`. */
export interface Schemas {
  /** The errors of `value`; empty when it is valid. Throws, naming `owner`, when the schema does not compile. */
  errors(pointer: string, value: unknown, owner: string): readonly ErrorObject[]
  schema(pointer: string): SchemaObject
  /** Pointer of a schema object that an error of Ajv carries. */
  pointerOf(schema: object): string | undefined
}

/** OpenAPI's keyword: the value of one property names the only schema that may match. */
interface Discriminator {
  readonly propertyName: string
  readonly mapping: Readonly<Record<string, string>>
}

/** Keywords that describe and never judge. `x-*` are added as found. */
const ANNOTATIONS = ['example', 'externalDocs', 'xml']
/** Ajv compiles the document itself as a schema before it compiles a part of it. */
const SECTIONS = ['paths', 'webhooks', 'components']
const BASE = 'urn:contract:openapi'

export function createSchemas(document: OpenApiDocument): Schemas {
  const { paths, webhooks, components } = document
  const pointers = indexObjects({ paths, webhooks, components })
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    // A union of objects states the type in its branches, and `discriminator` beside it.
    strictTypes: false,
    strictRequired: true,
    validateFormats: true,
  })
  ajvFormats.default(ajv, { mode: 'full' })
  ajv.addVocabulary([...ANNOTATIONS, ...SECTIONS, ...pointers.extensions])
  ajv.addKeyword({
    keyword: 'discriminator',
    type: 'object',
    schemaType: 'object',
    compile: (discriminator: Discriminator) => (value: Record<string, unknown>) => {
      const { mapping, propertyName } = discriminator
      const name = String(value[propertyName])
      return Object.hasOwn(mapping, name) && validator(mapping[name] ?? '', 'discriminator')(value)
    },
  })
  ajv.addSchema({ $id: BASE, paths, webhooks, components }, undefined, undefined, false)
  const compiled = new Map<string, ValidateFunction>()

  const compile = (pointer: string, owner: string): ValidateFunction => {
    try {
      const found = ajv.getSchema(`${BASE}${escapeFragment(pointer)}`)
      if (found === undefined) throw new Error('it is not in the document')
      return found as ValidateFunction
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`${owner}: the schema at ${pointer} does not compile: ${reason}`, { cause: error })
    }
  }

  const validator = (pointer: string, owner: string): ValidateFunction => {
    const validate = compiled.get(pointer) ?? compile(pointer, owner)
    compiled.set(pointer, validate)
    return validate
  }

  return {
    errors(pointer, value, owner) {
      const validate = validator(pointer, owner)
      return validate(value) ? [] : (validate.errors ?? [])
    },
    schema: (pointer) => read(document, pointer) as SchemaObject,
    pointerOf: (schema) => pointers.byObject.get(schema),
  }
}

const escapeFragment = (pointer: string): string =>
  `#/${pointer.slice(2).split('/').map(encodeURIComponent).join('/')}`

/** Where each object of the document stands, and the names of the extensions in use. Examples are data, not schemas. */
function indexObjects(root: object): { byObject: WeakMap<object, string>; extensions: Set<string> } {
  const byObject = new WeakMap<object, string>()
  const extensions = new Set<string>()
  const visit = (node: unknown, pointer: string): void => {
    if (typeof node !== 'object' || node === null) return
    byObject.set(node, pointer)
    for (const [key, value] of Object.entries(node)) {
      if (key.startsWith('x-')) extensions.add(key)
      else if (key !== 'example' && key !== 'examples') {
        visit(value, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
      }
    }
  }
  visit(root, '#')
  return { byObject, extensions }
}

/** Types that a schema allows as it stands, through `$ref`, `allOf`, `anyOf` and `oneOf`. Empty: it does not say. */
export function typesOf(schemas: Schemas, schema: unknown): Set<string> {
  if (!isRecord(schema)) return new Set()
  const own = schema['type']
  if (typeof own === 'string') return new Set([own])
  if (Array.isArray(own)) return new Set(own.map(String))
  const reference = schema['$ref']
  if (typeof reference === 'string') return typesOf(schemas, schemas.schema(reference))
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const list = schema[keyword]
    return Array.isArray(list) ? list : []
  })
  return new Set(parts.flatMap((part) => [...typesOf(schemas, part)]))
}
