/** The operator's client that a token belongs to. A token is bound to one wallet (G-005). */
export interface Caller {
  readonly walletId: string
  readonly clientId: string
}

/** A caller without a token, who requests a token or reads a public location. Only the IP address is known. */
export interface AnonymousCaller {
  readonly address: string
}
