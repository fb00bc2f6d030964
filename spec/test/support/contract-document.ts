import { bundle } from '../../src/bundle/bundle.ts'
import type { ContractDocument } from '../../src/bundle/document.ts'
import type { DocumentName } from '../../src/documents.ts'

const documents = new Map<DocumentName, Promise<ContractDocument>>()

/**
 * Returns a document of the contract, which tests must not change. Bundling takes a second, so it is done once per
 * process.
 */
export function contractDocument(name: DocumentName = 'pix'): Promise<ContractDocument> {
  const document = documents.get(name) ?? bundle({ name })
  documents.set(name, document)
  return document
}
