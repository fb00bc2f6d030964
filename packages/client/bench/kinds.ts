import type { CallName } from './contract-calls.ts'

/** The ways to make a call that the bench compares. */
export const KINDS = ['fetch', 'openapiFetch', 'client', 'clientWithoutChecks'] as const
export type Kind = (typeof KINDS)[number]

/** A message to a caller. The caller replies with the microseconds of CPU time that one call took. */
export interface Round {
  readonly name: CallName
  readonly calls: number
  readonly concurrency: number
}
