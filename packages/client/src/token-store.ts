/** A token and when it ends. */
export interface StoredToken {
  /** The bearer token. Secret. */
  readonly value: string
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly expiresAt: number
}

/**
 * Where the client keeps its token. Give several processes one store, for example in Redis, and they share a token;
 * one store serves one `clientId`. A store that fails stops nothing: the client then asks for a token of its own.
 */
export interface TokenStore {
  read(): Promise<StoredToken | undefined>
  write(token: StoredToken): Promise<void>
  /**
   * Runs the task while no other process does, if the store can lock: then all processes together ask for one token.
   * The task reads the store again before it asks.
   */
  exclusive?<T>(task: () => Promise<T>): Promise<T>
}

/** In memory: one token for several clients of one process. A client without a store keeps its token to itself. */
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
