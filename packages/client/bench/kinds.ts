import type { CallName } from './contract-calls.ts'

/** The ways to make a call that the bench compares. */
export const KINDS = ['fetch', 'bounded', 'client', 'clientWithoutChecks'] as const
export type Kind = (typeof KINDS)[number]

/** What the bench asks of a caller, which answers with microseconds of CPU for one call. */
export interface Round {
  readonly name: CallName
  readonly calls: number
  readonly concurrency: number
}
