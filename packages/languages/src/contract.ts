import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { withUnknownProperties } from './added-later.ts'

/** The bundle as it is published: `@pix-payments/spec/openapi.json`. */
export const OPENAPI: string = fileURLToPath(import.meta.resolve('@pix-payments/spec/openapi.json'))

interface Reference {
  readonly $ref?: string
}

interface Media {
  readonly schema?: Reference
  readonly examples?: Readonly<Record<string, Reference & { readonly value?: unknown }>>
}

interface Body extends Reference {
  readonly content?: Readonly<Record<string, Media>>
}

interface Operation {
  readonly operationId: string
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body>>
}

type PathItems = Readonly<Record<string, Readonly<Record<string, unknown>>>>

interface Document {
  readonly paths: PathItems
  readonly webhooks?: PathItems
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties?: object; readonly type?: unknown }>>
  }
}

/** A JSON body of the contract, and the schema that describes it. */
export interface Example {
  /** Such as `createRefund 404 NotFound`, `createRefund request default` or `pixChargePaid event paid`. */
  readonly at: string
  readonly schema: string
  readonly value: unknown
}

export interface Contract {
  readonly operationIds: readonly string[]
  /** All JSON requests, responses and events. Responses and events have properties that the contract does not name. */
  readonly examples: readonly Example[]
}

export async function readContract(path: string = OPENAPI): Promise<Contract> {
  const document = JSON.parse(await readFile(path, 'utf8')) as Document
  const operations = operationsOf(document.paths)
  return {
    operationIds: operations.map(({ operationId }) => operationId),
    examples: [
      ...operations.flatMap((operation) => examplesOf(document, operation, 'request')),
      ...operationsOf(document.webhooks ?? {}).flatMap((event) => examplesOf(document, event, 'event')),
    ],
  }
}

function operationsOf(items: PathItems): readonly Operation[] {
  const isOperation = (member: unknown): member is Operation =>
    typeof member === 'object' && member !== null && 'operationId' in member
  return Object.values(items).flatMap((item) => Object.values(item).filter(isOperation))
}

function examplesOf(
  document: Document,
  { operationId, requestBody, responses }: Operation,
  body: 'request' | 'event',
): readonly Example[] {
  const bodies = { ...(requestBody && { [body]: requestBody }), ...responses }
  return Object.entries(bodies).flatMap(([place, part]) => {
    const { schema, examples = {} } = resolve(document, part).content?.['application/json'] ?? {}
    const name = schema?.$ref?.split('/').at(-1)
    if (name === undefined || isAnyObject(document, name)) return []
    return Object.entries(examples).map(([key, example]) => {
      const { value } = resolve(document, example)
      const at = `${operationId} ${place} ${key}`
      return { at, schema: name, value: place === 'request' ? value : withUnknownProperties(value) }
    })
  })
}

/** An object without properties. Generators write a map for it, and no class. */
function isAnyObject({ components }: Document, name: string): boolean {
  const { type, properties = {} } = components.schemas[name] ?? {}
  return type === 'object' && Object.keys(properties).length === 0
}

function resolve<T extends Reference>(document: Document, part: T): T {
  if (part.$ref === undefined) return part
  const names = part.$ref.slice('#/'.length).split('/')
  const target = names.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], document)
  return resolve(document, target as T)
}
