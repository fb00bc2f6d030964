import type { RequestLogEntry } from '@pix-payments/client/sandbox'

/** Whether a request fits the filter of the list. Every word of the search must occur, in any case. */
export function matches(
  { operationId, path, code, status, requestId, correlationId, requestBody, responseBody }: RequestLogEntry,
  { q = '', only }: { readonly q: string | undefined; readonly only: 'refused' | undefined },
): boolean {
  if (only === 'refused' && code === null && status !== null) return false
  const texts = [operationId, path, code, status, requestId, correlationId, requestBody, responseBody]
  const text = texts.join('\n').toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
