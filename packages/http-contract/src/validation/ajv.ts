import { createRequire } from 'node:module'
import type { ValidateFunction } from 'ajv'
import type { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import type { FormatsPlugin } from 'ajv-formats'
import type { OpenApiDocument } from './document.ts'

/** The OpenAPI keyword `discriminator`: the value of one property selects the schema. */
interface Discriminator {
  readonly propertyName: string
  readonly mapping: Readonly<Record<string, string>>
}

/** Keywords that do not validate. The `x-` extensions of the document are added to this list. */
const ANNOTATIONS = ['example', 'externalDocs', 'xml']
/**
 * Formats that only name a type of other languages. `minimum` and `maximum` limit the value. If Ajv checked these
 * formats, a fraction would break two rules: `type` and `format`.
 */
const INTEGER_FORMATS = ['int32', 'int64']
/** Ajv reads the whole document as one schema, so these sections must be known keywords. */
const SECTIONS = ['paths', 'webhooks', 'components']
const BASE = 'urn:contract:openapi'

/** An Ajv instance that contains one document. */
export interface Compiler {
  readonly ajv: Ajv
  /** Returns the key under which `ajv.getSchema` finds the schema at a pointer. */
  key(pointer: string): string
  /** Throws when the schema is not in the document or does not compile. */
  compile(pointer: string): ValidateFunction
}

/**
 * Creates a compiler. With `explain`, validators collect every violation with its schema and value. With `check`,
 * validators stop at the first violation and can be written to a file as standalone code.
 *
 * Ajv is loaded when this function is called, not when the module is imported. So a process that only runs precompiled
 * validators never loads Ajv.
 */
export function createCompiler(
  document: OpenApiDocument,
  extensions: Iterable<string>,
  purpose: 'explain' | 'check',
): Compiler {
  const require = createRequire(import.meta.url)
  const { Ajv2020 } = require('ajv/dist/2020.js') as { Ajv2020: typeof Ajv }
  const addFormats = require('ajv-formats') as FormatsPlugin
  const { paths, webhooks, components } = document
  const ajv = new Ajv2020({
    ...(purpose === 'explain'
      ? // These validators compile while a caller waits for an error response. These options halve the time of
        // compilation, and the validators are no slower.
        { allErrors: true, verbose: true, inlineRefs: false, code: { optimize: false } }
      : { messages: false, code: { source: true, esm: true, optimize: 2 } }),
    strict: true,
    // Strict types would refuse a union with a `discriminator`, because the type is in the branches and not beside the
    // keyword.
    strictTypes: false,
    strictRequired: true,
    validateFormats: true,
  })
  addFormats(ajv, { mode: 'full' })
  for (const format of INTEGER_FORMATS) ajv.addFormat(format, true)
  ajv.addVocabulary([...ANNOTATIONS, ...SECTIONS, ...extensions])

  const key = (pointer: string): string => `${BASE}${escapeFragment(pointer)}`
  const compile = (pointer: string): ValidateFunction => {
    const found = ajv.getSchema(key(pointer))
    if (found === undefined) throw new Error('it is not in the document')
    return found as ValidateFunction
  }
  const compiled = new Map<string, ValidateFunction>()
  const once = (pointer: string): ValidateFunction => {
    const validate = compiled.get(pointer) ?? compile(pointer)
    compiled.set(pointer, validate)
    return validate
  }

  const discriminator = { keyword: 'discriminator', type: 'object', schemaType: 'object' } as const
  if (purpose === 'explain') {
    ajv.addKeyword({
      ...discriminator,
      compile:
        ({ mapping, propertyName }: Discriminator) =>
        (value: Record<string, unknown>) => {
          const name = String(value[propertyName])
          return Object.hasOwn(mapping, name) && once(mapping[name] ?? '')(value)
        },
    })
  } else {
    // Standalone code cannot contain the function above. So the discriminator is rewritten as a schema.
    ajv.addKeyword({ ...discriminator, macro: discriminatorAsSchema })
  }
  ajv.addSchema({ $id: BASE, paths, webhooks, components }, undefined, undefined, false)
  return { ajv, key, compile: once }
}

function discriminatorAsSchema({ mapping, propertyName }: Discriminator): object {
  return {
    anyOf: Object.entries(mapping).map(([name, reference]) => ({
      properties: { [propertyName]: { enum: [name] } },
      required: [propertyName],
      allOf: [{ $ref: reference }],
    })),
  }
}

const escapeFragment = (pointer: string): string =>
  `#/${pointer.slice(2).split('/').map(encodeURIComponent).join('/')}`
