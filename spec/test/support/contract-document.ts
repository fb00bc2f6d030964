import { bundle } from '../../src/bundle/bundle.ts'
import type { ContractDocument } from '../../src/bundle/document.ts'

let document: Promise<ContractDocument> | undefined

/** The contract in one document, only to be read: to join it takes a second, and every run has a process of its own. */
export const contractDocument = (): Promise<ContractDocument> => (document ??= bundle())
