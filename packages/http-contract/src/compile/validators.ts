import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { createCompiler } from '../validation/ajv.ts'
import { type OpenApiDocument, isRecord, read } from '../validation/document.ts'
import { bindOperations, bindWebhooks, pointersOf } from '../validation/operations.ts'
import { indexObjects } from '../validation/schemas.ts'

/** The folder of this package. esbuild finds the Ajv helpers from here. */
const PACKAGE = join(import.meta.dirname, '../..')

/**
 * Renders a module without imports. It exports `validators`, a map from the pointer of a schema to a function that
 * returns whether a value is valid, and `digest`, the SHA-256 of the bundled contract.
 *
 * @param text The bundled contract as JSON.
 * @throws Error when a schema does not compile.
 */
export async function renderValidators(text: string): Promise<string> {
  const document = JSON.parse(text) as OpenApiDocument
  const { byObject, extensions } = indexObjects(document)
  const compiler = createCompiler(document, extensions, 'check')
  const firstOf = new Map<string, string>()
  const pointers = new Map(
    pointersToCompile(document, byObject).map((pointer) => {
      const to = target(document, pointer)
      // Equal schemas share a validator, such as the null branches of nullable values.
      const text = JSON.stringify(read(document, to))
      firstOf.set(text, firstOf.get(text) ?? to)
      return [pointer, firstOf.get(text) ?? to]
    }),
  )
  const names = new Map([...new Set(pointers.values())].map((pointer, index) => [pointer, `check${index}`]))
  const functions = standalone.default(
    compiler.ajv,
    Object.fromEntries([...names].map(([pointer, name]) => [name, compiler.key(pointer)])),
  )
  const entries = [...pointers].map(([pointer, to]) => `[${JSON.stringify(pointer)},${names.get(to)}]`)
  const entry = `import { ${[...names.values()].join(', ')} } from 'functions'
export const digest = ${JSON.stringify(digestOf(text))}
export const validators = new Map([${entries.join(',\n')}])`
  return bundle(entry, functions.replaceAll(VIOLATION, '0'))
}

/**
 * A violation in the code of Ajv. The validators only return whether a value is valid. Most violations name a part of
 * their schema, so without them the bundle needs no schema with its descriptions.
 */
const VIOLATION =
  /\{instancePath(?:"(?:[^"\\]|\\.)*"|[^"{}])*params:\{(?:"(?:[^"\\]|\\.)*"|[^"{}])*\}(?:,propertyName:\w+)?\}/g

const digestOf = (text: string): string => hash('sha256', text)

/**
 * Returns every pointer that validation looks up: the schemas of the operations, and the branches of each `oneOf` and
 * `anyOf` in these schemas.
 */
function pointersToCompile(document: OpenApiDocument, byObject: WeakMap<object, string>): string[] {
  const bound = [...bindOperations(document), ...bindWebhooks(document)].flatMap(pointersOf)
  const found = new Set<string>()
  const seen = new Set<unknown>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    const { $ref: reference, oneOf = [], anyOf = [] } = node as AnySchemaObject
    for (const branch of [oneOf, anyOf].flat()) {
      const pointer = byObject.get(branch as object)
      if (pointer !== undefined) found.add(pointer)
    }
    if (typeof reference === 'string') visit(read(document, reference))
    for (const value of Object.values(node)) visit(value)
  }
  for (const pointer of bound) {
    found.add(pointer)
    visit(read(document, pointer))
  }
  return [...found]
}

const ANNOTATION = /^(?:description|deprecated|x-.*)$/

/**
 * Follows a schema that is only a `$ref`, with or without annotations. Such a schema shares the validator of its
 * target.
 */
function target(document: OpenApiDocument, pointer: string): string {
  const schema = read(document, pointer)
  const reference = isRecord(schema) ? schema['$ref'] : undefined
  if (!isRecord(schema) || typeof reference !== 'string') return pointer
  const isOnlyReference = Object.keys(schema).every((key) => key === '$ref' || ANNOTATION.test(key))
  return isOnlyReference ? target(document, reference) : pointer
}

/** The Ajv helpers that take most of the time of a validator. `quick-checks.ts` replaces them. */
const REPLACED_HELPERS = /^(?:ajv-formats\/dist\/formats|ajv\/dist\/runtime\/ucs2length)$/
const QUICK_CHECKS = join(import.meta.dirname, 'quick-checks.ts')

/** Bundles the generated functions and the helpers that they `require` into one module without imports. */
async function bundle(entry: string, functions: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: PACKAGE },
    plugins: [
      {
        name: 'functions',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^functions$/ }, ({ path }) => ({ path, namespace: 'functions' }))
          onResolve({ filter: REPLACED_HELPERS, namespace: 'functions' }, () => ({ path: QUICK_CHECKS }))
          onLoad({ filter: /.*/, namespace: 'functions' }, () => ({
            contents: functions,
            resolveDir: PACKAGE,
          }))
        },
      },
    ],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
