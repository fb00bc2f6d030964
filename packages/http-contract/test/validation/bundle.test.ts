import { expect, test } from 'vitest'
import { errors } from '@pix-payments/spec'
import { read } from '../../src/validation/document.ts'
import { type ErrorCatalogue, type OpenApiDocument, createValidation } from '../../src/validation/index.ts'
import { nullCharacterFields } from '../../src/validation/null-characters.ts'
import { bundleText } from '../support/contract.ts'

const document = JSON.parse(bundleText('pix')) as OpenApiDocument
const catalogue: ErrorCatalogue = errors
const validation = createValidation(document, catalogue)
const { operations, webhooks } = validation

const codesOf = (operationId: string): readonly string[] => catalogue.operations[operationId]?.codes ?? []
const REQUEST_ID = '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10'

test('every schema of the contract compiles, and every operation has its errors', () => {
  expect(validation.compile()).toBeUndefined()
  expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(errors.operations).sort())
})

test('x-request-text accepts exactly the texts that a request may contain (G-260)', () => {
  const { pattern } = (document as never as { 'x-request-text': { pattern: string } })['x-request-text']
  const accepted = new RegExp(pattern, 'u')
  for (const text of ['', 'Ana', 'João 🎲', 'a\tb\n', 'a\0b', '\uD83C', '\uDFB2\uD83C', 'x\uDFB2'])
    expect([text, accepted.test(text)]).toEqual([text, nullCharacterFields({ text }).length === 0])
})

test('every body of a request example breaks no rule of the contract', () => {
  const broken = operations.flatMap(({ id, body }) =>
    [...(body?.content ?? [])].flatMap(([contentType, { examples }]) =>
      [...examples].flatMap(([name, value]) =>
        validation
          .request(id, { body: value, contentType })
          .filter((it) => it.in === 'body')
          .map((it) => `${id} ${name}: ${it.field} ${it.message}`),
      ),
    ),
  )
  expect(broken).toEqual([])
})

test('every response example is documented to the last property', () => {
  const broken = operations.flatMap(({ id, responses }) =>
    [...responses].flatMap(([status, { content }]) =>
      [...content].flatMap(([type, { examples }]) =>
        [...examples].flatMap(([name, value]) =>
          validation
            .response(id, Number(status), { 'content-type': type }, value, { undocumented: 'error' })
            .filter((it) => it.in !== 'header')
            .map((it) => `${id} ${status} ${name}: ${it.field} ${it.message}`),
        ),
      ),
    ),
  )
  expect(broken).toEqual([])
})

test('every webhook example is documented to the last property', () => {
  const headers = {
    'content-type': 'application/json',
    'webhook-id': REQUEST_ID,
    'webhook-timestamp': '1772373807',
    'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  }
  const broken = webhooks.flatMap(({ id, body }) =>
    [...(body?.content.values() ?? [])].flatMap(({ examples }) =>
      [...examples].flatMap(([name, value]) =>
        validation
          .webhook(id, headers, value, { undocumented: 'error' })
          .map((it) => `${id} ${name}: ${it.field} ${it.message}`),
      ),
    ),
  )
  expect(broken).toEqual([])
})

test('a body of another shape gets a code of its operation', () => {
  const unlisted = operations
    .filter(({ body }) => body !== undefined)
    .flatMap(({ id }) => validation.request(id, { body: [] }).map(({ code }) => ({ id, code })))
    .filter(({ id, code }) => !codesOf(id).includes(code))
  expect(unlisted).toEqual([])
})

/** Returns the codes of all `x-error-codes` in a schema and in the schemas to which it refers. */
function namedCodes(node: unknown, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  const { $ref: reference, 'x-error-codes': codes = {} } = node as Record<string, unknown>
  const own = Object.values(codes as object).filter((code): code is string => typeof code === 'string')
  const target = typeof reference === 'string' ? read(document, reference) : undefined
  return [...own, ...[target, ...Object.values(node)].flatMap((it) => namedCodes(it, seen))]
}

test('every x-error-codes of a request names a code of its operation', () => {
  const named = operations.flatMap(({ id, parameters, body }) => {
    const pointers = [...parameters, ...(body?.content.values() ?? [])].map(({ schema }) => schema ?? '#')
    return pointers.flatMap((pointer) => namedCodes(read(document, pointer)).map((code) => ({ id, code })))
  })
  expect(named.filter(({ id, code }) => !codesOf(id).includes(code))).toEqual([])
  // This is the control: the search finds a code that the amount of a recurrence is known to have.
  expect(named).toContainEqual({ id: 'createRecurrence', code: 'AMOUNT_OUT_OF_RANGE' })
})
