import { checkedSchemas } from './checked.ts'
import { checksFile } from './checks-file.ts'
import { contractFile } from './contract-file.ts'
import type { Document } from './document.ts'
import { errorsFile, refuseUnderivableRetryable } from './errors-file.ts'
import { operationsFile } from './operations-file.ts'
import { operationsOf } from './operations.ts'
import { resourcesFile } from './resources-file.ts'
import { CONTRACT, type Surface } from './surface.ts'
import { webhooksFile } from './webhooks-file.ts'

/** The generated files of the client: text by file name. */
export async function generateFiles(
  document: Document,
  surface: Surface = CONTRACT,
): Promise<ReadonlyMap<string, string>> {
  const operations = operationsOf(document)
  refuseUnderivableRetryable(operations)
  return new Map([
    ['contract.ts', await contractFile(document)],
    ['operations.ts', operationsFile(operations, surface)],
    ['resources.ts', resourcesFile(document, operations, surface)],
    ['errors.ts', errorsFile(operations)],
    ...(surface.hasChecks
      ? ([
          ['webhooks.ts', webhooksFile(document)],
          ['checks.ts', checksFile(checkedSchemas(document, operations))],
        ] as const)
      : []),
  ])
}
