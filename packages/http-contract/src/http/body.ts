import type { IncomingMessage } from 'node:http'
import { BODY_LIMIT_BYTES, type BodyLimits } from '../validation/operations.ts'
import { parseForm } from './form.ts'
import { type Parsed, faultOfJson, parseJson } from './json.ts'

/**
 * The bytes of a body, or the reason why reading failed. `aborted` means that the client closed the connection, so that
 * no response can be sent.
 */
export type BodyRead =
  | { readonly outcome: 'read'; readonly bytes: Buffer }
  | { readonly outcome: 'tooLarge' }
  | { readonly outcome: 'tooSlow' }
  | { readonly outcome: 'aborted' }

/**
 * After a body is refused, the server reads and discards the remaining bytes. When the body exceeds 16 MiB, the server
 * closes the connection instead.
 */
const DISCARD_LIMIT_BYTES = 16 * BODY_LIMIT_BYTES
const NO_BYTES = Buffer.alloc(0)

export interface ReadBodyOptions {
  readonly timeoutMilliseconds: number
  /** The largest number of bytes that a body may have. Default: 1 MiB ({@link BODY_LIMIT_BYTES}). */
  readonly limitBytes?: number | undefined
}

/**
 * Reads the body of a Node request up to a limit. If the body is larger, the promise resolves at once and the remaining
 * bytes are discarded.
 */
export function readBody(
  request: IncomingMessage,
  { timeoutMilliseconds, limitBytes = BODY_LIMIT_BYTES }: ReadBodyOptions,
): Promise<BodyRead> {
  // A request without Content-Length and Transfer-Encoding has no body (RFC 9112 §6.3).
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (length === undefined && encoding === undefined)
    return Promise.resolve({ outcome: 'read', bytes: NO_BYTES })
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const finish = (result: BodyRead): void => {
      clearTimeout(timer)
      resolve(result)
    }
    const timer = setTimeout(() => {
      finish({ outcome: 'tooSlow' })
    }, timeoutMilliseconds)
    if (Number(length) > limitBytes) finish({ outcome: 'tooLarge' })

    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limitBytes) chunks.push(chunk)
      else finish({ outcome: 'tooLarge' })
      if (size > DISCARD_LIMIT_BYTES) request.destroy()
    })
    request.on('end', () => {
      const [only] = chunks
      finish({ outcome: 'read', bytes: chunks.length === 1 && only ? only : Buffer.concat(chunks) })
    })
    request.on('error', () => {
      finish({ outcome: 'aborted' })
    })
    request.on('close', () => {
      finish({ outcome: 'aborted' })
    })
  })
}

/**
 * Parses a `multipart/form-data` or JSON body. Returns `undefined` when the bytes are not valid for the media type, or
 * when a form has more parts than `limits` allow.
 */
export async function parseBody(
  bytes: Uint8Array,
  mediaType: string,
  contentType: string,
  limits?: Pick<BodyLimits, 'parts'>,
): Promise<Parsed | undefined> {
  if (mediaType !== 'multipart/form-data') return parseJson(bytes)
  try {
    return { value: await parseForm(bytes, contentType, limits?.parts) }
  } catch {
    return undefined
  }
}

/**
 * Says why {@link parseBody} returned `undefined`, as the end of a sentence that starts with `it`. Returns `undefined`
 * when the bytes are not of the media type at all.
 */
export async function faultOfBody(
  bytes: Uint8Array,
  mediaType: string,
  contentType: string,
  limits?: Pick<BodyLimits, 'parts'>,
): Promise<string | undefined> {
  if (mediaType !== 'multipart/form-data') return faultOfJson(bytes)
  if (!/;\s*boundary=/i.test(contentType)) return 'has no boundary in its Content-Type'
  const isForm = (await parseBody(bytes, mediaType, contentType)) !== undefined
  return isForm ? `has more than ${limits?.parts ?? 0} parts` : undefined
}
