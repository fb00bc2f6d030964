import { createHash } from 'node:crypto'
import type { Fault } from '../domain/fault/fault.ts'

/** Does the fault hit its next match? The seed decides, so that two equal runs go wrong in the same places. */
export function hitsNext({ matched, applied, nth, times, probability, seed }: Fault): boolean {
  const number = matched + 1
  if (times !== null && applied >= times) return false
  if (nth !== null && number % nth !== 0) return false
  return chance(seed, number) < probability
}

/** 0 to 1, without 1. */
function chance(seed: number, number: number): number {
  return createHash('sha256').update(`${seed}\n${number}`).digest().readUIntBE(0, 6) / 2 ** 48
}
