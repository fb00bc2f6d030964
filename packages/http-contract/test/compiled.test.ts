import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isFull, isLong } from '@pix-payments/testing/length'
import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { renderValidators } from '../src/compile/validators.ts'
import { type DocumentName, DOCUMENTS } from '@pix-payments/spec'
import { loadContract } from '../src/load-contract.ts'
import {
  type ErrorCatalogue,
  type OpenApiDocument,
  type Validation,
  createValidation,
} from '../src/validation/index.ts'
import type { BoundContent } from '../src/validation/operations.ts'
import { type CompiledSchemas, createSchemas } from '../src/validation/schemas.ts'
import { mutated } from './mutation.ts'
import { bundleText } from './support/contract.ts'

const PACKAGE = join(import.meta.dirname, '..')
const NAMES = Object.keys(DOCUMENTS) as DocumentName[]
const folder = await mkdtemp(join(tmpdir(), 'pix-validators-'))
afterAll(() => rm(folder, { recursive: true }))

/** Compiles the validators of a bundled document. Then imports them from a file, as a server does. */
async function compile(name: string, text: string): Promise<CompiledSchemas> {
  const file = join(folder, `${name}.js`)
  await writeFile(file, await renderValidators(text))
  const { validators } = (await import(/* @vite-ignore */ file)) as { validators: CompiledSchemas }
  return validators
}

async function prepare(name: DocumentName) {
  const text = bundleText(name)
  // Built from the same text, and loaded as a server loads them.
  const file = join(PACKAGE, 'dist', `${DOCUMENTS[name].bundle}.validators.js`)
  const { validators } = (await import(/* @vite-ignore */ file)) as { validators: CompiledSchemas }
  const document = JSON.parse(text) as OpenApiDocument
  const catalogue = document['x-error-catalogue'] as ErrorCatalogue
  return {
    name,
    done: new Set<string>(),
    document,
    catalogue,
    compiled: validators,
    schemas: createSchemas(document),
    full: createValidation(document, catalogue),
    fast: createValidation(document, catalogue, { compiled: validators }),
  }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
const prepared = await Promise.all(NAMES.map(prepare))

const HEADERS = {
  'content-type': 'application/json',
  'x-request-id': '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10',
  'x-correlation-id': 'abc-123',
  'cache-control': 'no-store',
}
const WEBHOOK_HEADERS = {
  'content-type': 'application/json',
  'webhook-id': '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10',
  'webhook-timestamp': '1772373807',
  'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
}
const CLOSED = { undocumented: 'error' } as const
const LONG = isFull ? 300 : 60
const RUNS = isLong ? LONG : 15
/** The seed of the run. A failure prints it; set PIX_TEST_SEED to it to repeat the run. */
const SEED = Number(process.env['PIX_TEST_SEED'] ?? randomInt(2 ** 31))

/** Returns the mutations of the examples of one content on which the compiled validators and Ajv disagree. */
function differences(
  { compiled, done, schemas, full, fast }: Prepared,
  { schema, examples }: BoundContent,
  judge: (validation: Validation, body: unknown) => readonly unknown[],
): string[] {
  // Several operations may share a response. Its schema is checked only once.
  if (schema === undefined || done.has(schema)) return []
  done.add(schema)
  const validator = compiled.get(schema)
  if (validator === undefined) return [`${schema} is not compiled`]
  const sameSay = fc.property(mutated([...examples.values()]), (body) => {
    const same = JSON.stringify(judge(fast, body)) === JSON.stringify(judge(full, body))
    return same && validator(body) === (schemas.errors(schema, body, schema).length === 0)
  })
  const { failed, counterexample } = fc.check(sameSay, { numRuns: RUNS, seed: SEED })
  return failed ? [`PIX_TEST_SEED=${SEED} ${schema}: ${JSON.stringify(counterexample).slice(0, 500)}`] : []
}

describe.each(prepared.map((it) => ({ name: it.name, it })))(
  'compiled and full validators of the document $name agree',
  ({ it }) => {
    test.each(it.full.operations.map(({ id }) => id))('on %s', (id) => {
      const { body, responses } = it.full.operation(id)
      const requests = [...(body?.content ?? [])].flatMap(([contentType, content]) =>
        differences(it, content, (of, value) => of.request(id, { body: value, contentType })),
      )
      const answers = [...responses].flatMap(([status, { content }]) =>
        [...content.values()].flatMap((media) =>
          differences(it, media, (of, value) => of.response(id, Number(status), HEADERS, value, CLOSED)),
        ),
      )
      expect([...requests, ...answers]).toEqual([])
    })

    test('on every webhook', () => {
      const found = it.full.webhooks.flatMap(({ id, body }) =>
        [...(body?.content.values() ?? [])].flatMap((media) =>
          differences(it, media, (of, value) => of.webhook(id, WEBHOOK_HEADERS, value, CLOSED)),
        ),
      )
      expect(found).toEqual([])
    })

    test('on the schemas of parameters, headers and branches', () => {
      const plain = [...it.compiled.keys()].filter((pointer) => !pointer.includes('/content/'))
      const examples = it.full.operations
        .flatMap(({ responses }) => [...responses.values()])
        .flatMap(({ content }) => [...content.values()].flatMap((media) => [...media.examples.values()]))
      const values = new Map(examples.flatMap(partsOf).map((value) => [JSON.stringify(value), value]))
      const differ = plain.filter((pointer) =>
        [...values.values()].some(
          (value) =>
            it.compiled.get(pointer)?.(value) !== (it.schemas.errors(pointer, value, pointer).length === 0),
        ),
      )
      expect(plain.length).toBeGreaterThan(5)
      expect(differ).toEqual([])
    })

    test('and every schema that validation asks for is compiled', () => {
      const asked = new Set<string>()
      const compiled = new Map(it.compiled)
      compiled.get = (pointer) => {
        asked.add(pointer)
        return it.compiled.get(pointer)
      }
      const validation = createValidation(it.document, it.catalogue, { compiled })
      for (const { id, responses } of validation.operations)
        for (const [status, { content }] of responses)
          for (const { examples } of content.values())
            for (const value of examples.values())
              validation.response(id, Number(status), HEADERS, value, CLOSED)
      expect(asked.size).toBeGreaterThan(50)
      expect([...asked].filter((pointer) => !it.compiled.has(pointer))).toEqual([])
    })
  },
)

/** A value and all values inside it. */
const partsOf = (value: unknown): unknown[] => [
  value,
  ...(typeof value === 'object' && value !== null ? Object.values(value).flatMap(partsOf) : []),
]

test('a discriminator is a rule of its own: the branches alone would take any name', async () => {
  const open = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } }
  const union = {
    discriminator: { propertyName: 'kind', mapping: { A: '#/components/schemas/Open' } },
    oneOf: [{ $ref: '#/components/schemas/Open' }],
  }
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: 'Union', version: '1.0.0' },
    paths: {
      '/union': {
        get: {
          operationId: 'getUnion',
          responses: { '200': { content: { 'application/json': { schema: union } } } },
        },
      },
    },
    components: { schemas: { Open: open } },
  }
  const pointer = '#/paths/~1union/get/responses/200/content/application~1json/schema'
  const validator = (await compile('union', JSON.stringify(document))).get(pointer)
  const schemas = createSchemas(document)
  const given = [{ kind: 'A' }, { kind: 'B' }, { kind: ['A'] }, { kind: 'constructor' }, {}, [], null]
  const full = given.map((value) => schemas.accepts(pointer, value, 'getUnion'))
  expect(full).toEqual([true, false, false, false, false, false, false])
  expect(given.map((value) => validator?.(value))).toEqual(full)
})

test('a schema that does not compile stops the build', async () => {
  const [first] = prepared
  const components = {
    ...first?.document.components,
    schemas: { ...first?.document.components?.['schemas'] },
  }
  const broken = { ...first?.document, components }
  broken.components.schemas['Balance'] = { type: 'object', minimun: 1 }
  await expect(renderValidators(JSON.stringify(broken))).rejects.toThrow('unknown keyword: "minimun"')
})

describe('the contract of the package', () => {
  test.each(NAMES)('%s loads with the validators that were built with it', async (name) => {
    const contract = await loadContract(name)
    expect(contract.compiled).toBe(true)
    const ids = contract.validation.operations.map(({ id }) => id)
    expect(ids.toSorted()).toEqual(Object.keys(contract.catalogue.operations).toSorted())
  })

  test('judges valid requests and answers without Ajv, which the first refusal loads', async () => {
    const program = `
      import { createRequire } from 'node:module'
      import { loadContract } from '@pix-payments/http-contract/load'
      const { validation } = await loadContract()
      const loaded = () => Object.keys(createRequire(import.meta.url).cache).some((file) => /[/]ajv[/]/.test(file))
      const { body, responses } = validation.operation('createImmediateCharge')
      const [charge] = body.content.get('application/json').examples.values()
      const [created] = responses.get('201').content.get('application/json').examples.values()
      const headers = ${JSON.stringify(HEADERS)}
      const valid = [
        ...validation.request('createImmediateCharge', { body: charge }),
        ...validation.response('createImmediateCharge', 201, headers, created, { undocumented: 'error' }),
      ]
      const before = loaded()
      const refused = validation.request('createImmediateCharge', { body: {} })
      console.log(JSON.stringify({ valid, before, refused: refused.length > 0, after: loaded() }))`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=pix-source', '--input-type=module', '--eval', program],
      { cwd: PACKAGE },
    )
    expect(JSON.parse(stdout)).toEqual({ valid: [], before: false, refused: true, after: true })
  })

  test('prepare compiles what refusals need, with other work in between', async () => {
    const { validation } = await loadContract('sandbox')
    let turns = 0
    let done = false
    const count = (): void => {
      turns += 1
      if (!done) setImmediate(count)
    }
    setImmediate(count)
    await validation.prepare()
    done = true
    expect(turns).toBeGreaterThan(50)
  })
})
