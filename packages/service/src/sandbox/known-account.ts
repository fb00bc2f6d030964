import type { KnownAccount } from '../generated/sandbox-contract.ts'
import type { Destination } from '../rail/rail.ts'
import { withdrawalOutcomeBody } from './outcome.ts'

export const knownAccount = ({ holder, outcome }: Destination): KnownAccount => ({
  ...holder,
  outcome: outcome === undefined ? null : withdrawalOutcomeBody(outcome),
})
