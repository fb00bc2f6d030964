import type { PixKeyEntry } from '@pix-payments/spec/sandbox-types'
import type { Destination } from '../domain/withdrawal/destination.ts'
import { withdrawalOutcomeBody } from './outcome.ts'

export const pixKeyEntry = (pixKey: string, { holder, outcome }: Destination): PixKeyEntry => ({
  pixKey,
  holder,
  outcome: outcome === undefined ? null : withdrawalOutcomeBody(outcome),
})
