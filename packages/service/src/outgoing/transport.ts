import type { Agent, Dispatcher } from 'undici'
import { isPublicUrl } from '../domain/webhook/public-url.ts'
import { PrivateAddressError, publicLookup, type ResolveHost } from './public-lookup.ts'

export type Headers = Readonly<Record<string, string>>

export interface TransportRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: string
  readonly headers: Headers
  readonly body?: string | undefined
}

/** The response of a webhook receiver or of an institution. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** The first bytes of the body, at most `bodyBytes`, decoded as UTF-8. */
  readonly body: string
  /** True if the body is longer than `bodyBytes`. */
  readonly isCut: boolean
}

export interface Transport {
  /** Sends a request. Rejects when no complete response comes. A redirect is a response and is not followed (G-159). */
  send(request: TransportRequest, signal: AbortSignal): Promise<Answer>
  /** Aborts requests in progress. */
  close(): Promise<void>
}

export interface TransportOptions {
  /** True if only https URLs and public addresses are allowed (G-214). */
  readonly onlyPublic: boolean
  readonly resolveHost: ResolveHost
  /** Maximum number of connections to each origin. */
  readonly connections: number
  /** Time limit for a new connection. The caller's signal limits the whole request. */
  readonly timeoutMilliseconds: number
  /** The part of a response body that is kept. The rest is not read. */
  readonly bodyBytes: number
}

const HIGHEST_STATUS = 599

export function createTransport(options: TransportOptions): Transport {
  const { onlyPublic, resolveHost, connections, timeoutMilliseconds, bodyBytes } = options
  let opened: Promise<Agent> | undefined
  // undici is loaded on demand, because the service starts faster without it.
  const open = async (): Promise<Agent> => {
    const undici = await import('undici')
    return new undici.Agent({
      connections,
      pipelining: 1,
      allowH2: false,
      // 0 switches these timeouts off: the caller's signal limits the whole request.
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: {
        timeout: timeoutMilliseconds,
        ...(onlyPublic ? { lookup: publicLookup(resolveHost) } : {}),
      },
    })
  }
  return {
    async send({ method, url, headers, body = null }, signal) {
      // The host of the URL may be an IP address. It is not looked up, so `publicLookup` cannot check it.
      if (onlyPublic && !isPublicUrl(url)) throw new PrivateAddressError(`${url} is not public`)
      const { origin, pathname, search } = new URL(url)
      const path = `${pathname}${search}`
      opened ??= open()
      const agent = await opened
      const answer = await agent.request({ origin, path, method, headers, body, signal })
      if (answer.statusCode > HIGHEST_STATUS) {
        answer.body.on('error', () => undefined).destroy()
        throw new UnknownStatusError(`The answer has the status ${answer.statusCode}`)
      }
      return {
        status: answer.statusCode,
        headers: textOf(answer.headers),
        ...(await readStart(answer.body, bodyBytes)),
      }
    },
    async close() {
      await (await opened)?.destroy()
    },
  }
}

/** The response has a status above 599, the highest status of HTTP. */
export class UnknownStatusError extends Error {
  override readonly name = 'UnknownStatusError'
}

function textOf(headers: Dispatcher.ResponseData['headers']): Headers {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )
}

async function readStart(
  body: Dispatcher.ResponseData['body'],
  most: number,
): Promise<Pick<Answer, 'body' | 'isCut'>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    chunks.push(chunk)
    length += chunk.length
    // The end of the loop closes the connection, so the rest of the body is not read.
    if (length > most) break
  }
  const start = Buffer.concat(chunks).subarray(0, most)
  // With `stream`, the decoder omits a multi-byte character that is cut at the end.
  return { body: new TextDecoder().decode(start, { stream: true }), isCut: length > most }
}
