/** A request target whose path is not decoded. The router sees `%2F` and dot segments as the caller sent them. */
export interface Target {
  readonly path: string
  readonly query: URLSearchParams
}

/**
 * Splits a request target into path and query. A target without a path (`*`, `ftp://x/`) gets the path `/`, which is
 * not in the contract.
 */
export function readTarget(url: string | undefined): Target {
  const local = localTarget(url)
  const question = local.indexOf('?')
  const path = question === -1 ? local : local.slice(0, question)
  return {
    path: path.startsWith('/') ? path : '/',
    query: new URLSearchParams(question === -1 ? '' : local.slice(question + 1)),
  }
}

/**
 * Removes scheme and authority from an absolute target: `http://host/v1/balance` becomes `/v1/balance`. Clients send an
 * absolute target to a proxy (RFC 9112 §3.2.2). The authority is not checked.
 */
export function localTarget(url: string | undefined): string {
  const local = (url ?? '').replace(/^https?:\/\/[^/?#]*/i, '')
  return local === '' || local.startsWith('?') ? `/${local}` : local
}
