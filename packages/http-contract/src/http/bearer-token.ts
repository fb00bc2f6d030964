/**
 * Returns the token of an Authorization header (RFC 6750 §2.1). The case of the scheme has no meaning (RFC 9110 §11.1).
 * Returns undefined for any other header.
 */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^bearer +([A-Za-z0-9\-._~+/]+=*)$/i.exec(authorization ?? '')?.[1]
}
