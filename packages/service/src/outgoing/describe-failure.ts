import { PrivateAddressError } from './public-lookup.ts'
import { UnknownStatusError } from './transport.ts'

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before the answer was complete.',
  EPIPE: 'The connection was closed before the answer was complete.',
  UND_ERR_SOCKET: 'The connection was closed before the answer was complete.',
  UND_ERR_CONNECT_TIMEOUT: 'No connection could be made in time.',
  ETIMEDOUT: 'No connection could be made in time.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  ENOTFOUND: 'The host was not found.',
  EAI_AGAIN: 'The host could not be looked up.',
  UND_ERR_HEADERS_OVERFLOW: 'The headers of the answer are too large.',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'The answer is shorter than it says.',
}

/** Describes why a request got no complete response. Operators read this text. */
export function describeFailure(error: unknown): string {
  if (error instanceof PrivateAddressError) return 'The address of the host is not public.'
  if (error instanceof UnknownStatusError) return `${error.message}, which HTTP does not have.`
  // Compares the name, because the class is part of undici, and undici is loaded only for the first delivery.
  if (error instanceof Error && error.name === 'HTTPParserError') return 'The answer is not HTTP.'
  const { code, message, syscall } = error as NodeJS.ErrnoException
  // These errors come from a name server. ENODATA means that the name exists but has no address.
  if (syscall?.startsWith('query') === true) {
    return code === 'ENOTFOUND' || code === 'ENODATA'
      ? 'The host was not found.'
      : 'The host could not be looked up.'
  }
  if (code === undefined) return `The request failed: ${message}`
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) return `The connection is not secure: ${code}.`
  return DESCRIPTIONS[code] ?? `The request failed: ${code}.`
}
