import type { RandomSource } from './random.ts'
import { ALPHANUMERIC, randomText } from './random.ts'

const TXID = /^[a-zA-Z0-9]{26,35}$/

/**
 * Whether the text is the txid of a dynamic or automatic charge: 26 to 35 of `[a-zA-Z0-9]` (§2.5, G-077). The txid
 * inside a static BR Code is shorter, 1 to 25 characters, so this function refuses it.
 */
export function isTxid(text: string): boolean {
  return TXID.test(text)
}

/** Generates a txid of 32 characters. The same value is the reconciliationId of a schedule (G-077). */
export function generateTxid(random: RandomSource): string {
  return randomText(random, ALPHANUMERIC, 32)
}
