import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type DocumentName, DOCUMENTS } from '@pix-payments/spec'
import {
  createValidation,
  type ErrorCatalogue,
  type OpenApiDocument,
  type Validation,
} from '../../src/validation/index.ts'

const { resolve } = createRequire(import.meta.url)

/** Returns a bundled document of the contract as JSON text. */
export const bundleText = (name: DocumentName): string =>
  readFileSync(resolve(`@pix-payments/spec/${DOCUMENTS[name].bundle}.json`), 'utf8')

/** Returns the validation of a bundled document. Ajv compiles each schema on first use. */
export function validationOf(name: DocumentName): Validation {
  const document = JSON.parse(bundleText(name)) as OpenApiDocument
  return createValidation(document, document['x-error-catalogue'] as ErrorCatalogue)
}

/**
 * Returns every example of the operations, with keys such as `createRefund/request` and
 * `createRefund/422_REFUND_AMOUNT_EXCEEDED`.
 */
export function examplesOf({ operations }: Validation): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>()
  for (const { id, body, responses } of operations) {
    const contents = [
      ['request', body?.content] as const,
      ...[...responses].map(([status, { content }]) => [status, content] as const),
    ]
    for (const [target, content] of contents)
      for (const { examples } of content?.values() ?? [])
        for (const [name, value] of examples)
          found.set(`${id}/${target}${name === 'default' ? '' : `_${name}`}`, value)
  }
  return found
}
