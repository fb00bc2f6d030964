/** The header of a response that an earlier request with the same externalId and body had already (G-420). */
const REPLAYED = { 'idempotent-replayed': 'true' } as const

/** Marks a success as a replay. */
export const replayed = <const Success extends { readonly ok: true; readonly status: number }>(
  success: Success,
): Success & { readonly headers: typeof REPLAYED } => ({ ...success, headers: REPLAYED })
