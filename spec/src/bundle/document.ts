/** A JSON value of the contract. */
export type Json = string | number | boolean | null | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json | undefined
}

/** The parts of the bundled OpenAPI document that the bundler and the report use. */
export interface ContractDocument extends JsonObject {
  openapi: string
  info: JsonObject & { title: string; version: string }
  paths: Record<string, JsonObject>
  webhooks?: Record<string, JsonObject>
  components: Record<string, Record<string, JsonObject>> & { schemas: Record<string, JsonObject> }
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const

export interface OperationEntry {
  readonly path: string
  readonly method: string
  readonly operationId: string
  readonly operation: JsonObject
}

/** Returns the operations of the document in their order. With `webhooks: true`, returns the webhooks instead. */
export function operationsOf(
  document: ContractDocument,
  { webhooks = false }: { webhooks?: boolean } = {},
): OperationEntry[] {
  return Object.entries((webhooks ? document.webhooks : document.paths) ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => isObject(item[method])).map((method) => {
      const operation = item[method] as JsonObject
      return { path, method, operationId: String(operation['operationId']), operation }
    }),
  )
}

/** Returns the target of a local `$ref` (`#/components/…`). If the node is not a reference, returns the node itself. */
export function resolve(document: ContractDocument, node: Json | undefined): JsonObject {
  if (!isObject(node)) return {}
  const reference = node['$ref']
  if (typeof reference !== 'string') return node
  const target = reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<Json | undefined>((value, key) => (isObject(value) ? value[unescape(key)] : undefined), document)
  if (!isObject(target)) throw new Error(`The contract has no ${reference}`)
  return target
}

const unescape = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the values of `x-gap` or `x-source` as a list. In the document, it may be one value or a list. */
export function asList(value: Json | undefined): string[] {
  if (value === undefined || value === null) return []
  return (Array.isArray(value) ? value : [value]).map(String)
}
