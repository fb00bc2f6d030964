import { describe, expect, it } from 'vitest'
import { operations } from '../src/data/contract.ts'
import { exampleNames } from './contract-examples.ts'
import { STORIES } from './example-stories.ts'
import { openStory, sentExamples } from './example-story.ts'

describe('the request examples of the reference, in a new sandbox, in the order of their story', () => {
  it.each(Object.entries(STORIES))('%s', async (_, tell) => {
    await using story = await openStory()
    await expect(tell(story)).resolves.toBeUndefined()
  })

  it('are all of them', () => {
    const all = operations.flatMap(({ id, kind }) =>
      kind === 'operation' ? exampleNames(id).map((name) => `${id} ${name}`) : [],
    )
    expect(all.filter((example) => !sentExamples.has(example))).toEqual([])
  })
})
