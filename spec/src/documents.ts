/** A document of the contract, by its name in `redocly.yaml`. */
export type DocumentName = 'pix' | 'sandbox' | 'rail'

/**
 * For each document, its source folder relative to the folder of the contract, and the name of its bundle in `dist/`.
 */
export const DOCUMENTS: Readonly<Record<DocumentName, { readonly folder: string; readonly bundle: string }>> =
  {
    /** The contract itself. */
    pix: { folder: '.', bundle: 'openapi' },
    /** The control API of the sandbox. It uses schemas, shared errors, gaps and sections of the contract above. */
    sandbox: { folder: 'sandbox', bundle: 'sandbox' },
    /** The contract between the service and an institution. It uses the same parts of the contract above. */
    rail: { folder: 'rail', bundle: 'rail' },
  }
