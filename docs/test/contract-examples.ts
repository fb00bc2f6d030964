import { operations } from '../src/data/contract.ts'

interface Media {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

/** The names of the example requests of an operation. Empty when it has no body. */
export const exampleNames = (operationId: string): string[] => Object.keys(requestExamples(operationId))

/** The value of an example request of the contract, by default the first one. Throws when there is none. */
export function requestExample<T>(operationId: string, name?: string): T {
  const examples = requestExamples(operationId)
  const example = examples[name ?? Object.keys(examples)[0] ?? '']
  if (example === undefined) throw new Error(`${operationId} has no example request ${name ?? ''}.`)
  return example.value as T
}

function requestExamples(operationId: string): Readonly<Record<string, { readonly value: unknown }>> {
  const node = operations.find(({ id }) => id === operationId)?.node as
    | { readonly requestBody?: { readonly content: Readonly<Record<string, Media>> } }
    | undefined
  const [media] = Object.values(node?.requestBody?.content ?? {})
  return media?.examples ?? {}
}
