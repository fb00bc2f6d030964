import {
  BODY_TIMEOUT_MILLISECONDS,
  hasOtherCharset,
  hasContentEncoding,
  parseBody,
  readBody,
} from '@pix-payments/http-contract/http'
import type {
  BoundOperation,
  RequestParts,
  TransportFailure,
  Validation,
} from '@pix-payments/http-contract/validation'
import type { Exchange } from './exchange.ts'

export type ReadRequest<Refusal> =
  | { readonly ok: true; readonly parts: RequestParts }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly role: TransportFailure['role']; readonly close: boolean }
  /** Undefined means that the caller has disconnected. */
  | undefined

interface ReadOptions<Refusal> {
  readonly pathParameters: NonNullable<RequestParts['pathParameters']>
  /** Returns a refusal because of the bytes of the body. It is called before they are parsed. */
  readonly refuseBody: (bytes: Buffer) => Refusal | undefined
}

/** Reads a request and checks its size, encoding, content type and syntax, in the documented order. */
export async function readRequest<Refusal extends object>(
  validation: Validation,
  operation: BoundOperation,
  { request, target }: Exchange,
  { pathParameters, refuseBody }: ReadOptions<Refusal>,
): Promise<ReadRequest<Refusal>> {
  const limits = operation.body?.limits
  const read = await readBody(request, {
    timeoutMilliseconds: BODY_TIMEOUT_MILLISECONDS,
    limitBytes: limits?.bytes,
  })
  if (read.outcome === 'aborted') return undefined
  if (read.outcome === 'tooLarge') return { ok: false, role: 'tooLarge', close: true }
  if (read.outcome === 'tooSlow') return { ok: false, role: 'unparsableBody', close: true }
  const refusal = refuseBody(read.bytes)
  if (refusal !== undefined) return { ok: false, refusal }
  const parts: RequestParts = { pathParameters, query: target.query, headers: request.headers }
  if (operation.body === undefined) return { ok: true, parts }
  const contentType = request.headers['content-type'] ?? ''
  if (read.bytes.length === 0 && contentType === '' && !operation.body.required) return { ok: true, parts }
  if (hasContentEncoding(request.headers)) return { ok: false, role: 'unsupportedEncoding', close: false }
  const mediaType = validation.requestType(operation.id, contentType)
  if (mediaType === undefined) return { ok: false, role: 'wrongContentType', close: false }
  if (hasOtherCharset(contentType)) return { ok: false, role: 'unsupportedEncoding', close: false }
  const parsed = await parseBody(read.bytes, mediaType, contentType, limits)
  if (parsed === undefined) return { ok: false, role: 'unparsableBody', close: false }
  return { ok: true, parts: { ...parts, body: parsed.value, contentType: mediaType } }
}
