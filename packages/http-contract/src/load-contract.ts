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
  /** False when there are no validators, or those of another bundle: Ajv then compiles each schema when it is first used. */
  readonly compiled: boolean
}

/**
 * Reads a document of the contract, `pix` (the Pix payment API) or `sandbox` (its control API), with the validators that
 * this package was built with. Takes milliseconds. Valid values need no Ajv; the first violation loads Ajv to explain it,
 * unless `validation.prepare()` did so before.
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

/** The validators of a bundle, given as the bytes of its JSON; undefined when there are none, or those of another bundle. */
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

/** From `src/` and from `dist/` alike, the validators are in `dist/`. */
async function importValidators(name: DocumentName): Promise<ValidatorsModule | undefined> {
  const { href } = new URL(`../dist/${DOCUMENTS[name].bundle}.validators.js`, import.meta.url)
  try {
    return (await import(/* @vite-ignore */ href)) as ValidatorsModule
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}
