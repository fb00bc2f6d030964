import type { KnownAccount } from '@pix-payments/spec/sandbox-types'
import type { Destination } from '../rail/rail.ts'
import { withdrawalOutcomeBody } from './outcome.ts'

export const knownAccount = ({ holder, outcome }: Destination): KnownAccount => ({
  ...holder,
  outcome: outcome === undefined ? null : withdrawalOutcomeBody(outcome),
})
