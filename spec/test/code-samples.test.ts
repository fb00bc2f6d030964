import { beforeAll, describe, expect, it } from 'vitest'
import { addCodeSamples } from '../src/bundle/code-samples.ts'
import { type ContractDocument, type JsonObject, operationsOf } from '../src/bundle/document.ts'
import { contractDocument } from './support/contract-document.ts'

interface Sample {
  readonly lang: string
  readonly label: string
  readonly source: string
}

const samplesOf = (operation: JsonObject): readonly Sample[] =>
  (operation['x-codeSamples'] ?? []) as unknown as readonly Sample[]

/** A document with one operation. */
function documentWith(operation: JsonObject, path = '/v1/things/{id}', method = 'post'): ContractDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '0' },
    servers: [{ url: '{baseUrl}', variables: { baseUrl: { default: 'http://127.0.0.1:4020' } } }],
    paths: { [path]: { [method]: { operationId: 'createThing', tags: ['many-things'], ...operation } } },
    components: {
      schemas: {
        CalendarDate: { type: 'string' },
        ThingList: {
          type: 'object',
          properties: { data: { items: { $ref: '#/components/schemas/Thing' } } },
        },
      },
    },
  }
}

const json = (schema: string, examples: Record<string, JsonObject> = {}): JsonObject => ({
  content: {
    'application/json': {
      schema: { $ref: `#/components/schemas/${schema}` },
      examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
    },
  },
})

/** The last lines of the TypeScript sample, and the curl sample. */
function written(document: ContractDocument): { readonly call: string; readonly curl: string } {
  addCodeSamples(document)
  const [entry] = operationsOf(document)
  const [typescript, curl] = samplesOf(entry?.operation ?? {})
  return { call: typescript?.source.split('\n').slice(8).join('\n') ?? '', curl: curl?.source ?? '' }
}

describe('the code samples', () => {
  it('send the example request, with path parameters and the token', () => {
    const samples = written(
      documentWith({
        security: [{ bearer: [] }],
        parameters: [{ name: 'id', in: 'path', required: true, example: 'thing 1' }],
        requestBody: json('Create', { default: { note: "Maria's", tags: ['a'], 'content-type': null } }),
        responses: { '201': json('ThingCreated') },
      }),
    )
    expect(samples.call).toMatchInlineSnapshot(`
      "const thing = await pix.manyThings.createThing({
        id: 'thing 1',
        note: 'Maria\\'s',
        tags: ['a'],
        'content-type': null,
      })
      console.log(thing)"
    `)
    expect(samples.curl).toMatchInlineSnapshot(`
      "curl -sS "$PIX_BASE_URL/v1/things/thing%201" \\
        -H "authorization: Bearer $PIX_TOKEN" \\
        -H 'content-type: application/json' \\
        -d '{
          "note": "Maria'\\''s",
          "tags": [
            "a"
          ],
          "content-type": null
        }'"
    `)
  })

  it('iterate over a list, and show required parameters, dates and statuses only', () => {
    const schema = { type: 'string', enum: ['OPEN'] }
    const parameters = [
      {
        name: 'from',
        in: 'query',
        schema: { $ref: '#/components/schemas/CalendarDate' },
        example: '2026-03-01',
      },
      { name: 'status', in: 'query', schema, example: 'OPEN' },
      { name: 'cursor', in: 'query', schema: { type: 'string' }, example: 'abc' },
    ]
    const pagination = { items: 'data', parameter: 'cursor', next: 'nextCursor' }
    const list = {
      parameters,
      security: [],
      'x-pagination': pagination,
      responses: { '200': json('ThingList') },
    }
    const samples = written(documentWith(list, '/v1/things', 'get'))
    expect(samples.call).toMatchInlineSnapshot(`
      "for await (const thing of pix.manyThings.createThing.items({
        from: '2026-03-01',
        status: 'OPEN',
      })) {
        console.log(thing)
      }"
    `)
    expect(samples.curl).toBe('curl -sS "$PIX_BASE_URL/v1/things?from=2026-03-01&status=OPEN"')
  })

  it('show the request that has the default response', () => {
    const samples = written(
      documentWith({
        requestBody: json('Create', { rejected: { outcome: 'REJECTED' }, settled: { outcome: 'SETTLED' } }),
        responses: { '200': json('Thing', { default: { a: 1 }, rejected: { a: 2 } }) },
      }),
    )
    expect(samples.call).toContain("outcome: 'SETTLED'")
  })

  it('need an example of each value', () => {
    const parameters = [{ name: 'id', in: 'path', required: true }]
    const responses = { '200': json('Thing') }
    expect(() => written(documentWith({ parameters, responses }))).toThrow(
      'The parameter id of createThing has no example',
    )
    expect(() => written(documentWith({ requestBody: json('Create'), responses }))).toThrow(
      'The request of createThing has no example',
    )
  })
})

describe('the contract', () => {
  let document: ContractDocument
  beforeAll(() => {
    document = contractDocument()
  })

  it('has a sample of the client and a sample of curl for each operation', () => {
    const labels = operationsOf(document).map(({ operationId, operation }) => [
      operationId,
      ...samplesOf(operation).map(({ lang, label }) => `${lang} ${label}`),
    ])
    expect(labels.length).toBeGreaterThan(0)
    expect(labels.filter(([, ...all]) => all.join() !== 'TypeScript TypeScript,Shell curl')).toEqual([])
  })
})
