import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { DOCUMENTS } from '@pix-payments/spec'

/** A field of a request that contains a date or an instant. */
export interface DateField {
  readonly operationId: string
  readonly in: 'query' | 'body'
  /** The path of the field, with dots: `recurrenceDetails.firstPaymentDate`. */
  readonly field: string
  readonly format: 'date' | 'date-time'
}

type Schema = Readonly<Record<string, unknown>>

const METHODS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete'])

/**
 * Returns the fields with the format `date` or `date-time` in all requests of a contract: in the query and in the body.
 */
export function dateFieldsOf(name: 'pix' | 'sandbox'): readonly DateField[] {
  const file = createRequire(import.meta.url).resolve(`@pix-payments/spec/${DOCUMENTS[name].bundle}.json`)
  const document = JSON.parse(readFileSync(file, 'utf8')) as Schema
  const resolve = (value: unknown): Schema => {
    const schema = value as Schema
    const reference = schema['$ref']
    if (typeof reference !== 'string') return schema
    const target = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Schema)[key], document)
    return { ...resolve(target), ...schema, $ref: undefined }
  }
  const datesIn = (value: unknown, field: string): readonly Pick<DateField, 'field' | 'format'>[] => {
    const schema = resolve(value)
    const { format } = schema
    const own = format === 'date' || format === 'date-time' ? ([{ field, format }] as const) : []
    const properties = Object.entries((schema['properties'] ?? {}) as Schema).flatMap(([key, inner]) =>
      typeof inner === 'object' ? datesIn(inner, field === '' ? key : `${field}.${key}`) : [],
    )
    const alternatives = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
      ((schema[keyword] ?? []) as readonly unknown[]).flatMap((inner) => datesIn(inner, field)),
    )
    const items = typeof schema['items'] === 'object' ? datesIn(schema['items'], `${field}.0`) : []
    return [...own, ...properties, ...alternatives, ...items]
  }
  const operations = Object.values(document['paths'] as Schema).flatMap((path) =>
    Object.entries(path as Schema).flatMap(([method, operation]) =>
      METHODS.has(method) ? [operation as Schema] : [],
    ),
  )
  return operations.flatMap((operation) => {
    const operationId = String(operation['operationId'])
    const parameters = ((operation['parameters'] ?? []) as readonly unknown[]).map(resolve)
    const query = parameters
      .filter((parameter) => parameter['in'] === 'query')
      .flatMap((parameter) => datesIn(parameter['schema'], String(parameter['name'])))
    const content = Object.values((resolve(operation['requestBody'] ?? {})['content'] ?? {}) as Schema)
    const body = content.flatMap((media) => datesIn((media as Schema)['schema'], ''))
    return [
      ...query.map((it) => ({ operationId, in: 'query' as const, ...it })),
      ...body.map((it) => ({ operationId, in: 'body' as const, ...it })),
    ]
  })
}
