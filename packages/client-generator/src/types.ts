import { contractFile } from './contract-file.ts'
import type { Document } from './document.ts'
import { CONTRACT, RAIL_TYPES, SANDBOX, type TypesFile } from './surface.ts'

const FILES: readonly TypesFile[] = [CONTRACT, SANDBOX, RAIL_TYPES]

/**
 * Returns the types of all documents as text, by file name. `@pix-payments/spec` publishes them as
 * `@pix-payments/spec/types`, `@pix-payments/spec/sandbox-types` and `@pix-payments/spec/rail-types`.
 */
export async function generateTypes(
  read: (document: string) => Document,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const file of FILES) {
    files.set(file.typesFile, await contractFile(read(file.document), file))
  }
  return files
}
