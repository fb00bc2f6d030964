import { describe, expect, test } from 'vitest'
import { type OpenApiDocument, createValidation } from '../../src/validation/index.ts'
import { catalogue, document } from './fixture.ts'

/** Returns a contract with one operation, `only`. Its response has this schema. */
function contract(schema: Record<string, unknown>, parameter?: Record<string, unknown>): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'One', version: '1.0.0' },
    paths: {
      '/one': {
        get: {
          operationId: 'only',
          ...(parameter && { parameters: [{ name: 'p', in: 'query', schema: {}, ...parameter }] }),
          responses: { '200': { content: { 'application/json': { schema } } } },
        },
      },
    },
  }
}

describe('a contract that cannot be judged is refused', () => {
  test.each([
    {
      name: 'an unknown type',
      schema: { type: 'strng' },
      want: /^only: the schema at #\/paths\/~1one.* does not compile/,
    },
    { name: 'an unknown keyword', schema: { minimun: 1 }, want: /strict mode: unknown keyword: "minimun"/ },
    { name: 'an unknown format', schema: { type: 'string', format: 'cpf' }, want: /unknown format "cpf"/ },
    {
      name: 'a broken pattern',
      schema: { type: 'string', pattern: '(' },
      want: /Invalid regular expression/,
    },
    {
      name: 'a dangling reference',
      schema: { $ref: '#/components/schemas/None' },
      want: /can't resolve reference/,
    },
  ])('$name', ({ schema, want }) => {
    const { compile } = createValidation(contract(schema), catalogue)
    expect(compile).toThrow(want)
  })

  test('a style of parameter that is not supported', () => {
    const parameter = { style: 'deepObject', schema: { type: 'object' } }
    expect(() => createValidation(contract({}, parameter), catalogue)).toThrow(
      'only: the query parameter p must be in path, query or header, have the default style and a schema',
    )
  })
})

test('every schema of the fixture compiles', () => {
  expect(createValidation(document, catalogue).compile()).toBeUndefined()
})

test('the content type of a body is compared without its parameters', () => {
  const { requestType } = createValidation(document, catalogue)
  expect(requestType('createCharge', 'Application/JSON; charset=utf-8')).toBe('application/json')
  expect(requestType('createCharge', 'text/plain')).toBeUndefined()
  expect(requestType('createCharge', undefined)).toBeUndefined()
})
