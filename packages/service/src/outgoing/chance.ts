import { createHash } from 'node:crypto'

/**
 * Returns a number from 0 (inclusive) to 1 (exclusive). The number depends only on the message and the number of the
 * attempt, so that a seeded run is repeatable.
 */
export function chance(messageId: string, attempt: number): number {
  return createHash('sha256').update(`${messageId}\n${attempt}`).digest().readUInt32BE(0) / 2 ** 32
}
