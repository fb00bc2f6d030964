import { expect } from 'vitest'
import { WORKFLOW_ENDING } from '../src/folders.ts'
import type { Check, RespectRun } from '../src/respect.ts'
import { exampleFolder } from './example-folder.ts'

export const fileOf = (name: string): string => `workflows/${name}${WORKFLOW_ENDING}`
export const failuresOf = ({ checks }: RespectRun): readonly Check[] => checks.filter(({ passed }) => !passed)

export function expectPassed(run: RespectRun): void {
  expect(failuresOf(run)).toEqual([])
  // Redocly prints errors that are not checks, such as an invalid file.
  expect(run.passed ? '' : run.output).toBe('')
}

/** For flows, a criterion of each and another one that is not met. */
export type Wrong = Readonly<Record<string, readonly [right: string, wrong: string]>>

/** A folder with the examples, in which some flows have a criterion that is not met. */
export const folderWith = (wrong: Wrong): string =>
  exampleFolder((path, text) => {
    const [right, other] = wrong[path.slice('workflows/'.length, -WORKFLOW_ENDING.length)] ?? ['', '']
    if (!text.includes(right)) throw new Error(`${path} has no ${right}`)
    return text.replace(right, other)
  })
