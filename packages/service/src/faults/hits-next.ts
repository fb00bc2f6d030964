import { createHash } from 'node:crypto'
import type { Fault } from '../domain/fault/fault.ts'

/**
 * True if the fault applies to its next match. The result depends only on the fault and its counters, so a repeated run
 * fails in the same places.
 */
export function hitsNext({ matched, applied, nth, times, probability, seed }: Fault): boolean {
  const number = matched + 1
  if (times !== null && applied >= times) return false
  if (nth !== null && number % nth !== 0) return false
  return chance(seed, number) < probability
}

/** Returns a number from 0 (inclusive) to 1 (exclusive), which depends only on the arguments. */
function chance(seed: number, number: number): number {
  return createHash('sha256').update(`${seed}\n${number}`).digest().readUIntBE(0, 6) / 2 ** 48
}
