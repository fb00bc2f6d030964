import { type ContractDocument, isObject, type Json, type JsonObject, operationsOf } from './document.ts'

/** The name of the schema that accepts every event. */
export const ANY_EVENT = 'WebhookEvent'

/**
 * Returns a JSON Schema for the payload of each event, by event, and one for the union of all events. Each schema is
 * complete: it contains the schemas that it uses. Its `$id` is its address below `homepage`, which is the same in every
 * version.
 */
export function eventSchemas(document: ContractDocument, homepage: string): ReadonlyMap<string, JsonObject> {
  const events = operationsOf(document, { webhooks: true }).map(
    ({ operationId, operation }) => [operationId, payloadOf(operation)] as const,
  )
  const union = { $ref: `${COMPONENTS}${ANY_EVENT}` }
  return new Map(
    [...events, [ANY_EVENT, union] as const].map(([name, payload]) => {
      const root = component(document, payload)
      const $defs = Object.fromEntries(
        [...used(document, root)].toSorted().map((used) => [used, plain(component(document, used))]),
      )
      return [
        name,
        {
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          $id: new URL(`events/${name}.json`, homepage).href,
          title: name,
          ...(plain(root) as JsonObject),
          $defs,
        },
      ]
    }),
  )
}

const COMPONENTS = '#/components/schemas/'

function payloadOf(operation: JsonObject): Json | undefined {
  const content = (operation['requestBody'] as JsonObject | undefined)?.['content'] as JsonObject | undefined
  return (content?.['application/json'] as JsonObject | undefined)?.['schema']
}

/** Returns a schema of the document, by its name or by a reference to it. */
function component({ components }: ContractDocument, named: Json | undefined): JsonObject {
  const name = isObject(named) ? String(named['$ref']).slice(COMPONENTS.length) : String(named)
  const found = components.schemas[name]
  if (found === undefined) throw new Error(`The contract has no schema ${JSON.stringify(named)}`)
  return found
}

/** Returns the names of all schemas that a schema uses, itself or through other schemas. */
function used(document: ContractDocument, schema: Json | undefined, names = new Set<string>()): Set<string> {
  for (const [key, value] of Object.entries(schema ?? {}) as [string, Json | undefined][]) {
    if (key === '$ref' && typeof value === 'string') {
      const name = value.slice(COMPONENTS.length)
      if (names.has(name)) continue
      names.add(name)
      used(document, component(document, name), names)
    } else if (typeof value === 'object' && isSchemaPart(key)) used(document, value, names)
  }
  return names
}

/** Copies a schema for JSON Schema validators: without the keywords of OpenAPI, and with references to `$defs`. */
function plain(schema: Json | undefined): Json {
  if (Array.isArray(schema)) return schema.map(plain)
  if (!isObject(schema)) return schema ?? null
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([key, value]) => isSchemaPart(key) && !(key === 'format' && INTEGER_FORMATS.has(String(value))),
      )
      .map(([key, value]) => [
        key,
        key === '$ref'
          ? String(value).replace(COMPONENTS, '#/$defs/')
          : DATA.has(key)
            ? (value ?? null)
            : plain(value),
      ]),
  )
}

const isSchemaPart = (key: string): boolean => !key.startsWith('x-') && !OPENAPI.has(key)
const OPENAPI = new Set(['discriminator', 'example', 'examples', 'xml', 'externalDocs'])
const DATA = new Set(['enum', 'const'])
/** JSON Schema has no formats for integers, and a strict validator refuses a format that it does not know. */
const INTEGER_FORMATS = new Set(['int32', 'int64'])
