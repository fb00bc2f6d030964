import type { KnownAccount } from '@pix-payments/spec/sandbox-types'
import type { Destination } from '../domain/withdrawal/destination.ts'
import { withdrawalOutcomeBody } from './outcome.ts'

export const knownAccount = ({ holder, outcome }: Destination): KnownAccount => ({
  ...holder,
  outcome: outcome === undefined ? null : withdrawalOutcomeBody(outcome),
})

/** Returns the branch that a path names; null for `none`, an account without a branch (G-431). */
export const branchOf = ({ branchCode }: { readonly branchCode: string }): string | null =>
  branchCode === 'none' ? null : branchCode
