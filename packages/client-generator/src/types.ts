import { contractFile } from './contract-file.ts'
import type { Document } from './document.ts'
import { CONTRACT, SANDBOX } from './surface.ts'

/** The types of both APIs: text by file name. They become `@pix-payments/spec/types` and `…/sandbox-types`. */
export async function generateTypes(
  read: (document: string) => Document,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const surface of [CONTRACT, SANDBOX]) {
    files.set(surface.typesFile, await contractFile(read(surface.document), surface))
  }
  return files
}
