import { randomUUID } from 'node:crypto'

/** Makes the ids of responses. Tests pass a deterministic function. */
export type MakeId = () => string

/** A random UUID. */
export const randomId: MakeId = () => randomUUID()

const CORRELATION_ID = /^[\x21-\x7e]{1,128}$/

/**
 * Makes the id headers of one response (§7.4, G-184). The request id is always new. The correlation id is the caller's
 * when it has 1 to 128 visible ASCII characters, otherwise a new one.
 */
export function identify(
  correlationId: string | undefined,
  makeId: MakeId,
): { 'x-request-id': string; 'x-correlation-id': string } {
  const valid = correlationId !== undefined && CORRELATION_ID.test(correlationId)
  return { 'x-request-id': makeId(), 'x-correlation-id': valid ? correlationId : makeId() }
}
