import { randomUUID } from 'node:crypto'

/** Makes an id for a response. Tests pass a deterministic function. */
export type MakeId = () => string

/** A random UUID. */
export const randomId: MakeId = () => randomUUID()

const CORRELATION_ID = /^[\x21-\x7e]{1,128}$/

/**
 * Makes the id headers of one response (§7.4, G-184). The request id is always new. If the correlation id of the caller
 * has 1 to 128 visible ASCII characters, the response repeats it; otherwise the response has a new correlation id.
 */
export function identify(
  correlationId: string | undefined,
  makeId: MakeId,
): { 'x-request-id': string; 'x-correlation-id': string } {
  const valid = correlationId !== undefined && CORRELATION_ID.test(correlationId)
  return { 'x-request-id': makeId(), 'x-correlation-id': valid ? correlationId : makeId() }
}
