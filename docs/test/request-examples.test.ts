import { describe, expect, it } from 'vitest'
import { operations } from '../src/data/contract.ts'
import { exampleNames } from './contract-examples.ts'
import { SEQUENCES } from './example-sequences.ts'
import { openExampleSandbox, sentExamples } from './example-sandbox.ts'

describe('the request examples of the reference, in a new sandbox, in the order of spec/examples/README.md', () => {
  it.each(Object.entries(SEQUENCES))('%s', async (_, send) => {
    await using sandbox = await openExampleSandbox()
    await expect(send(sandbox)).resolves.toBeUndefined()
  })

  it('are all of them', () => {
    const all = operations.flatMap(({ id, kind }) =>
      kind === 'operation' ? exampleNames(id).map((name) => `${id} ${name}`) : [],
    )
    expect(all.filter((example) => !sentExamples.has(example))).toEqual([])
  })
})
