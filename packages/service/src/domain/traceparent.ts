/** `00-<trace id>-<span id>-<flags>`: version 00 of W3C Trace Context. A later version may have more after the flags. */
const FORM = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?=$|-)/

/** Reads the header `traceparent`. Returns undefined for a value to ignore: malformed, or with ids that are zero (G-491). */
export function readTraceparent(header: unknown): string | undefined {
  if (typeof header !== 'string') return undefined
  const [known, version, traceId, spanId, flags] = FORM.exec(header) ?? []
  if (known === undefined || (version === '00' && known !== header)) return undefined
  return `00-${traceId}-${spanId}-${flags}`
}

export const traceIdOf = (traceparent: string | undefined): string | undefined => traceparent?.slice(3, 35)
