import { isAscii } from 'node:buffer'
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { type DocumentName, DOCUMENTS } from '../documents.ts'
import type { ErrorCatalogue } from './catalogue.ts'
import type { OpenApiDocument } from './document.ts'
import type { CompiledSchemas } from './schemas.ts'
import { type Validation, createValidation } from './validation.ts'

/** A bundled contract that is ready to judge. */
export interface Contract {
  readonly document: OpenApiDocument
  readonly catalogue: ErrorCatalogue
  readonly validation: Validation
  /** False when the validators beside the contract are missing or of another bundle: schemas then compile when first used. */
  readonly compiled: boolean
}

/**
 * Reads a contract of this package with the validators that were built for it, a matter of milliseconds: `pix` is the
 * Pix payment API, `sandbox` the control API of the sandbox. What is valid costs no compilation; the first refusal loads
 * Ajv to say why, unless `validation.prepare()` did so before.
 *
 *     const { validation } = await loadContract()
 *     validation.request('getImmediateCharge', { pathParameters: { chargeId: 'x' } })
 */
export async function loadContract(name: DocumentName = 'pix'): Promise<Contract> {
  const file = bundleOf(name)
  const [bytes, made] = await Promise.all([readFile(file), importValidators(file)])
  const document = JSON.parse(bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8')) as OpenApiDocument
  const catalogue = document['x-error-catalogue'] as ErrorCatalogue
  const compiled = validatorsOf(made, bytes)
  const validation = createValidation(document, catalogue, { compiled })
  return { document, catalogue, validation, compiled: compiled !== undefined }
}

/**
 * The validators that were built for a bundle, of which `bytes` is the JSON; undefined when they are missing or of
 * another bundle.
 */
export async function validatorsFor(
  bytes: Uint8Array,
  name: DocumentName = 'pix',
): Promise<CompiledSchemas | undefined> {
  return validatorsOf(await importValidators(bundleOf(name)), bytes)
}

const validatorsOf = (made: CompiledModule | undefined, bytes: Uint8Array): CompiledSchemas | undefined =>
  made?.digest === hash('sha256', bytes) ? made.validators : undefined

const bundleOf = (name: DocumentName): string =>
  createRequire(import.meta.url).resolve(`@pix-payments/spec/${DOCUMENTS[name].bundle}.json`)

interface CompiledModule {
  readonly digest: string
  readonly validators: CompiledSchemas
}

async function importValidators(file: string): Promise<CompiledModule | undefined> {
  const url = pathToFileURL(file.replace(/\.json$/, '.validators.js')).href
  try {
    return (await import(/* @vite-ignore */ url)) as CompiledModule
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}
