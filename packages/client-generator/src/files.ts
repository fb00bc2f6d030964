import { checksFile } from './checks-file.ts'
import { contractFile } from './contract-file.ts'
import type { Document } from './document.ts'
import { errorsFile, refuseUnderivableRetryable } from './errors-file.ts'
import { operationsFile } from './operations-file.ts'
import { operationsOf } from './operations.ts'
import { resourcesFile } from './resources-file.ts'
import { webhooksFile } from './webhooks-file.ts'

/** The generated files of the client: text by file name. */
export async function generateFiles(document: Document): Promise<ReadonlyMap<string, string>> {
  const operations = operationsOf(document)
  refuseUnderivableRetryable(operations)
  return new Map([
    ['contract.ts', await contractFile(document)],
    ['operations.ts', operationsFile(operations)],
    ['resources.ts', resourcesFile(document, operations)],
    ['errors.ts', errorsFile(operations)],
    ['webhooks.ts', webhooksFile(document)],
    ['checks.ts', checksFile(document, operations)],
  ])
}
