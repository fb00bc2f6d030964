import { bundle } from '../../src/bundle/bundle.ts'
import { type ContractDocument, isObject, operationsOf, resolve } from '../../src/bundle/document.ts'

let document: Promise<ContractDocument> | undefined

/** The contract in one document, only to be read: to join it takes a second, and every run has a process of its own. */
export const contractDocument = (): Promise<ContractDocument> => (document ??= bundle())

/** The example that a bundled document shows of an error of an operation. */
export function exampleOf(
  document: ContractDocument,
  id: string,
  { status, code }: { status: number; code: string },
): unknown {
  const operation = operationsOf(document).find(({ operationId }) => operationId === id)?.operation
  const responses = operation?.['responses']
  const response = resolve(document, isObject(responses) ? responses[status] : undefined)
  const { content } = response as {
    content?: Record<string, { examples?: Record<string, { value: unknown }> }>
  }
  return content?.['application/json']?.examples?.[code]?.value
}
