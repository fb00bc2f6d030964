import { contractFile } from './contract-file.ts'
import type { Document } from './document.ts'
import { CONTRACT, SANDBOX } from './surface.ts'

/**
 * Returns the types of both APIs as text, by file name. `@pix-payments/spec` publishes them as
 * `@pix-payments/spec/types` and `@pix-payments/spec/sandbox-types`.
 */
export async function generateTypes(
  read: (document: string) => Document,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const surface of [CONTRACT, SANDBOX]) {
    files.set(surface.typesFile, await contractFile(read(surface.document), surface))
  }
  return files
}
