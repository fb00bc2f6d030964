import type { IncomingMessage } from 'node:http'
import { CORS_HEADERS } from '@pix-payments/http-contract/http'
import { isLoopbackHost } from './loopback.ts'

/** Decides who may call the control API, by the headers Host and Origin, which a page cannot forge (G-305). */
export interface ControlAccess {
  /** Returns an error code, or undefined when the caller is allowed. */
  refusalOf(request: IncomingMessage): 'HostNotAllowed' | 'OriginNotAllowed' | undefined
  /** Returns the CORS headers that allow the calling page to read the response, or undefined when it may not. */
  corsHeaders(request: IncomingMessage): Readonly<Record<string, string>> | undefined
}

export interface ControlAccessOptions {
  /** The name or IP address on which the service listens. */
  readonly host: string
  readonly controlToken: string | undefined
  /** True allows pages of any origin, false allows none. Undefined allows pages of this machine. */
  readonly cors: boolean | undefined
}

/**
 * Protects the control API from pages of other sites. Any page can send requests to this machine. A page whose host
 * name resolves to this machine (DNS rebinding) can also read the responses. The control token protects from both.
 * Without a token, Host must name this machine when the service listens on loopback. Origin must be a page of this
 * machine, unless `cors` is true.
 */
export function createControlAccess({ host, controlToken, cors }: ControlAccessOptions): ControlAccess {
  const checksHost = controlToken === undefined && isLoopbackHost(host)
  return {
    refusalOf({ headers }) {
      if (checksHost && headers.host !== undefined && !isLoopbackHost(withoutPort(headers.host))) {
        return 'HostNotAllowed'
      }
      // CORS headers alone do not protect: a browser sends a request without a preflight, and only hides its response.
      if (cors !== true && headers.origin !== undefined && !isLoopbackOrigin(headers.origin)) {
        return 'OriginNotAllowed'
      }
      return undefined
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

/** True for a page on `http` or `https` of this machine. False for `null`, the origin of files and sandboxed frames. */
function isLoopbackOrigin(origin: string): boolean {
  const url = URL.parse(origin)
  return url !== null && /^https?:$/.test(url.protocol) && isLoopbackHost(url.hostname)
}
