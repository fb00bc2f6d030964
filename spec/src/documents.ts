import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A document of this folder, by its name in `redocly.yaml`. */
export type DocumentName = 'pix' | 'sandbox'

/** Where each document is written, below the folder of the contract, and what its bundle is called in `dist/`. */
export const DOCUMENTS: Readonly<Record<DocumentName, { readonly folder: string; readonly bundle: string }>> =
  {
    /** The contract itself. */
    pix: { folder: '.', bundle: 'openapi' },
    /** The control API of the sandbox. It builds on the contract: schemas, shared errors, gaps and sections are there. */
    sandbox: { folder: 'sandbox', bundle: 'sandbox' },
  }

/** The folder of the contract that the document in a folder builds on; undefined for the contract itself. */
export function baseOf(folder: string): string | undefined {
  const above = dirname(folder)
  return existsSync(join(above, 'openapi.yaml')) ? above : undefined
}
