/** A request target as the router wants it: the raw path, so that `%2F` and dot segments arrive as sent. */
export interface Target {
  readonly path: string
  readonly query: URLSearchParams
}

/** An absolute target is what proxies send (RFC 9112 §3.2.2); its authority is not looked at. */
export function readTarget(url: string | undefined): Target {
  const local = (url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '')
  const question = local.indexOf('?')
  const path = question === -1 ? local : local.slice(0, question)
  return {
    path: path === '' ? '/' : path,
    query: new URLSearchParams(question === -1 ? '' : local.slice(question + 1)),
  }
}
