import type { KnownAccount } from '../generated/sandbox-contract.ts'
import type { Destination } from '../domain/withdrawal/destination.ts'
import { withdrawalOutcomeBody } from './outcome.ts'

export const knownAccount = ({ holder, outcome }: Destination): KnownAccount => ({
  ...holder,
  outcome: outcome === undefined ? null : withdrawalOutcomeBody(outcome),
})
