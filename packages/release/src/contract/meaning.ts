import { type NodeType, type Part, SHAPES } from './shapes.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

/** Keywords that only people read. No program uses them. */
const PROSE = new Set([
  'title',
  'summary',
  'description',
  '$comment',
  'externalDocs',
  // An example promises nothing. Only the mock returns it.
  'example',
  'examples',
  'x-codeSamples',
  'x-source',
  'x-gap',
  'x-displayName',
  // The text of an error message. Programs use the error code instead.
  'x-message',
])
/** Keywords that are prose in some types of nodes only. */
const PROSE_OF: Partial<Record<NodeType, readonly string[]>> = {
  info: ['contact', 'license', 'termsOfService'],
  contract: ['tags', 'x-tagGroups'],
  errorFamily: ['envelope', 'sources', 'gaps'],
  errorCode: ['meaning', 'sources', 'gaps'],
  operationErrors: ['meanings'],
  // The deliveries again. The events are compared as such.
  operation: ['callbacks'],
  securityScheme: ['bearerFormat'],
}

/**
 * Returns a contract without prose: no descriptions, no examples, no source marks. The rest is what the comparison
 * reads, and what a release keeps of its contract.
 */
export const meaningOf = (contract: JsonObject): JsonObject => meaning('contract', contract) as JsonObject

function meaning(node: NodeType, value: Json): Json {
  if (!isObject(value)) return value
  const shape = SHAPES[node]
  const hasNames = '*' in shape
  const kept = Object.entries(node === 'schema' ? oneSpelling(value) : value).filter(
    ([keyword]) => hasNames || !(PROSE.has(keyword) || PROSE_OF[node]?.includes(keyword)),
  )
  return Object.fromEntries(
    kept.map(([keyword, inner]) => [keyword, ofPart(shape[keyword] ?? shape['*'], inner)]),
  )
}

/**
 * Writes `const: a` as `enum: [a]`, and `\u001F` in a pattern as `\x1F`, so that another spelling is no difference.
 * The `then` of `if: {}` applies to every value, so its keywords are those of the schema.
 */
function oneSpelling({ const: constant, ...schema }: JsonObject): JsonObject {
  const { if: condition, then: rules, ...rest } = schema
  if (isObject(condition) && Object.keys(condition).length === 0 && isObject(rules))
    return oneSpelling({ ...rest, ...rules, ...(constant === undefined ? {} : { const: constant }) })
  const { pattern, 'x-error-codes': codes } = schema
  if (typeof pattern === 'string')
    schema['pattern'] = pattern.replaceAll(/\\u00([0-9A-F]{2})/g, String.raw`\x$1`)
  if (constant === undefined) return schema
  if (isObject(codes)) {
    const { const: code, ...others } = codes
    if (code !== undefined) schema['x-error-codes'] = { ...others, enum: code }
  }
  return { ...schema, enum: [constant] }
}

function ofPart(part: Part | undefined, value: Json | undefined): Json | undefined {
  if (part === undefined || !('node' in part) || value === undefined) return value
  if (part.as === 'list' && Array.isArray(value)) return value.map((it) => meaning(part.node, it))
  if (part.as !== 'map' || !isObject(value)) return meaning(part.node, value)
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, it && meaning(part.node, it)]))
}
