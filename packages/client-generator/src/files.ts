import { checkedSchemas } from './checked.ts'
import { checksFile } from './checks-file.ts'
import type { Document } from './document.ts'
import { errorsFile, refuseUnderivableRetryable } from './errors-file.ts'
import { linkGaps } from './gap-links.ts'
import { operationsFile } from './operations-file.ts'
import { operationsOf } from './operations.ts'
import { outcomesFile } from './outcomes-file.ts'
import { resourcesFile } from './resources-file.ts'
import { CONTRACT, type Surface } from './surface.ts'
import { headerOf, literal } from './text.ts'
import { webhooksFile } from './webhooks-file.ts'

/** Returns the text of each generated file of the client, by file name. */
export function generateFiles(document: Document, surface: Surface = CONTRACT): ReadonlyMap<string, string> {
  const operations = operationsOf(document)
  refuseUnderivableRetryable(operations)
  return new Map([
    ['operations.ts', operationsFile(operations, surface)],
    ['resources.ts', linkGaps(resourcesFile(document, operations, surface), document)],
    ['errors.ts', errorsFile(operations, surface)],
    ...(surface.hasChecks
      ? ([
          ['version.ts', versionFile(document, surface)],
          ['outcomes.ts', outcomesFile(document, surface)],
          ['webhooks.ts', webhooksFile(document, surface)],
          ['checks.ts', checksFile(checkedSchemas(document, operations), surface)],
        ] as const)
      : []),
  ])
}

/** The file with the version, which the client sends as its user agent. All packages have the version of the contract. */
const versionFile = ({ info }: Document, surface: Surface): string =>
  `${headerOf(surface)}\nexport const VERSION = ${literal(info.version)}\n`
