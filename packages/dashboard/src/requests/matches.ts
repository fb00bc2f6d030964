import type { RequestLogEntry } from '@pix-payments/client/sandbox'
import { isOfPage } from '../api/new-id.ts'
import type { View } from '../state/url.ts'

/** The parts of a request that a word such as `status:4xx` filters. */
const FIELDS: Readonly<Record<string, (entry: RequestLogEntry) => string>> = {
  operation: ({ operationId }) => operationId ?? '',
  method: ({ method }) => method,
  path: ({ path }) => path,
  status: ({ status }) => String(status ?? ''),
  code: ({ code }) => code ?? '',
  id: ({ requestId, correlationId }) => `${requestId}\n${correlationId}`,
  request: ({ requestBody }) => requestBody ?? '',
  response: ({ responseBody }) => responseBody ?? '',
}

/**
 * Whether a request fits the filter of the list. Every word of the search must occur, in any case: `422 joão`. A word can
 * name a field: `operation:refund status:4xx`.
 */
export function matches(
  entry: RequestLogEntry,
  { q = '', only, reads }: Pick<View, 'q' | 'only' | 'reads'>,
): boolean {
  const { code, status } = entry
  if (only === 'refused' && code === null && status !== null) return false
  if (reads === undefined && isReadOfPage(entry)) return false
  const words = q.toLowerCase().split(/\s+/)
  let text: string | undefined
  return words.every((word) => {
    const [, name = '', value = ''] = /^(\w+):(.+)$/.exec(word) ?? []
    const field = FIELDS[name]
    if (field !== undefined) return fits(field(entry).toLowerCase(), value, name)
    text ??= Object.values(FIELDS)
      .map((read) => read(entry))
      .join('\n')
      .toLowerCase()
    return text.includes(word)
  })
}

/** What this page reads to draw its screens. What a person does on it is not a read. */
const isReadOfPage = ({ method, operationId, correlationId }: RequestLogEntry): boolean =>
  isOfPage(correlationId) && (method === 'GET' || operationId === 'createAccessToken')

/** A status may be a class: `4xx`. */
const fits = (text: string, value: string, name: string): boolean =>
  name === 'status' && /^\dxx$/.test(value) ? text.startsWith(value.charAt(0)) : text.includes(value)
