import { hash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { type DocumentName, DOCUMENTS } from '../documents.ts'
import { createCompiler } from '../validation/ajv.ts'
import { type OpenApiDocument, isRecord, read } from '../validation/document.ts'
import { bindOperations, bindWebhooks, pointersOf } from '../validation/operations.ts'
import { indexObjects } from '../validation/schemas.ts'

const SPEC = join(import.meta.dirname, '../..')

/**
 * Writes `<bundle>.validators.js` beside the bundle in `dist`, whole or not at all, and gives its size in bytes.
 * Until then what is there was made from another bundle, which `loadContract` sees by its digest.
 */
export async function writeValidators(name: DocumentName, dist: string): Promise<number> {
  const { bundle: file } = DOCUMENTS[name]
  const text = await renderValidators(await readFile(join(dist, `${file}.json`), 'utf8'))
  const target = join(dist, `${file}.validators.js`)
  await writeFile(`${target}.tmp`, text)
  await rename(`${target}.tmp`, target)
  return Buffer.byteLength(text)
}

/**
 * A module without imports that judges by the schemas of a bundled contract: `validators`, a function by pointer of its
 * schema, and `digest`, of the text that they were made from. Throws when a schema does not compile.
 */
export async function renderValidators(text: string): Promise<string> {
  const document = JSON.parse(text) as OpenApiDocument
  const { byObject, extensions } = indexObjects(document)
  const compiler = createCompiler(document, extensions, 'judge')
  const pointers = new Map(judged(document, byObject).map((it) => [it, target(document, it)]))
  const names = new Map([...new Set(pointers.values())].map((pointer, index) => [pointer, `judge${index}`]))
  const functions = standalone.default(
    compiler.ajv,
    Object.fromEntries([...names].map(([pointer, name]) => [name, compiler.key(pointer)])),
  )
  const entries = [...pointers].map(([pointer, to]) => `[${JSON.stringify(pointer)},${names.get(to)}]`)
  // The names are exported by Ajv's text and put together by ours, so only ours is what the bundler keeps.
  const entry = `import { ${[...names.values()].join(', ')} } from 'functions'
export const digest = ${JSON.stringify(digestOf(text))}
export const validators = new Map([${entries.join(',\n')}])`
  return bundle(entry, withoutErrors(functions))
}

/** Braces of an error object of Ajv nest twice: the object, its `params`, and a list or object of these. */
const STRING = String.raw`"(?:[^"\\]|\\.)*"`
const PARAMS = String.raw`\{(?:[^{}"]|${STRING})*\}`
const ERROR = new RegExp(String.raw`\{instancePath[:,](?:[^{}"]|${STRING}|${PARAMS})*\}`, 'g')

/** How Ajv tells where an error is and keeps it, beside counting. The count alone says whether. */
const KEEPING: readonly (readonly [RegExp, string])[] = [
  [/(function validate\d+\(data), \{instancePath=""[^{}]*dynamicAnchors=\{\}\}=\{\}\)/g, '$1)'],
  [/validate\d+\.errors = (?:\[0\]|vErrors);/g, ''],
  [/if\(vErrors === null\)\{vErrors = \[err\d+\];\}else \{vErrors\.push\(err\d+\);\}/g, ''],
  [/if\(vErrors !== null\)\{if\((_errs\d+)\)\{vErrors\.length = \1;\}else \{vErrors = null;\}\}/g, ''],
  [
    /vErrors = vErrors === null \? validate\d+\.errors : vErrors\.concat\(validate\d+\.errors\);errors = vErrors\.length;/g,
    'errors++;',
  ],
]

/** Whoever wants the reasons asks the full Ajv, so nobody reads what an error says; without it little of the module is left. */
function withoutErrors(functions: string): string {
  return KEEPING.reduce(
    (text, [kept, counted]) => text.replaceAll(kept, counted),
    functions.replace(ERROR, '0'),
  )
}

/** Tells whether validators were made from a text. */
const digestOf = (text: string): string => hash('sha256', text)

/** Every pointer that validation asks for: those of the operations, and the branches that tell which fields are documented. */
function judged(document: OpenApiDocument, byObject: WeakMap<object, string>): string[] {
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

const DESCRIBING = /^(?:description|deprecated|x-.*)$/

/** A schema that is only a reference is judged by what it leads to. */
function target(document: OpenApiDocument, pointer: string): string {
  const schema = read(document, pointer)
  const reference = isRecord(schema) ? schema['$ref'] : undefined
  if (!isRecord(schema) || typeof reference !== 'string') return pointer
  const alone = Object.keys(schema).every((key) => key === '$ref' || DESCRIBING.test(key))
  return alone ? target(document, reference) : pointer
}

/** Helpers of Ajv that most of the time of a validator goes into. */
const QUICKER = /^(?:ajv-formats\/dist\/formats|ajv\/dist\/runtime\/ucs2length)$/
const QUICK_CHECKS = join(import.meta.dirname, 'quick-checks.ts')

/** Ajv's text takes its formats and helpers from its own packages by `require`; joined, it needs nothing. */
async function bundle(entry: string, functions: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: SPEC },
    plugins: [
      {
        name: 'functions',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^functions$/ }, ({ path }) => ({ path, namespace: 'functions' }))
          onResolve({ filter: QUICKER, namespace: 'functions' }, () => ({ path: QUICK_CHECKS }))
          onLoad({ filter: /.*/, namespace: 'functions' }, () => ({ contents: functions, resolveDir: SPEC }))
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
