import { contractFile } from './contract-file.ts'
import type { Document } from './document.ts'
import { CONTRACT, SANDBOX } from './surface.ts'

const HEADER = '// Generated from the contract by `pix-client-generator --types`. Do not edit.\n'

/** The types of every document and nothing else, for a server: text by file name. */
export async function generateTypes(
  read: (document: string) => Document,
): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['contract.ts', await contractFile(read(CONTRACT.document), HEADER)],
    ['sandbox-contract.ts', await contractFile(read(SANDBOX.document), HEADER)],
  ])
}
