import type { Agent } from 'undici'
import type { Clock } from '../clock.ts'
import { isPublicUrl } from '../domain/webhook/public-url.ts'
import { publicLookup, type ResolveHost } from '../outgoing/public-lookup.ts'

/** The time in which a whole response must arrive, and the most bytes of its body. */
const TIMEOUT_MILLISECONDS = 5000
const MOST_BYTES = 65_536

/** A response with any status, or the reason why there is none, as the end of a sentence about the URL. */
export type FetchedDocument =
  | { readonly ok: true; readonly status: number; readonly text: string }
  | { readonly ok: false; readonly problem: string }

/** Fetches an https URL. Follows no redirect: a redirect is a response with another status than 200. */
export type FetchDocument = (url: string) => Promise<FetchedDocument>

export interface FetchDocumentOptions {
  readonly clock: Clock
  readonly resolveHost: ResolveHost
  /** The host of this service's locations, with an optional port and path. */
  readonly ownHost: string
  /** The URL on which this service listens: `http://127.0.0.1:4010`. */
  readonly ownUrl: () => string
}

/**
 * Creates a function that fetches as the app of a payer does. URLs of this service's own locations go to the service
 * itself, without DNS and TLS: in a sandbox, the host of the locations is usually a placeholder. All other URLs are
 * fetched from public addresses only, so that nobody reads this network through the sandbox (G-374).
 */
export function createFetchDocument({
  clock,
  resolveHost,
  ownHost,
  ownUrl,
}: FetchDocumentOptions): FetchDocument {
  let opened: Promise<{ readonly own: Agent; readonly others: Agent }> | undefined
  // undici is loaded on demand, because the service starts faster without it.
  const open = async (): Promise<{ readonly own: Agent; readonly others: Agent }> => {
    const { Agent: NewAgent } = await import('undici')
    // The connection of an agent would stay open; `close` of the service then waits for it.
    const limits = { pipelining: 0, headersTimeout: 0, bodyTimeout: 0, maxResponseSize: MOST_BYTES }
    const lookup = publicLookup(resolveHost)
    return {
      own: new NewAgent(limits),
      others: new NewAgent({ ...limits, connect: { lookup, timeout: TIMEOUT_MILLISECONDS } }),
    }
  }
  const ownPrefix = `https://${ownHost}/`
  return async (url) => {
    const isOwn = url.startsWith(ownPrefix)
    // The host of a URL may be an IP address. It is not looked up, so `publicLookup` cannot check it.
    if (!isOwn && !(URL.canParse(url) && isPublicUrl(url)))
      return { ok: false, problem: 'is not on a public address.' }
    const target = new URL(isOwn ? `${ownUrl()}/${url.slice(ownPrefix.length)}` : url)
    const time = new AbortController()
    const stop = clock.after(TIMEOUT_MILLISECONDS, () => {
      time.abort()
    })
    try {
      const { own, others } = await (opened ??= open())
      const { statusCode: status, body } = await (isOwn ? own : others).request({
        origin: target.origin,
        path: `${target.pathname}${target.search}`,
        method: 'GET',
        headers: { host: new URL(url).host, accept: 'application/jose, application/json' },
        signal: time.signal,
      })
      return { ok: true, status, text: await body.text() }
    } catch (error) {
      return { ok: false, problem: problemOf(error, time.signal.aborted) }
    } finally {
      stop()
    }
  }
}

function problemOf(error: unknown, isLate: boolean): string {
  if (isLate) return `did not answer within ${TIMEOUT_MILLISECONDS / 1000} seconds.`
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return `has more than ${MOST_BYTES} bytes.`
  return `cannot be fetched: ${message}.`
}
