import { isAscii } from 'node:buffer'
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type DocumentName, DOCUMENTS } from '@pix-payments/spec'
import type { ErrorCatalogue } from './validation/catalogue.ts'
import type { OpenApiDocument } from './validation/document.ts'
import type { CompiledSchemas } from './validation/schemas.ts'
import { type Validation, createValidation } from './validation/validation.ts'

/** A bundled document of the contract, ready to validate. */
export interface Contract {
  readonly document: OpenApiDocument
  readonly catalogue: ErrorCatalogue
  readonly validation: Validation
  /** False when the validators are missing or were compiled from another bundle. Ajv then compiles each schema on first use. */
  readonly compiled: boolean
}

/**
 * Reads a document of the contract, `pix` (the Pix payment API), `sandbox` (its control API) or `rail` (the contract
 * with an institution), and the validators that the build compiled from it. This takes milliseconds, because Ajv is not loaded. Valid values never need Ajv. The
 * first invalid value loads Ajv to explain the violation, unless `validation.prepare()` has loaded it before.
 *
 *     const { validation } = await loadContract()
 *     validation.request('getImmediateCharge', { pathParameters: { chargeId: 'x' } })
 */
export async function loadContract(name: DocumentName = 'pix'): Promise<Contract> {
  const bytes = await readFile(bundleOf(name))
  const compiled = await validatorsFor(bytes, name)
  const document = JSON.parse(bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8')) as OpenApiDocument
  const catalogue = document['x-error-catalogue'] as ErrorCatalogue
  const validation = createValidation(document, catalogue, { compiled })
  return { document, catalogue, validation, compiled: compiled !== undefined }
}

/**
 * Returns the validators that were compiled from exactly these bytes of a bundled document. Returns undefined when
 * there are none.
 */
export async function validatorsFor(
  bytes: Uint8Array,
  name: DocumentName = 'pix',
): Promise<CompiledSchemas | undefined> {
  const built = await importValidators(name)
  return built?.digest === hash('sha256', bytes) ? built.validators : undefined
}

const { resolve } = createRequire(import.meta.url)
const bundleOf = (name: DocumentName): string => resolve(`@pix-payments/spec/${DOCUMENTS[name].bundle}.json`)

interface ValidatorsModule {
  readonly digest: string
  readonly validators: CompiledSchemas
}

/** Imports the validators. They are in `dist/`, even when this module runs from `src/`. */
async function importValidators(name: DocumentName): Promise<ValidatorsModule | undefined> {
  const { href } = new URL(`../dist/${DOCUMENTS[name].bundle}.validators.js`, import.meta.url)
  try {
    return (await import(/* @vite-ignore */ href)) as ValidatorsModule
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}
