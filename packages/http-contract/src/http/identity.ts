import { randomUUID } from 'node:crypto'

/** Makes the ids of answers; tests pass their own. */
export type MakeId = () => string

/** A random UUID. */
export const randomId: MakeId = () => randomUUID()

const CORRELATION_ID = /^[\x21-\x7e]{1,128}$/

/** A new request id for every answer; the caller's correlation id when it is valid, else a new one (§7.4, G-184). */
export function identify(
  correlationId: string | undefined,
  makeId: MakeId,
): { 'x-request-id': string; 'x-correlation-id': string } {
  const valid = correlationId !== undefined && CORRELATION_ID.test(correlationId)
  return { 'x-request-id': makeId(), 'x-correlation-id': valid ? correlationId : makeId() }
}
