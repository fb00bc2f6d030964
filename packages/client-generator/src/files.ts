import { checkedSchemas } from './checked.ts'
import { checksFile } from './checks-file.ts'
import type { Document } from './document.ts'
import { errorsFile, refuseUnderivableRetryable } from './errors-file.ts'
import { operationsFile } from './operations-file.ts'
import { operationsOf } from './operations.ts'
import { outcomesFile } from './outcomes-file.ts'
import { resourcesFile } from './resources-file.ts'
import { CONTRACT, type Surface } from './surface.ts'
import { webhooksFile } from './webhooks-file.ts'

/** Returns the text of each generated file of the client, by file name. */
export function generateFiles(document: Document, surface: Surface = CONTRACT): ReadonlyMap<string, string> {
  const operations = operationsOf(document)
  refuseUnderivableRetryable(operations)
  return new Map([
    ['operations.ts', operationsFile(operations, surface)],
    ['resources.ts', resourcesFile(document, operations, surface)],
    ['errors.ts', errorsFile(operations, surface)],
    ...(surface.hasChecks
      ? ([
          ['outcomes.ts', outcomesFile(document, surface)],
          ['webhooks.ts', webhooksFile(document, surface)],
          ['checks.ts', checksFile(checkedSchemas(document, operations), surface)],
        ] as const)
      : []),
  ])
}
