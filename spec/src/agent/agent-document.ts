import {
  type ContractDocument,
  isObject,
  type Json,
  type JsonObject,
  operationsOf,
} from '../bundle/document.ts'
import { withoutUnusedComponents } from '../overlays/unused-components.ts'

/** Keywords that an agent can do without: it writes requests, and reads the codes of errors. */
const LEFT_OUT = new Set([
  'example',
  'examples',
  'headers',
  'links',
  'callbacks',
  'externalDocs',
  'jsonSchemaDialect',
])
/** Keywords whose values have names of our own as keys, which are no keywords. */
const MAPS = new Set(['properties', 'mapping', 'content', 'paths', 'responses', 'schemas', 'parameters'])

/**
 * Returns the contract for the context of an agent: without events, examples, samples and extensions, with the first
 * sentence of each description. The errors of an operation are one response, which names their codes.
 */
export function agentDocument(contract: ContractDocument): ContractDocument {
  const { webhooks: _, ...rest } = structuredClone(contract)
  const document = rest as ContractDocument
  const { operations } = document['x-error-catalogue'] as unknown as {
    operations: Readonly<Record<string, { readonly codes: readonly string[] }>>
  }
  for (const { operation, operationId } of operationsOf(document)) {
    const successes = Object.entries(operation['responses'] as JsonObject).filter(
      ([status]) => status < '400',
    )
    const codes = operations[operationId]?.codes ?? []
    operation['responses'] = {
      ...Object.fromEntries(successes),
      default: { description: `${codes.join(', ')}.` },
    }
    operation['parameters'] = ((operation['parameters'] ?? []) as JsonObject[]).filter(
      ({ $ref }) => $ref !== '#/components/parameters/CorrelationId',
    )
  }
  shareSecurity(document)
  document.info['description'] =
    'The slim form of openapi.json, which also has events, errors, examples and the whole descriptions.'
  return withoutUnusedComponents(slim(document) as ContractDocument)
}

/** Most operations need the same token, so the document states it once. An operation without a token keeps its own line. */
function shareSecurity(document: ContractDocument): void {
  const security = [{ bearer: [] }]
  document['security'] = security
  for (const { operation } of operationsOf(document)) {
    if (JSON.stringify(operation['security']) === JSON.stringify(security)) delete operation['security']
  }
}

function slim(node: Json | undefined, isMap = false): Json | undefined {
  if (Array.isArray(node)) return node.map((it) => slim(it) ?? null)
  if (!isObject(node)) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(
        ([key, value]) => isMap || !(key.startsWith('x-') || LEFT_OUT.has(key) || isDefault(key, value)),
      )
      .map(([key, value]) => [
        key,
        !isMap && key === 'description' ? firstSentence(String(value)) : slim(value, !isMap && MAPS.has(key)),
      ]),
  )
}

/** A parameter is optional when it says nothing. */
const isDefault = (key: string, value: Json | undefined): boolean => key === 'required' && value === false

const firstSentence = (text: string): string => text.split(/(?<=\.)\s|\s\*\*Assumed/)[0] ?? text
