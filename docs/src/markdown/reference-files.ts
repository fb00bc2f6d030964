import { type Contract, linkedDocument } from '../reference/reference-document.ts'
import { MARKDOWN } from '../reference/description-styles.ts'
import type { Reference } from '../reference/references.ts'
import type { DocumentedOperation, DocumentNode } from './document-nodes.ts'
import { operationPage } from './operation-page.ts'
import type { MarkdownFile } from './page-markdown.ts'
import { referenceIndex } from './reference-index.ts'
import { sharedParts } from './shared-parts.ts'

/** The Markdown files of a reference. */
export interface ReferenceFiles {
  readonly reference: Reference
  readonly index: MarkdownFile
  /** In the order of the document. */
  readonly operations: readonly MarkdownFile[]
  readonly events: readonly MarkdownFile[]
}

/** The Markdown files of all references: an index, and a page for each operation and each event. */
export function referenceFiles(contracts: ReadonlyMap<Reference, Contract>): readonly ReferenceFiles[] {
  return [...contracts.keys()].map((reference) => {
    const document = linkedDocument(reference, contracts, MARKDOWN) as unknown as DocumentNode
    const operations = listed(document.paths, 'operation')
    const events = listed(document.webhooks ?? {}, 'event')
    const shared = sharedParts([...operations, ...events], document)
    const pages = (all: readonly DocumentedOperation[]): readonly MarkdownFile[] =>
      all.map((operation) => operationPage(operation, document, reference.folder, shared))
    return {
      reference,
      index: referenceIndex(reference, document, [...operations, ...events], shared),
      operations: pages(operations),
      events: pages(events),
    }
  })
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch'])

function listed(
  paths: DocumentNode['paths'],
  kind: DocumentedOperation['kind'],
): readonly DocumentedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, node]) => ({ id: node.operationId, kind, method: method.toUpperCase(), path, node })),
  )
}
