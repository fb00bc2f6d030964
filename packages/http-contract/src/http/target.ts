/** A request target as the router wants it: the raw path, so that `%2F` and dot segments arrive as sent. */
export interface Target {
  readonly path: string
  readonly query: URLSearchParams
}

/** Splits a request target. Any other target (`*`, `ftp://x/`) has the path `/`, which is not in the contract. */
export function readTarget(url: string | undefined): Target {
  const local = localTarget(url)
  const question = local.indexOf('?')
  const path = question === -1 ? local : local.slice(0, question)
  return {
    path: path.startsWith('/') ? path : '/',
    query: new URLSearchParams(question === -1 ? '' : local.slice(question + 1)),
  }
}

/** An absolute target is what clients of a proxy send (RFC 9112 §3.2.2); its authority is not looked at. */
export function localTarget(url: string | undefined): string {
  const local = (url ?? '').replace(/^https?:\/\/[^/?#]*/i, '')
  return local === '' || local.startsWith('?') ? `/${local}` : local
}
