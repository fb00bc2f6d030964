/** The operator's client behind a token; a token is bound to one wallet (G-005). */
export interface Caller {
  readonly walletId: string
  readonly clientId: string
}

/** A caller without a token, who asks for one or reads a public location: only the IP address is known. */
export interface Stranger {
  readonly address: string
}
