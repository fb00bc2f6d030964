import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { errors } from '@pix-payments/spec'
import {
  type ErrorCatalogue,
  type OpenApiDocument,
  type Validation,
  createValidation,
} from '@pix-payments/http-contract/validation'
import { validatorsFor } from '@pix-payments/http-contract/load'
import { type Prism, createPrism } from './prism.ts'

/** A contract that is ready to answer. */
export interface Contract {
  readonly document: OpenApiDocument
  readonly catalogue: ErrorCatalogue
  readonly validation: Validation
  readonly prism: Prism
}

/** The bundle that comes with this version of `@pix-payments/spec`. */
export function bundledContract(): string {
  return createRequire(import.meta.url).resolve('@pix-payments/spec/openapi.json')
}

/**
 * Reads a bundled contract (`openapi.json`). The one of `@pix-payments/spec` was compiled when it was built; any other
 * is compiled whole, so that a schema that cannot be judged stops the start instead of a request. Throws one line that
 * names the file.
 */
export async function loadContract(file: string): Promise<Contract> {
  try {
    const { document, catalogue, validation, compiled } = await readContract(file)
    if (!compiled) validation.compile()
    const unknown = validation.operations.filter(({ id }) => !Object.hasOwn(catalogue.operations, id))
    if (unknown.length > 0) {
      throw new Error(`the error catalogue does not list ${unknown.map(({ id }) => id).join(', ')}`)
    }
    return { document, catalogue, validation, prism: await createPrism(document) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The contract ${file} cannot be used: ${reason}`, { cause: error })
  }
}

/** A contract that is only compared with and read. What was not compiled is when it is first used. */
interface ReadContract extends Omit<Contract, 'prism'> {
  readonly compiled: boolean
}

/** The contract without Prism. */
export async function readContract(file: string): Promise<ReadContract> {
  const bytes = await readFile(file)
  const document = JSON.parse(bytes.toString()) as OpenApiDocument
  if (typeof document.openapi !== 'string' || typeof document.paths !== 'object') {
    throw new Error('it is not a bundled OpenAPI document in JSON')
  }
  // A bundle carries its own catalogue; one that was made without falls back to that of this version.
  const catalogue = (document['x-error-catalogue'] as ErrorCatalogue | undefined) ?? errors
  const compiled = await validatorsFor(bytes)
  const validation = createValidation(document, catalogue, { compiled })
  return { document, catalogue, validation, compiled: compiled !== undefined }
}
