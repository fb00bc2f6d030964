import { createRequire } from 'node:module'
import type { ValidateFunction } from 'ajv'
import type { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import type { FormatsPlugin } from 'ajv-formats'
import type { OpenApiDocument } from './document.ts'

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

/** Ajv with one document in it. */
export interface Compiler {
  readonly ajv: Ajv
  /** The name of the schema at a pointer, for `ajv.getSchema`. */
  key(pointer: string): string
  /** Throws when the schema is not in the document or does not compile. */
  compile(pointer: string): ValidateFunction
}

/**
 * `explain` collects every violation with its schema and value; `judge` stops at the first and gives code that stands
 * alone. Ajv is loaded by this call, not with the module: whoever only judges with compiled validators never needs it.
 */
export function createCompiler(
  document: OpenApiDocument,
  extensions: Iterable<string>,
  purpose: 'explain' | 'judge',
): Compiler {
  const require = createRequire(import.meta.url)
  const { Ajv2020 } = require('ajv/dist/2020.js') as { Ajv2020: typeof Ajv }
  const addFormats = require('ajv-formats') as FormatsPlugin
  const { paths, webhooks, components } = document
  const ajv = new Ajv2020({
    ...(purpose === 'explain'
      ? // It is made while someone waits for a refusal: code that is made in half the time, and no slower.
        { allErrors: true, verbose: true, inlineRefs: false, code: { optimize: false } }
      : { messages: false, code: { source: true, esm: true, optimize: 2 } }),
    strict: true,
    // A union of objects states the type in its branches, and `discriminator` beside it.
    strictTypes: false,
    strictRequired: true,
    validateFormats: true,
  })
  addFormats(ajv, { mode: 'full' })
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
    // A function cannot stand alone; the same rule as a schema can.
    ajv.addKeyword({ ...discriminator, macro: discriminatorAsSchema })
  }
  ajv.addSchema({ $id: BASE, paths, webhooks, components }, undefined, undefined, false)
  return { ajv, key, compile: once }
}

function discriminatorAsSchema({ mapping, propertyName }: Discriminator): object {
  return {
    anyOf: Object.entries(mapping).map(([name, reference]) => ({
      properties: { [propertyName]: { const: name } },
      required: [propertyName],
      allOf: [{ $ref: reference }],
    })),
  }
}

const escapeFragment = (pointer: string): string =>
  `#/${pointer.slice(2).split('/').map(encodeURIComponent).join('/')}`
