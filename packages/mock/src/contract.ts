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

/** A loaded contract with its validation and its Prism instance. */
export interface Contract {
  readonly document: OpenApiDocument
  readonly catalogue: ErrorCatalogue
  readonly validation: Validation
  readonly prism: Prism
}

/** Returns the path of the bundle in the installed `@pix-payments/spec`. */
export function bundledContract(): string {
  return createRequire(import.meta.url).resolve('@pix-payments/spec/openapi.json')
}

/**
 * Loads a bundled contract (`openapi.json`). The validators of the contract in `@pix-payments/spec` are already
 * compiled. For any other contract, this function compiles all schemas, so that an invalid schema fails at the start
 * and not at a later request. Throws an `Error` that names the file.
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

/** A contract without Prism. When `compiled` is false, each schema is compiled on first use. */
interface ContractWithoutPrism extends Omit<Contract, 'prism'> {
  readonly compiled: boolean
}

/** Reads a bundled contract without creating a Prism instance. */
export async function readContract(file: string): Promise<ContractWithoutPrism> {
  const bytes = await readFile(file)
  const document = JSON.parse(bytes.toString()) as OpenApiDocument
  if (typeof document.openapi !== 'string' || typeof document.paths !== 'object') {
    throw new Error('it must be a bundled OpenAPI document in JSON')
  }
  // A bundle without `x-error-catalogue` gets the catalogue of the installed `@pix-payments/spec`.
  const catalogue = (document['x-error-catalogue'] as ErrorCatalogue | undefined) ?? errors
  const compiled = await validatorsFor(bytes)
  const validation = createValidation(document, catalogue, { compiled })
  return { document, catalogue, validation, compiled: compiled !== undefined }
}
