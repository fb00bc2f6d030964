/**
 * A caller with an access token: the credentials that the token was issued for, and the wallet that it is bound to
 * (G-005).
 */
export interface Caller {
  readonly walletId: string
  readonly clientId: string
}

/**
 * A caller without an access token: it requests a token, or reads a public location of a recurrence. Only its IP
 * address is known.
 */
export interface AnonymousCaller {
  readonly address: string
}
