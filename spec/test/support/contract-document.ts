import { bundle } from '../../src/bundle/bundle.ts'
import type { ContractDocument } from '../../src/bundle/document.ts'

let document: Promise<ContractDocument> | undefined

/**
 * Returns the contract as one document, which tests must not change. Bundling takes a second, so it is done once per
 * process.
 */
export const contractDocument = (): Promise<ContractDocument> => (document ??= bundle())
