import type * as fc from 'fast-check'
import { expect } from 'vitest'
import { type Answer, outcomeOf } from '../support/http-call.ts'
import { type Account, type ModelRun, compare, settle } from './model-run.ts'

/** G-108: how long a withdrawal or refund waits for its outcome, in milliseconds. */
export const OUTCOME_DELAY = 2000

export type Command = fc.AsyncCommand<Record<never, never>, ModelRun>

/** Creates a command. fast-check passes the model and the real system to a command; here `run` has both. */
export function command(name: string, act: (run: ModelRun) => Promise<void>): Command {
  return {
    check: () => true,
    async run(_, run) {
      settle(run)
      await act(run)
      settle(run)
      await compare(run)
    },
    toString: () => name,
  }
}

export const accountOf = ({ accounts }: ModelRun, who: number): Account => accounts[who] as Account
/** Expects an outcome: `want` is the status of a success, or the code of a refusal. */
export const wantOutcome = (answer: Answer, want: string): void => {
  const [status, code] = outcomeOf(answer).split(' ')
  expect(code ?? status).toBe(want)
}

export function anyOf<T>(
  { accounts }: ModelRun,
  which: number,
  listOf: (account: Account) => readonly T[],
): { readonly account: Account; readonly item: T } | undefined {
  const all = accounts.flatMap((account) => listOf(account).map((item) => ({ account, item })))
  return all[which % all.length]
}
let count = 0
export const unique = (): string => `external-${(count += 1)}`
