/**
 * A request of a load. Each request that is sent gets its own number in the place of `NUMBER` in the body: an equal
 * `externalId` would be a repeated request.
 */
export interface BenchRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** The place of the number in a body. A number has as many digits as this text has characters. */
export const NUMBER = '@@@@@@@@@@@@'

/** The bytes of a request, made once for all the requests that a load sends. */
export interface PreparedRequest {
  readonly bytes: Buffer
  /** Where the number begins, or -1 when the request has none. */
  readonly numberAt: number
}

export function prepare({ method, path, headers, body }: BenchRequest): PreparedRequest {
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const bytes = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`)
  return { bytes, numberAt: bytes.indexOf(NUMBER) }
}

/** Returns the bytes of one request with its number. */
export function withNumber({ bytes, numberAt }: PreparedRequest, number: number): Buffer {
  if (numberAt === -1) return bytes
  // A copy, because the socket may still be sending the bytes of the previous request.
  const copy = Buffer.from(bytes)
  copy.write(String(number).padStart(NUMBER.length, '0'), numberAt, 'latin1')
  return copy
}
