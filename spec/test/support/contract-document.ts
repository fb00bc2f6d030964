import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContractDocument } from '../../src/bundle/document.ts'
import { type DocumentName, DOCUMENTS } from '../../src/documents.ts'

const DIST = join(import.meta.dirname, '../../dist')
const documents = new Map<DocumentName, ContractDocument>()

/** Returns a bundled document of the contract, which tests must not change. */
export function contractDocument(name: DocumentName = 'pix'): ContractDocument {
  const file = join(DIST, `${DOCUMENTS[name].bundle}.json`)
  const document = documents.get(name) ?? (JSON.parse(readFileSync(file, 'utf8')) as ContractDocument)
  documents.set(name, document)
  return document
}
