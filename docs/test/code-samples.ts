import { operations } from '../src/data/contract.ts'

/** A sample in `x-codeSamples` of an operation. */
export interface CodeSample {
  readonly label: string
  readonly source: string
}

/** The operations that have samples, in the order of the contract. */
export const sampled: readonly { readonly id: string; readonly samples: readonly CodeSample[] }[] = operations
  .filter(({ kind }) => kind === 'operation')
  .map(({ id, node }) => ({
    id,
    samples: (node as { 'x-codeSamples'?: readonly CodeSample[] })['x-codeSamples'] ?? [],
  }))

/** The source of the sample with a label. Throws when the operation has no such sample. */
export function sampleOf(id: string, label: string): string {
  const found = sampled.find((it) => it.id === id)?.samples.find((it) => it.label === label)
  if (found === undefined) throw new Error(`${id} has no code sample ${label}.`)
  return found.source
}
