import type { Agent, Dispatcher } from 'undici'
import { isPublicUrl } from '../domain/webhook/public-url.ts'
import type { Headers } from './request-headers.ts'
import { PrivateAddressError, publicLookup, type ResolveHost } from './public-lookup.ts'

/** The response of a webhook receiver. */
export interface ReceiverAnswer {
  readonly status: number
  readonly headers: Headers
  /** The first 4 KiB, decoded as UTF-8. */
  readonly body: string
}

export interface Transport {
  /** Sends a POST. Rejects when no complete response comes. A redirect is a response and is not followed (G-159). */
  post(url: string, headers: Headers, body: string, signal: AbortSignal): Promise<ReceiverAnswer>
  /** Aborts requests in progress. */
  close(): Promise<void>
}

export interface TransportOptions {
  /** True if only https URLs and public addresses are allowed (G-214). */
  readonly onlyPublic: boolean
  readonly resolveHost: ResolveHost
  /** Maximum number of connections to each origin. */
  readonly connections: number
  readonly timeoutMilliseconds: number
}

/** The part of a response body that is kept. The rest is not read. */
const BODY_BYTES = 4096
const HIGHEST_STATUS = 599

export function createTransport(options: TransportOptions): Transport {
  const { onlyPublic, resolveHost, connections, timeoutMilliseconds } = options
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
    async post(url, headers, body, signal) {
      // The host of the URL may be an IP address. It is not looked up, so `publicLookup` cannot check it.
      if (onlyPublic && !isPublicUrl(url)) throw new PrivateAddressError(`${url} is not public`)
      const { origin, pathname, search } = new URL(url)
      const path = `${pathname}${search}`
      opened ??= open()
      const agent = await opened
      const answer = await agent.request({ origin, path, method: 'POST', headers, body, signal })
      if (answer.statusCode > HIGHEST_STATUS) {
        answer.body.on('error', () => undefined).destroy()
        throw new UnknownStatusError(`The answer has the status ${answer.statusCode}`)
      }
      return {
        status: answer.statusCode,
        headers: textOf(answer.headers),
        body: await readStart(answer.body),
      }
    },
    async close() {
      await (await opened)?.destroy()
    },
  }
}

/** The receiver sent a status above 599, the highest status of HTTP. */
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

async function readStart(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    chunks.push(chunk)
    length += chunk.length
    // The end of the loop closes the connection, so the rest of the body is not read.
    if (length > BODY_BYTES) break
  }
  const start = Buffer.concat(chunks).subarray(0, BODY_BYTES)
  // With `stream`, the decoder omits a multi-byte character that is cut at the end.
  return new TextDecoder().decode(start, { stream: true })
}
