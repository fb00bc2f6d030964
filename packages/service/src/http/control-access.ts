import type { IncomingMessage } from 'node:http'
import { CORS_HEADERS } from '@pix-payments/http-contract/http'
import { isLoopbackHost } from '../domain/loopback.ts'

/**
 * Decides from the headers Host and Origin who may call the control API. The code of a web page cannot forge these
 * headers (G-305).
 */
export interface ControlAccess {
  /** Returns an error code, or undefined when the caller is allowed. */
  refusalOf(request: IncomingMessage): 'HostNotAllowed' | 'OriginNotAllowed' | undefined
  /**
   * Returns the CORS headers that allow the calling page to read the response, or undefined when the page may not read
   * it.
   */
  corsHeaders(request: IncomingMessage): Readonly<Record<string, string>> | undefined
}

export interface ControlAccessOptions {
  /** The name or IP address on which the service listens. */
  readonly host: string
  readonly controlToken: string | undefined
  /** True allows pages of any origin; false allows no page. Undefined allows pages of this machine. */
  readonly cors: boolean | undefined
}

/**
 * Protects the control API from pages of other sites. Any page in a browser can send requests to this machine. If the
 * host name of the page resolves to this machine (DNS rebinding), the page can also read the responses. The control
 * token prevents both attacks. Without a control token, and when the service listens on loopback, Host must name this
 * machine. When the request has an Origin, it must be a page of this machine, unless `cors` is true. With a control
 * token, it may also be the page that this service serves, on every host.
 */
export function createControlAccess({
  host: listening,
  controlToken,
  cors,
}: ControlAccessOptions): ControlAccess {
  const checksHost = controlToken === undefined && isLoopbackHost(listening)
  return {
    refusalOf({ headers }) {
      if (checksHost && headers.host !== undefined && !isLoopbackHost(withoutPort(headers.host))) {
        return 'HostNotAllowed'
      }
      // Missing CORS headers are not enough: the browser would still send a request that needs no preflight, and only
      // hide the response from the page.
      const { origin, host } = headers
      if (cors === true || origin === undefined || isLoopbackOrigin(origin)) return undefined
      const isOwnPage = controlToken !== undefined && URL.parse(origin)?.host === host
      return isOwnPage ? undefined : 'OriginNotAllowed'
    },
    corsHeaders({ headers: { origin } }) {
      if (cors !== undefined) return cors ? CORS_HEADERS : undefined
      if (origin === undefined || !isLoopbackOrigin(origin)) return undefined
      return {
        ...CORS_HEADERS,
        'access-control-allow-origin': origin,
        vary: 'origin, access-control-request-headers',
      }
    },
  }
}

const withoutPort = (host: string): string => host.replace(/:\d*$/, '')

/**
 * True for an `http` or `https` page of this machine. False for `null`, the origin of local files and sandboxed frames.
 */
function isLoopbackOrigin(origin: string): boolean {
  const url = URL.parse(origin)
  return url !== null && /^https?:$/.test(url.protocol) && isLoopbackHost(url.hostname)
}
