import type { PixKeyEntry } from '../generated/sandbox-contract.ts'
import type { Destination } from '../rail/rail.ts'
import { outcomeBody } from './wallet-body.ts'

export const pixKeyEntry = (pixKey: string, { holder, outcome }: Destination): PixKeyEntry => ({
  pixKey,
  holder,
  outcome: outcome === undefined ? null : outcomeBody(outcome),
})
