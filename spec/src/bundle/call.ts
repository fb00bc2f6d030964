import {
  type ContractDocument,
  isObject,
  type Json,
  type JsonObject,
  type OperationEntry,
  operationsOf,
  resolve,
} from './document.ts'

/** A call of an operation with the values of its examples. The code samples show it. */
export interface Call {
  readonly operationId: string
  /** The tag, which is also the resource of the client: `internal-transfers`. */
  readonly tag: string
  /** In capitals. */
  readonly method: string
  /** With the names of parameters: `/v1/pix/withdraw/{externalId}`. */
  readonly path: string
  /** The default of the contract's server variable. */
  readonly baseUrl: string
  readonly pathParameters: JsonObject
  readonly query: JsonObject
  /** Undefined when the operation has no body. */
  readonly body: JsonObject | undefined
  readonly isForm: boolean
  /** Whether the call carries a token. */
  readonly hasToken: boolean
  /** The name of the schema of the first 2XX response. */
  readonly response: string
  /** Of a list with pages: the name of the schema of an item. It is empty when the schema has no name. */
  readonly item: string | undefined
}

/** Returns each operation with its call, in the order of the document. Throws when a needed example is missing. */
export function callsOf(
  document: ContractDocument,
): readonly { readonly operation: JsonObject; readonly call: Call }[] {
  return operationsOf(document).map((entry) => ({
    operation: entry.operation,
    call: callOf(document, entry),
  }))
}

function callOf(document: ContractDocument, { operationId, operation, method, path }: OperationEntry): Call {
  const parameters = list(operation['parameters']).map((it) => resolve(document, it))
  const valuesOf = (place: string): JsonObject => {
    const shown = parameters.filter((it) => it['in'] === place && isShown(document, it))
    return Object.fromEntries(shown.map((it) => [String(it['name']), exampleOf(it, operationId)]))
  }
  const [media] = contentOf(resolve(document, operation['requestBody']))
  const success = successOf(document, operation)
  const response = nameOf(success['schema'])
  return {
    operationId,
    tag: String(list(operation['tags'])[0]),
    method: method.toUpperCase(),
    path,
    baseUrl: defaultServer(document),
    pathParameters: valuesOf('path'),
    query: valuesOf('query'),
    body: media === undefined ? undefined : requestOf(media[1], success, operationId),
    isForm: media?.[0] === 'multipart/form-data',
    hasToken: list(operation['security']).length > 0,
    response,
    item: itemOf(document, operation['x-pagination'], response),
  }
}

/** A parameter that a caller usually sends: a required one, a date, or a status. */
function isShown(document: ContractDocument, { required, schema }: JsonObject): boolean {
  if (required === true) return true
  const name = nameOf(schema)
  const isStatus = isObject(schema) && Array.isArray(resolve(document, schema)['enum'])
  return name === 'CalendarDate' || isStatus
}

function exampleOf(parameter: JsonObject, operationId: string): Json {
  const { name, example } = parameter
  if (example === undefined)
    throw new Error(`The parameter ${String(name)} of ${operationId} has no example for its code samples.`)
  return example
}

/**
 * The value of the example request that has the default response. A request with the name of another response, for
 * example `rejected`, has that response.
 */
function requestOf(media: JsonObject, success: JsonObject, operationId: string): JsonObject {
  const requests = examplesOf(media)
  const responses = examplesOf(success)
  const isUsual = ([name]: readonly [string, unknown]): boolean => name === 'default' || !(name in responses)
  const all = Object.entries(requests)
  const [, usual] = ('default' in responses ? all.find(isUsual) : undefined) ?? all[0] ?? []
  if (!isObject(usual?.['value']))
    throw new Error(`The request of ${operationId} has no example for its code samples.`)
  return usual['value']
}

/** The content of the first 2XX response. */
function successOf(document: ContractDocument, operation: JsonObject): JsonObject {
  const responses = Object.entries((operation['responses'] ?? {}) as JsonObject)
  const [, response] = responses.find(([status]) => status.startsWith('2')) ?? []
  return contentOf(resolve(document, response))[0]?.[1] ?? {}
}

function itemOf(document: ContractDocument, pagination: Json | undefined, page: string): string | undefined {
  if (!isObject(pagination)) return undefined
  const properties = document.components.schemas[page]?.['properties']
  const items = isObject(properties) ? properties[String(pagination['items'])] : undefined
  return nameOf(isObject(items) ? items['items'] : undefined)
}

function defaultServer({ servers }: ContractDocument): string {
  const [server] = list(servers)
  const { url, variables } = server as { url: string; variables?: Record<string, { default: string }> }
  return url.replaceAll(/\{(\w+)\}/g, (_, name: string) => variables?.[name]?.default ?? '')
}

const contentOf = ({ content }: JsonObject): readonly (readonly [string, JsonObject])[] =>
  Object.entries((content ?? {}) as Record<string, JsonObject>)

const examplesOf = ({ examples }: JsonObject): Readonly<Record<string, JsonObject>> =>
  (examples ?? {}) as Record<string, JsonObject>

/** The name of a referenced schema. Empty when the schema is not a reference. */
const nameOf = (schema: Json | undefined): string =>
  isObject(schema) ? (/([^/]+)$/.exec(String(schema['$ref'] ?? ''))?.[1] ?? '') : ''

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
