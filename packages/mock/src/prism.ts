import { createRequire } from 'node:module'
import type { OpenApiDocument } from '@pix-payments/http-contract/validation'

/** The documented response that Prism must return. */
export interface PrismChoice {
  readonly status: number
  /** The name of an example. Default: the first example. */
  readonly example?: string | undefined
  /** Whether to generate the body from its schema instead of returning an example. */
  readonly dynamic?: boolean | undefined
  /**
   * The seed of the generated body. The same seed gives the same body. Prism reuses the last seed, so each generated
   * body needs its own.
   */
  readonly seed?: string | undefined
}

export interface PrismResponse {
  readonly status: number
  /** The headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The body. `undefined` when the contract documents no content. */
  readonly body: unknown
}

export interface Prism {
  /** Returns a documented response of the operation. Rejects when Prism fails or takes longer than 5 seconds. */
  respond(operationId: string, choice: PrismChoice): Promise<PrismResponse>
}

/**
 * The part of `@stoplight/prism-http` that the mock uses. It is declared here, because the types of that package import
 * packages that it does not depend on.
 */
interface PrismHttp {
  getHttpOperationsFromSpec(document: object): Promise<PrismOperation[]>
  createInstance(config: object, components: { logger: object }): { request: PrismRequest }
}
interface PrismOperation {
  /** The operationId of the operation. */
  readonly iid: string
  readonly method: string
  readonly path: string
}
type PrismRequest = (
  input: { method: string; url: { path: string } },
  operations: readonly PrismOperation[],
  config: object,
) => () => Promise<PrismResult>
type PrismResult =
  | { readonly _tag: 'Left'; readonly left: Error & { readonly detail?: string } }
  | { readonly _tag: 'Right'; readonly right: { readonly output: PrismOutput } }
interface PrismOutput {
  readonly statusCode: number
  readonly headers?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const TIMEOUT_MILLISECONDS = 5000

/**
 * Wraps Prism as a function from an operation and a choice to a response. Prism does not receive the body and the
 * headers of the request: for a malformed request it returns a wrong response or none. The mock validates the request
 * before it calls Prism.
 */
export async function createPrism(document: OpenApiDocument): Promise<Prism> {
  const require = createRequire(import.meta.url)
  const library = require('@stoplight/prism-http') as PrismHttp
  const operations = await library.getHttpOperationsFromSpec(generatable(document))
  const byId = new Map(operations.map((operation) => [operation.iid, operation]))
  const instance = library.createInstance(config({ status: 200 }), { logger: SILENT })

  return {
    async respond(operationId, choice) {
      const operation = byId.get(operationId)
      if (operation === undefined) throw new Error(`Prism has no operation ${operationId}`)
      const path = operation.path.replaceAll(/\{[^}]+\}/g, 'x')
      const input = { method: operation.method, url: { path } }
      const result = await within(
        TIMEOUT_MILLISECONDS,
        instance.request(input, [operation], config(choice))(),
      )
      if (result._tag === 'Left') {
        throw new Error(`Prism: ${result.left.detail ?? result.left.message}`, { cause: result.left })
      }
      return toResponse(result.right.output)
    },
  }
}

const DAY = '20[2-4][0-9]-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])'
/** The pattern that replaces a format in the schemas for the generator. */
const PATTERNS: Readonly<Record<string, string>> = {
  date: `^${DAY}$`,
  'date-time': `^${DAY}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9][.][0-9]{3}Z$`,
}

/**
 * The largest number of entries in a generated array. Generating a page of 100 schedules would block the event loop for
 * 100 ms.
 */
const MAXIMUM_ENTRIES = 10
/** The length of generated texts. The generator fills a text up to its limit, which can be a mebibyte. */
const MAXIMUM_LENGTH = 200

interface HeaderNode {
  readonly $ref?: string
  readonly required?: boolean
}

/**
 * Copies the document, because Prism replaces references in place. The copy has four changes for Prism's generator:
 *
 * - A date or date-time gets one pattern instead of its pattern and format, because the generator follows only one of the
 *   two. The format alone gives instants without milliseconds (G-003). The pattern of a date alone gives only a year
 *   (G-310).
 * - An object with `properties` gets `additionalProperties: false`; otherwise the generator invents properties.
 * - Arrays, maps and texts get lower limits; otherwise the generator fills them to the limit.
 * - A response has only its required headers; otherwise every response has the header of a replay (G-420).
 */
function generatable(document: OpenApiDocument): OpenApiDocument {
  const headers = (document.components?.['headers'] ?? {}) as Readonly<Record<string, HeaderNode>>
  const isRequired = (header: HeaderNode): boolean => {
    const name = header.$ref?.split('/').at(-1)
    return (name === undefined ? header : headers[name])?.required === true
  }
  const text = JSON.stringify(document, (key, node: unknown) => {
    if (key === 'examples' || typeof node !== 'object' || node === null || Array.isArray(node)) return node
    if (key === 'headers' && node !== headers) {
      const all = Object.entries(node as Readonly<Record<string, HeaderNode>>)
      return Object.fromEntries(all.filter(([, header]) => isRequired(header)))
    }
    const pattern = 'format' in node ? PATTERNS[String(node.format)] : undefined
    if (pattern !== undefined) return { ...node, format: undefined, pattern }
    const isOpen = 'properties' in node && OBJECT_KEYWORDS.every((keyword) => !(keyword in node))
    return {
      ...node,
      ...lower(node, 'maxItems', 'minItems', MAXIMUM_ENTRIES),
      ...lower(node, 'maxProperties', 'minProperties', MAXIMUM_ENTRIES),
      ...lower(node, 'maxLength', 'minLength', MAXIMUM_LENGTH),
      ...(isOpen && { additionalProperties: false }),
    }
  })
  return JSON.parse(text) as OpenApiDocument
}

/** Returns the upper bound of a schema, lowered to `limit`, or to the lower bound if that is higher. */
function lower(node: object, upper: string, least: string, limit: number): object {
  const bounds = node as Readonly<Record<string, unknown>>
  if (typeof bounds[upper] !== 'number' || bounds[upper] <= limit) return {}
  return { [upper]: Math.max(limit, Number(bounds[least] ?? 0)) }
}

/**
 * A schema with one of these keywords is not closed: it already states which other properties are allowed, or other
 * schemas apply to the same value.
 */
const OBJECT_KEYWORDS = ['additionalProperties', 'unevaluatedProperties', 'allOf', 'anyOf', 'oneOf']

/** Returns the options for one request. Each request needs a new object, because Prism changes it. */
function config({ status, example, dynamic = false, seed = '' }: PrismChoice): object {
  return {
    isProxy: false,
    errors: true,
    checkSecurity: false,
    validateRequest: false,
    validateResponse: false,
    mock: {
      dynamic,
      ignoreExamples: dynamic,
      code: status,
      ...(example !== undefined && { exampleKey: example }),
      ...(dynamic && { seed }),
    },
  }
}

function toResponse({ statusCode, headers = {}, body }: PrismOutput): PrismResponse {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number'
      ? [[name.toLowerCase(), String(value)] as const]
      : [],
  )
  return { status: statusCode, headers: Object.fromEntries(entries), body }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`Prism did not respond within ${milliseconds} ms`))
    }, milliseconds)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

const nothing = (): void => undefined
const SILENT: object = {
  ...Object.fromEntries(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'success', 'start'].map((level) => [level, nothing]),
  ),
  child: () => SILENT,
}
