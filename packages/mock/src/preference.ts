/** The response that the caller requests with the header `Prefer` or with query parameters such as `__code`. */
export interface Preference {
  readonly code?: string | undefined
  readonly example?: string | undefined
  readonly dynamic?: string | undefined
  readonly seed?: string | undefined
}

const NAMES = ['code', 'example', 'dynamic', 'seed'] as const

/**
 * Reads the header `Prefer: code=422, example=IGAMING_CPF_MISMATCH` (RFC 7240; `;` is also a separator) and the query
 * `?__code=422&__example=…`. The query takes precedence over the header. `dynamic` without a value means `true`. Other
 * preferences are ignored, as the RFC requires.
 */
export function readPreference(header: string | undefined, query: URLSearchParams): Preference {
  const fromHeader = parsePrefer(header ?? '')
  const entries = NAMES.map((name) => [name, query.get(`__${name}`) ?? fromHeader.get(name)] as const)
  const { dynamic, ...others } = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  return { ...others, ...(dynamic !== undefined && { dynamic: dynamic === '' ? 'true' : dynamic }) }
}

const PREFERENCE = /([\w-]+)\s*(?:=\s*(?:"([^"]*)"|([^",;\s]*)))?/g

/**
 * Reads the preferences of a header. If a preference is repeated, its first value is used. An empty value means the
 * same as no value (RFC 7240 §2).
 */
function parsePrefer(header: string): Map<string, string> {
  const preferences = new Map<string, string>()
  for (const [, name = '', quoted, bare] of header.matchAll(PREFERENCE)) {
    const key = name.toLowerCase()
    if (!preferences.has(key)) preferences.set(key, quoted ?? bare ?? '')
  }
  return preferences
}
