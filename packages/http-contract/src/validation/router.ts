import type { BoundOperation } from './operations.ts'

/** The result of a route lookup. */
export type Match =
  | {
      readonly found: true
      readonly operationId: string
      /** The decoded path parameters. A value is `undefined` when its percent-encoding is malformed (G-111). */
      readonly pathParameters: Readonly<Record<string, string | undefined>>
    }
  /** The path is not in the contract. The response is 404. */
  | { readonly found: false; readonly status: 404 }
  /** The contract has the path, but not with this method. The response is 405, with the header `Allow`. */
  | { readonly found: false; readonly status: 405; readonly allow: readonly string[] }

interface Route {
  readonly operation: BoundOperation
  /** The method in upper case, as in a request. */
  readonly method: string
  /** One entry for each segment of the path: its text, or `undefined` for a parameter. */
  readonly literals: readonly (string | undefined)[]
  readonly names: readonly string[]
}

/**
 * Creates a function that finds the operation for a method and the raw path of a request.
 *
 * The path is split into segments before decoding, so a `%2F` stays inside its segment. An empty segment, `.` and `..`
 * match nothing. Within one method, a literal segment has precedence over a parameter. Example: only POST has the
 * literal path `/v1/pix/withdraw/manual`, so `GET /v1/pix/withdraw/manual` reads the withdrawal whose externalId is
 * `manual`.
 */
export function createRouter(operations: readonly BoundOperation[]): (method: string, path: string) => Match {
  const byLength = Map.groupBy(operations.map(toRoute), ({ literals }) => literals.length)
  for (const routes of byLength.values()) routes.sort(literalsFirst)

  return (method, path) => {
    const verb = method.toUpperCase()
    const segments = path.split('/').slice(1)
    const decoded = segments.map(decode)
    const routes = byLength.get(segments.length) ?? []
    const route = routes.find((it) => it.method === verb && fits(it, segments, decoded))
    if (route !== undefined)
      return { found: true, operationId: route.operation.id, pathParameters: parameters(route, decoded) }
    const others = routes.filter((it) => fits(it, segments, decoded))
    if (others.length === 0) return { found: false, status: 404 }
    return { found: false, status: 405, allow: [...new Set(others.map((it) => it.method))].sort() }
  }
}

/** Returns a hint when the path exists with the prefix /v1 added or removed: a base URL lacks it, or has it too. */
export function prefixHint(match: (method: string, path: string) => Match, path: string): string | undefined {
  const exists = (other: string): boolean => {
    const found = match('GET', other)
    return found.found || found.status === 405
  }
  if (exists(`/v1${path}`)) return 'The path lacks the prefix /v1.'
  return path.startsWith('/v1/') && exists(path.slice('/v1'.length))
    ? 'The path has the prefix /v1 where it does not belong.'
    : undefined
}

function toRoute(operation: BoundOperation): Route {
  const segments = operation.path.split('/').slice(1)
  const names = segments.map((segment) => /^\{(.+)\}$/.exec(segment)?.[1])
  return {
    operation,
    method: operation.method.toUpperCase(),
    literals: segments.map((segment, index) => (names[index] === undefined ? segment : undefined)),
    names: names.map((name) => name ?? ''),
  }
}

/**
 * A comparator for routes. At the first segment that is literal in only one of two routes, the route with the literal
 * comes first.
 */
function literalsFirst(a: Route, b: Route): number {
  const index = a.literals.findIndex(
    (literal, at) => (literal === undefined) !== (b.literals[at] === undefined),
  )
  return index === -1 ? 0 : a.literals[index] === undefined ? 1 : -1
}

function fits(route: Route, segments: readonly string[], decoded: readonly (string | undefined)[]): boolean {
  return route.literals.every((literal, index) => {
    if (literal !== undefined) return decoded[index] === literal
    const segment = segments[index]
    return segment !== '' && segment !== '.' && segment !== '..'
  })
}

function parameters(
  { names }: Route,
  decoded: readonly (string | undefined)[],
): Record<string, string | undefined> {
  const values: Record<string, string | undefined> = {}
  for (const [index, name] of names.entries()) if (name !== '') values[name] = decoded[index]
  return values
}

function decode(segment: string): string | undefined {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
