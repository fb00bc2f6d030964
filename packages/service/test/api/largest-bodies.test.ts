import { afterAll, expect, test } from 'vitest'
import { contract } from '../support/http-call.ts'
import { form } from '../support/operator.ts'
import { startService } from '../support/service.ts'

const service = await startService()
await service.set(service.a, { automaticEnabled: true })
afterAll(() => service.close())

type Fields = Readonly<Record<string, unknown>>

/** The character that needs the most bytes in UTF-8. */
const WIDE = '😀'

interface Size {
  /** The largest number of entries of a list or map. */
  readonly entries: number
  readonly characters: number
}

/** The bytes of a body are limited too (G-168), so a map of free texts has many entries or a long one. */
const SIZES = [
  { entries: Number.POSITIVE_INFINITY, characters: 200 },
  { entries: 1, characters: Number.POSITIVE_INFINITY },
]

function resolved(value: unknown): Fields {
  const schema = value as Fields
  const reference = schema['$ref']
  if (typeof reference !== 'string') return schema
  const keys = reference
    .slice('#/'.length)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return resolved(keys.reduce<unknown>((at, key) => (at as Fields)[key], contract.document))
}

/** The key of the wallet and texts of a form are not free to be long. */
const isFree = (name: string, schema: Fields): boolean =>
  name !== 'pixKey' && schema['maxLength'] !== undefined && schema['pattern'] === undefined

/** Returns a value that has the upper bounds of its schema, up to `size`. */
function largest(name: string, value: unknown, described: unknown, size: Size): unknown {
  const schema = resolved(described)
  const upTo = (bound: unknown): number => Math.min(Number(bound), size.entries)
  if (typeof value === 'string') {
    return isFree(name, schema) ? WIDE.repeat(Math.min(Number(schema['maxLength']), size.characters)) : value
  }
  if (Array.isArray(value)) {
    const isFixed = resolved(schema['items'])['enum'] !== undefined
    if (isFixed) return value
    const entry = largest(name, value[0], schema['items'], size)
    return Array.from({ length: upTo(schema['maxItems']) }, () => entry)
  }
  if (typeof value !== 'object') return value
  const given = value as Fields
  const { mapping = {} } = (schema['discriminator'] ?? {}) as { readonly mapping?: Fields }
  const chosen = mapping[String(given['type'])]
  if (chosen !== undefined) return largest(name, value, { $ref: chosen }, size)
  const { properties } = schema
  if (properties !== undefined) {
    const fields = Object.entries(properties as Fields).map(([field, inner]) => {
      const missing = resolved(inner)['maxProperties'] === undefined ? undefined : {}
      return [field, largest(field, given[field] ?? missing, inner, size)]
    })
    return Object.fromEntries(fields.filter(([, it]) => it !== undefined))
  }
  if (schema['maxProperties'] === undefined) return value
  const { maxLength: longestName = 50 } = resolved(schema['propertyNames'] ?? {})
  const nameOf = (index: number): string => String(index).padStart(Number(longestName), 'k')
  const entry = largest('', '', schema['additionalProperties'], size)
  return Object.fromEntries(
    Array.from({ length: upTo(schema['maxProperties']) }, (_, index) => [nameOf(index), entry]),
  )
}

const CASES = contract.validation.operations.flatMap(({ id, method, path, body }) =>
  [...(body?.content ?? [])].flatMap(([contentType, { schema, examples }]) =>
    [...examples].flatMap(([example, value]) =>
      SIZES.map((size) => ({
        what: `${id} ${example}, ${size.entries} entries`,
        method: method.toUpperCase(),
        target: path.replaceAll(/\{\w+\}/g, 'E87654321202603011403a1B2c3D4e5F'),
        contentType,
        body: largest('', value, { $ref: schema }, size),
      })),
    ),
  ),
)

test('the limits of a body admit the largest body that each operation describes (G-168, G-290, G-291, G-450)', async () => {
  const refused: string[] = []
  for (const { what, method, target, contentType, body } of CASES) {
    const isForm = contentType !== 'application/json'
    const sent = isForm ? form(Object.entries(body as Record<string, string>)) : { method, body }
    const answer = await service.a.send(target, sent)
    if (answer.status === 400 || answer.status === 413) refused.push(`${what}: ${answer.text.slice(0, 200)}`)
  }
  expect(refused).toEqual([])
})
