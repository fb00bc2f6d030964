import {
  asList,
  type ContractDocument,
  isObject,
  type Json,
  type JsonObject,
  operationsOf,
  resolve,
} from '../bundle/document.ts'
import type { Catalogue } from '../bundle/error-tables.ts'

/**
 * The result of a count: `have` entries exist, and `want` entries should exist. `missing` names the entries that do not
 * exist.
 */
export interface Count {
  readonly have: number
  readonly want: number
  readonly missing: readonly string[]
}

const count = (rows: readonly { readonly name: string; readonly ok: boolean }[]): Count => ({
  have: rows.filter((row) => row.ok).length,
  want: rows.length,
  missing: rows.filter((row) => !row.ok).map((row) => row.name),
})

/** An example, and the JSON pointer of its schema in the bundled document. */
export interface PlacedExample {
  readonly name: string
  readonly pointer: string
  readonly value: Json | undefined
}

const bodies = (holder: JsonObject): [string, JsonObject][] =>
  Object.entries((holder['content'] ?? {}) as Record<string, JsonObject>)
const examplesOf = (mediaType: JsonObject): JsonObject => (mediaType['examples'] ?? {}) as JsonObject

export function requestsWithExamples(document: ContractDocument): Count {
  const rows = operationsOf(document)
    .filter(({ operation }) => operation['requestBody'] !== undefined)
    .map(({ operationId, operation }) => ({
      name: operationId,
      ok: hasExamples(resolve(document, operation['requestBody'])),
    }))
  return count(rows)
}

export function responsesWithExamples(document: ContractDocument): Count {
  const rows = operationsOf(document).flatMap(({ operationId, operation }) =>
    Object.entries(operation['responses'] as JsonObject).map(([status, node]) => ({
      name: `${operationId} ${status}`,
      ok: hasExamples(resolve(document, node)),
    })),
  )
  return count(rows)
}

export function webhooksWithExamples(document: ContractDocument): Count {
  const rows = operationsOf(document, { webhooks: true }).map(({ operationId, operation }) => ({
    name: operationId,
    ok: hasExamples(resolve(document, operation['requestBody'])),
  }))
  return count(rows)
}

/**
 * Counts the pairs of operation and error code. A pair counts when its response lists the code and has an example with
 * the name of the code.
 */
export function errorCodesWithExamples(document: ContractDocument, catalogue: Catalogue): Count {
  const byId = new Map(operationsOf(document).map((entry) => [entry.operationId, entry.operation]))
  const rows = Object.entries(catalogue.operations).flatMap(([operationId, { family, codes }]) =>
    codes.map(({ code }) => {
      const status = catalogue.codes.find((row) => row.code === code && row.family === family)?.status
      const responses = (byId.get(operationId)?.['responses'] ?? {}) as JsonObject
      const response = resolve(document, responses[String(status)])
      const example = bodies(response)[0]?.[1]
      return {
        name: `${operationId} ${status} ${code}`,
        ok: example !== undefined && code in examplesOf(example) && lists(document, example['schema'], code),
      }
    }),
  )
  return count(rows)
}

const hasExamples = (holder: JsonObject): boolean =>
  bodies(holder).length > 0 && bodies(holder).every(([, media]) => Object.keys(examplesOf(media)).length > 0)

/** Whether an `enum` in the schema, at any depth, has the code. */
function lists(document: ContractDocument, node: Json | undefined, code: string): boolean {
  if (Array.isArray(node)) return node.some((item) => lists(document, item, code))
  if (!isObject(node)) return node === code
  const schema = resolve(document, node)
  return ['enum', 'properties', 'error', 'code', 'oneOf']
    .filter((key) => key in schema)
    .some((key) => lists(document, schema[key], code))
}

const escape = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Returns every named example of every request, response and webhook, with the pointer of its schema. */
export function placedExamples(document: ContractDocument): PlacedExample[] {
  const below = (holder: JsonObject, pointer: string, name: string): PlacedExample[] =>
    bodies(holder).flatMap(([type, media]) =>
      Object.entries(examplesOf(media)).map(([key, example]) => ({
        name: `${name} ${key}`,
        pointer: `${pointer}/content/${escape(type)}/schema`,
        value: (example as JsonObject)['value'],
      })),
    )
  const ofOperation = (root: string, webhooks: boolean): PlacedExample[] =>
    operationsOf(document, { webhooks }).flatMap(({ path, method, operationId, operation }) => {
      const pointer = `#/${root}/${escape(path)}/${method}`
      const request = operation['requestBody']
      const inRequest = isObject(request)
        ? below(request, `${pointer}/requestBody`, `${operationId} request`)
        : []
      const inResponses = Object.entries(operation['responses'] as Record<string, JsonObject>)
        .filter(([, response]) => response['$ref'] === undefined)
        .flatMap(([status, response]) =>
          below(response, `${pointer}/responses/${status}`, `${operationId} ${status}`),
        )
      return [...inRequest, ...inResponses]
    })
  const shared = Object.entries(document.components['responses'] ?? {}).flatMap(([name, response]) =>
    below(response, `#/components/responses/${name}`, name),
  )
  return [...ofOperation('paths', false), ...ofOperation('webhooks', true), ...shared]
}

const hasProvenance = (node: JsonObject): boolean =>
  asList(node['x-source']).length + asList(node['x-gap']).length > 0

export function operationsWithProvenance(document: ContractDocument): Count {
  const all = [...operationsOf(document), ...operationsOf(document, { webhooks: true })]
  return count(all.map(({ operationId, operation }) => ({ name: operationId, ok: hasProvenance(operation) })))
}

/** Counts the properties that have `x-source` or `x-gap` themselves or in their schema. */
export function propertiesWithProvenance(document: ContractDocument): Count {
  const rows = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>).map(([property, node]) => ({
      name: `${name}.${property}`,
      ok: hasProvenance(schema) || hasProvenance(node),
    })),
  )
  return count(rows)
}

export function schemasWithProvenance(document: ContractDocument): Count {
  const rows = Object.entries(document.components.schemas).map(([name, schema]) => ({
    name,
    ok: hasProvenance(schema),
  }))
  return count(rows)
}

/** Counts the rows of `errors.yaml` or of a state machine that have `x-source` or `x-gap`. */
export function rowsWithProvenance(
  rows: readonly { readonly name: string; readonly row: JsonObject }[],
): Count {
  return count(rows.map(({ name, row }) => ({ name, ok: hasProvenance(row) })))
}
