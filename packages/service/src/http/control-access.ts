import type { IncomingMessage } from 'node:http'
import { CORS_HEADERS } from '@pix-payments/http-contract/http'
import { isLoopbackHost } from './loopback.ts'

/** Who may call the control API, as far as headers show it that a browser sets (G-305). */
export interface ControlAccess {
  /** The code of the refusal; undefined: the caller may go on. */
  refusalOf(request: IncomingMessage): 'HostNotAllowed' | 'OriginNotAllowed' | undefined
  /** What lets the page that asks read the answer; undefined: nothing. */
  corsHeaders(request: IncomingMessage): Readonly<Record<string, string>> | undefined
}

export interface ControlAccessOptions {
  /** Where the service listens. */
  readonly host: string
  readonly controlToken: string | undefined
  /** Pages of any origin, or of none; undefined: pages of this machine. */
  readonly cors: boolean | undefined
}

/**
 * A page of any site may send requests to this machine, and one whose name leads here (DNS rebinding) may read the
 * answers. The control token protects from both; without one, Host and Origin must be of this machine.
 */
export function createControlAccess({ host, controlToken, cors }: ControlAccessOptions): ControlAccess {
  const checksHost = controlToken === undefined && isLoopbackHost(host)
  return {
    refusalOf({ headers }) {
      if (checksHost && headers.host !== undefined && !isLoopbackHost(withoutPort(headers.host))) {
        return 'HostNotAllowed'
      }
      // A request that needs no preflight has been sent when the browser finds that it may not read the answer.
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

/** Of a page on `http` or `https`; `null` is the origin of files and of frames without rights. */
function isLoopbackOrigin(origin: string): boolean {
  const url = URL.parse(origin)
  return url !== null && /^https?:$/.test(url.protocol) && isLoopbackHost(url.hostname)
}
