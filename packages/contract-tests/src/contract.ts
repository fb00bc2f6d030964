import type {
  BoundOperation,
  ErrorCatalogue,
  OpenApiDocument,
  Validation,
} from '@pix-payments/http-contract/validation'
import { loadContract as loadBundle } from '@pix-payments/http-contract/load'
import { type Schema, isRecord, read } from './schema/document.ts'

/** The contract with which the suite compares a target. */
export interface Contract {
  readonly document: OpenApiDocument
  readonly catalogue: ErrorCatalogue
  readonly validation: Validation
  /** The version of the contract, from `info.version` of the document. */
  readonly version: string
  readonly operations: readonly Operation[]
}

/** An operation with the facts that the cases need. */
export interface Operation {
  readonly id: string
  readonly bound: BoundOperation
  readonly tag: string
  /** True when production does not have the operation and returns 404 (`x-sandbox-only`). */
  readonly sandboxOnly: boolean
  /** The error family of the operation, which decides the envelope of its errors: `token`, `money` or `automatic`. */
  readonly family: string
  /**
   * The error codes in order of precedence: when a request breaks several rules, the answer has the first of their
   * codes.
   */
  readonly codes: readonly OperationCode[]
  /** The contract's examples of the parameters, by keys such as `path chargeId`. */
  readonly parameterExamples: ReadonlyMap<string, string>
}

export interface OperationCode {
  readonly code: string
  readonly status: number
}

/** Reads the contract of the installed `@pix-payments/spec`, with its compiled validators. */
export async function loadContract(): Promise<Contract> {
  const { document, catalogue, validation } = await loadBundle()
  const info = document['info']
  const version = isRecord(info) ? String(info['version']) : ''
  const operations = validation.operations.map((bound) => describeOperation(document, catalogue, bound))
  return { document, catalogue, validation, version, operations }
}

export function operationOf({ operations }: Contract, operationId: string): Operation {
  const found = operations.find(({ id }) => id === operationId)
  if (found === undefined) throw new Error(`The contract has no operation ${operationId}`)
  return found
}

function describeOperation(
  document: OpenApiDocument,
  catalogue: ErrorCatalogue,
  bound: BoundOperation,
): Operation {
  const node = asSchema(asSchema(document.paths?.[bound.path])[bound.method])
  const listed = catalogue.operations[bound.id]
  if (listed === undefined) throw new Error(`The error catalogue does not list ${bound.id}`)
  const tags: unknown = node['tags']
  return {
    id: bound.id,
    bound,
    tag: Array.isArray(tags) ? String(tags[0]) : '',
    sandboxOnly: node['x-sandbox-only'] === true,
    family: listed.family,
    codes: listed.codes.map((code) => ({
      code,
      status: catalogue.codes[listed.family]?.[code]?.status ?? 0,
    })),
    parameterExamples: parameterExamples(document, bound),
  }
}

/**
 * Reads the examples of parameters. The contract writes them beside the schema of the parameter, so they are found from
 * the pointer of the schema.
 */
function parameterExamples(document: OpenApiDocument, { parameters }: BoundOperation): Map<string, string> {
  return new Map(
    parameters.flatMap((parameter) => {
      const owner = asSchema(read(document, parameter.schema.replace(/\/schema$/, '')))
      const example = owner['example'] ?? Object.values(asSchema(owner['examples'])).map(valueOf)[0]
      return example === undefined ? [] : [[`${parameter.in} ${parameter.name}`, String(example)] as const]
    }),
  )
}

const asSchema = (node: unknown): Schema => (isRecord(node) ? node : {})
const valueOf = (example: unknown): unknown => asSchema(example)['value']
