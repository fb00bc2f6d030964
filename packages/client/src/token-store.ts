/** A token and its expiry. */
export interface StoredToken {
  /** The bearer token. Secret. */
  readonly value: string
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly expiresAt: number
}

/**
 * Where a client keeps its token. Processes that use one store, for example in Redis, share a token. One store serves
 * one `clientId`. When the store fails or takes longer than 3 seconds, the client requests a token of its own.
 */
export interface TokenStore {
  /** Returns the stored token; undefined when there is none. An expired token is ignored. */
  read(): Promise<StoredToken | undefined>
  /** Replaces the stored token. */
  write(token: StoredToken): Promise<void>
  /**
   * Optional: runs the task while no other process runs one, so that all processes together request one token. The task
   * reads the store again before it requests a token.
   */
  exclusive?<T>(task: () => Promise<T>): Promise<T>
}

/** A store in memory, for several clients in one process. A client without a store does not share its token. */
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
