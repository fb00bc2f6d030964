import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { errors } from '@pix-payments/spec'
import {
  type ErrorCatalogue,
  type OpenApiDocument,
  type Validation,
  createValidation,
} from '@pix-payments/spec/validation'
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
 * Reads a bundled contract (`openapi.json`) and compiles all of it, so that a schema that cannot be judged stops
 * the start instead of a request. Throws one line that names the file.
 */
export async function loadContract(file: string): Promise<Contract> {
  try {
    const document = await readDocument(file)
    const catalogue = catalogueOf(document)
    const validation = createValidation(document, catalogue)
    validation.compile()
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

/** The contract without Prism, for what only compares or reads it. Schemas compile when they are first used. */
export async function readContract(file: string): Promise<Validation> {
  const document = await readDocument(file)
  return createValidation(document, catalogueOf(document))
}

/** A bundle carries its own catalogue; one that was made without falls back to that of this version. */
function catalogueOf(document: OpenApiDocument): ErrorCatalogue {
  return (document['x-error-catalogue'] as ErrorCatalogue | undefined) ?? errors
}

async function readDocument(file: string): Promise<OpenApiDocument> {
  const document = JSON.parse(await readFile(file, 'utf8')) as OpenApiDocument
  if (typeof document.openapi !== 'string' || typeof document.paths !== 'object') {
    throw new Error('it is not a bundled OpenAPI document in JSON')
  }
  return document
}
