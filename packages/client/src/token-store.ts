/** A token and its expiry. */
export interface StoredToken {
  /** The bearer token. It must stay secret. */
  readonly value: string
  /** The instant at which the token expires, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly expiresAt: number
  /**
   * The base URL and the client id for which the token was issued. A client never uses a token that was issued for
   * others, because it would move the money of another wallet.
   */
  readonly issuedTo: string
}

/**
 * Where a client keeps its token. Processes that use the same store, for example in Redis, share one token. Use one
 * store for each `clientId`: clients with different credentials replace each other's token. A store keeps the whole object.
 * When the store fails or takes longer than 3 seconds, the client requests a token for
 * itself.
 */
export interface TokenStore {
  /** Returns the stored token, or undefined when there is none. The client ignores an expired token. */
  read(): Promise<StoredToken | undefined>
  /** Replaces the stored token. */
  write(token: StoredToken): Promise<void>
  /**
   * Optional lock: runs the task while no other process runs a task of this store. With it, all processes together send
   * one token request, because the task reads the store again before it requests a token.
   */
  exclusive?<T>(task: () => Promise<T>): Promise<T>
}

/** Creates a store in memory, for several clients in one process. Clients without a store do not share their tokens. */
export function memoryTokenStore(): TokenStore {
  let stored: StoredToken | undefined
  return {
    read: () => Promise.resolve(stored),
    write(token) {
      stored = token
      return Promise.resolve()
    },
  }
}
