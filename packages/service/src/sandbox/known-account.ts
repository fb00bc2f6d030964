import type { KnownAccount } from '@pix-payments/spec/sandbox-types'
import type { Destination } from '../domain/withdrawal/destination.ts'
import { withdrawalOutcomeBody } from './outcome.ts'

export const knownAccount = ({ holder, outcome }: Destination): KnownAccount => ({
  ...holder,
  outcome: outcome === undefined ? null : withdrawalOutcomeBody(outcome),
})
