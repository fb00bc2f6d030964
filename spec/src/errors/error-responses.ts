import { isDeepStrictEqual } from 'node:util'
import type { JsonObject } from '../bundle/document.ts'
import type { CodeRow } from '../data/load-errors.ts'
import type { ExampleFile } from '../examples.ts'
import { errorExamples, ownExamples } from './error-examples.ts'
import { errorSchemas, provenanceOf, type References, schemaName } from './error-schemas.ts'
import { type ErrorSet, errorSets, type ErrorSource } from './error-sets.ts'

/** What is needed to make the error responses of a document. */
export interface ErrorResponsesInput {
  readonly errors: ErrorSource
  readonly examples: readonly ExampleFile[]
  /** Returns the `$ref` that leads from the root of the document to a file below the folder of the contract. */
  readonly file: (path: string) => string
  /**
   * Set for a document that builds on another document: its name, and a function that says whether a code is its own.
   */
  readonly own?: { readonly name: string; readonly isOwn: (row: CodeRow) => boolean } | undefined
  /** Whether a 401 says how to authenticate. It does not in a document without security schemes. Default: true. */
  readonly hasChallenge?: boolean | undefined
}

/** The place of an operation in the document. */
export interface OperationPlace {
  /** The path from the file of the operation to the root document. It is empty in the root document itself. */
  readonly root: string
  /**
   * Whether an institution serves the operation (the rail contract). Its responses have only the headers that the
   * service reads, so they are not shared with the service's own.
   */
  readonly servedByInstitution?: boolean | undefined
}

export interface ErrorResponses {
  readonly schemas: Readonly<Record<string, JsonObject>>
  /** The responses that several operations share. */
  readonly responses: Readonly<Record<string, JsonObject>>
  /** Returns the responses of an operation by status. */
  ofOperation(operationId: string, place: OperationPlace): Readonly<Record<string, JsonObject>>
  /** Returns the headers that every response of an operation has. */
  headers(place: OperationPlace): JsonObject
}

/** The headers of every response that the service sends. An institution sends none of them. */
const EVERY_RESPONSE = [
  ['x-request-id', 'RequestId'],
  ['x-correlation-id', 'CorrelationId'],
  ['cache-control', 'CacheControlNoStore'],
] as const

/** Makes the error responses of all operations of a document from `errors.yaml`, with their schemas and examples. */
export function errorResponses({
  errors,
  examples,
  file,
  own,
  hasChallenge = true,
}: ErrorResponsesInput): ErrorResponses {
  const sets = errorSets(errors, own === undefined ? {} : { own })
  const references: References = {
    file: (path) => ({ $ref: file(path) }),
    schema: (name) => ({ $ref: `#/components/schemas/${name}` }),
  }
  const schemas: Record<string, JsonObject> = {}
  for (const set of sets) {
    for (const [name, schema] of Object.entries(errorSchemas(set, errors, references))) {
      if (schemas[name] !== undefined && !isDeepStrictEqual(sorted(schemas[name]), sorted(schema))) {
        throw new Error(
          `errors.yaml gives two error schemas the name ${name}, one for ${set.operationId} ${set.status}`,
        )
      }
      schemas[name] ??= schema
    }
  }
  const headersFrom = (
    root: string,
    headers: readonly (readonly [header: string, component: string])[],
  ): JsonObject =>
    Object.fromEntries(
      headers.map(([name, component]) => [
        name,
        { $ref: `${dirname(root)}${file(`headers/${component}.yaml`)}` },
      ]),
    )
  const response = (set: ErrorSet, { root, servedByInstitution = false }: OperationPlace): JsonObject => ({
    description: set.statusRow.description,
    headers: headersFrom(root, headersOf(set, { hasChallenge, servedByInstitution })),
    content: {
      'application/json': {
        schema: { $ref: `${root}#/components/schemas/${schemaName(set)}` },
        examples: errorExamples(set, examples) as JsonObject,
      },
    },
  })
  const isShared = (set: ErrorSet): boolean => set.isShared && ownExamples(set, examples).length === 0
  const shared = new Map(sets.filter(isShared).map((set) => [set.name, set]))
  return {
    schemas,
    responses: Object.fromEntries(
      [...shared].map(([name, set]) => [
        name,
        { ...provenanceOf(set.codes), ...response(set, { root: '' }) },
      ]),
    ),
    ofOperation(operationId, place) {
      const own = sets.filter((set) => set.operationId === operationId)
      return Object.fromEntries(
        own.map((set) => [
          set.status,
          isShared(set) && place.servedByInstitution !== true
            ? { $ref: `${place.root}#/components/responses/${set.name}` }
            : response(set, place),
        ]),
      )
    },
    headers: ({ root, servedByInstitution = false }) =>
      headersFrom(root, servedByInstitution ? [] : EVERY_RESPONSE),
  }
}

/**
 * Returns the headers of an error response. A 401 also has `WWW-Authenticate`, and a 429 or 503 also has `Retry-After`. An
 * institution sends only `Retry-After`.
 */
function headersOf(
  { status, familyName }: ErrorSet,
  { hasChallenge, servedByInstitution }: { hasChallenge: boolean; servedByInstitution: boolean },
): (readonly [header: string, component: string])[] {
  const retryAfter = status === '429' || status === '503' ? [['retry-after', 'RetryAfter'] as const] : []
  if (servedByInstitution) return retryAfter
  return [
    ...EVERY_RESPONSE,
    // A 401 of the token route has no `WWW-Authenticate` header: the request has no bearer token, its credentials are
    // fields of the form.
    ...(status === '401' && familyName !== 'token' && hasChallenge
      ? [['www-authenticate', 'WwwAuthenticate'] as const]
      : []),
    ...retryAfter,
  ]
}

/**
 * Sorts the values of `enum`. Two operations may list the same codes in a different order of precedence; their schemas
 * are then still equal.
 */
function sorted(schema: JsonObject): unknown {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'enum' && Array.isArray(value) ? value.toSorted() : value,
  )
}

const dirname = (path: string): string => path.replace(/[^/]*$/, '')
