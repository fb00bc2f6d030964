import { createHash } from 'node:crypto'
import type { Fault } from '../domain/fault/fault.ts'

/**
 * True if the fault applies to its next match. Depends only on the fault's seed and counters, so equal runs fail in the
 * same places.
 */
export function hitsNext({ matched, applied, nth, times, probability, seed }: Fault): boolean {
  const number = matched + 1
  if (times !== null && applied >= times) return false
  if (nth !== null && number % nth !== 0) return false
  return chance(seed, number) < probability
}

/** From 0, included, to 1, excluded. */
function chance(seed: number, number: number): number {
  return createHash('sha256').update(`${seed}\n${number}`).digest().readUIntBE(0, 6) / 2 ** 48
}
