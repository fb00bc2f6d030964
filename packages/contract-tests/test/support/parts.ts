import type { RequestParts } from '@pix-payments/http-contract/validation'
import type { Operation } from '../../src/contract.ts'
import { type RequestDraft, mediaTypeOf } from '../../src/request.ts'

/** Returns a request in the form that the validation of the contract takes. It is not sent over HTTP. */
export function partsOf(
  operation: Operation,
  { path, rawPath = {}, query, body }: RequestDraft,
): RequestParts {
  const malformed = Object.keys(rawPath).map((name) => [name, undefined] as const)
  const contentType = mediaTypeOf(operation)
  return {
    pathParameters: { ...path, ...Object.fromEntries(malformed) },
    query: new URLSearchParams(query.map(([name, value]) => [name, value])),
    headers: {},
    body,
    ...(contentType !== undefined && { contentType }),
  }
}
