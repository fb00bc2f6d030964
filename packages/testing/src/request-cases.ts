import { once } from 'node:events'
import { type IncomingMessage, Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * What `Authorization` may be, for every server of the contract that takes bearer tokens (RFC 6750 §2.1, RFC 9110 §11).
 * `TOKEN` stands for a valid token.
 */
export const AUTHORIZATIONS: readonly (readonly [authorization: string, status: number])[] = [
  ['Bearer TOKEN', 200],
  ['bearer TOKEN', 200],
  ['BEARER   TOKEN', 200],
  [' Bearer TOKEN ', 200],
  ['', 401],
  ['TOKEN', 401],
  ['Bearer', 401],
  ['BearerTOKEN', 401],
  ['Bearer\tTOKEN', 401],
  ['Bearer TOKEN, Bearer TOKEN', 401],
  ['Bearer "TOKEN"', 401],
  ['Bearer =TOKEN', 401],
  ['Bearer a=TOKEN', 401],
  ['Basic TOKEN', 401],
]

const JSON_TYPE = { 'content-type': 'application/json' }
const LATIN1 = { 'content-type': 'application/json; charset=latin1' }
const GZIP_TEXT = { 'content-type': 'text/plain', 'content-encoding': 'gzip' }
const CHUNKS = { ...JSON_TYPE, 'transfer-encoding': 'chunked' }
const TOO_LARGE = 'x'.repeat(1_048_577)

/**
 * Bodies that every server of the contract refuses alike, in the order of the checks (G-168, G-292). The result ends with
 * what happens to the connection.
 */
export const REFUSED_BODIES: readonly (readonly [
  name: string,
  want: string,
  headers: Readonly<Record<string, string>>,
  body: string,
])[] = [
  ['too large', '413 PayloadTooLarge, close', JSON_TYPE, TOO_LARGE],
  ['too large, in chunks', '413 PayloadTooLarge, close', CHUNKS, TOO_LARGE],
  ['too large, compressed, of another type', '413 PayloadTooLarge, close', GZIP_TEXT, TOO_LARGE],
  ['compressed, of another type', '415 UnsupportedEncoding, keep-alive', GZIP_TEXT, '{'],
  [
    'of another type',
    '400 InvalidContentType, keep-alive',
    { 'content-type': 'text/plain; charset=latin1' },
    '{',
  ],
  ['without a type', '400 InvalidContentType, keep-alive', {}, '{'],
  ['of another charset', '415 UnsupportedEncoding, keep-alive', LATIN1, '{'],
  ['that is not JSON', '400 InvalidJSON, keep-alive', JSON_TYPE, '{'],
  ['without members', '400 MalformedRequest, keep-alive', JSON_TYPE, '{}'],
]

export interface SentRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** Sends a request over a connection of its own. Returns `413 PayloadTooLarge, close`: status, code, connection. */
export async function outcomeOf(url: string, { method, headers, body }: SentRequest): Promise<string> {
  const agent = new Agent({ keepAlive: true })
  const length = headers['transfer-encoding'] === undefined && body !== undefined
  const sent = request(url, {
    agent,
    method,
    headers: { ...headers, ...(length && { 'content-length': Buffer.byteLength(body) }) },
  })
  // The server may close the connection before the whole body is sent.
  sent.on('error', () => undefined)
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { socket, statusCode, headers: answered } = response
  const { code } = JSON.parse(await text(response)) as { readonly code?: string }
  if (answered.connection === 'close' && !socket.destroyed) await once(socket, 'close')
  agent.destroy()
  return `${statusCode} ${code}, ${answered.connection}`
}
