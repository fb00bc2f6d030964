/** Options of one call. They override those of the client. */
export interface CallOptions {
  /**
   * Aborts the call. It rejects with {@link PixAbortError}, or {@link PixOutcomeUnknownError} when a write may have
   * been sent.
   */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for one attempt, from connecting to the last byte of the body. 1 or more. */
  readonly timeoutMs?: number | undefined
  /** Milliseconds for the call with all its attempts and waits and the token request. 1 or more. */
  readonly deadlineMs?: number | undefined
  /** The number of attempts after the first one. 0 or more. */
  readonly maxRetries?: number | undefined
  /** The `x-correlation-id` of every attempt, also printed with errors: 1 to 128 visible ASCII characters (G-184). */
  readonly correlationId?: string | undefined
  /** Additional headers. The headers that the client sets itself override them. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
}
