/** Options of one call. They override the options of the client. */
export interface CallOptions {
  /**
   * Aborts the call. The call then rejects with {@link PixAbortError}. If it is a write that may have been sent, it
   * rejects with {@link PixOutcomeUnknownError} instead.
   */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for one attempt, from connecting to the last byte of the body. 1 or more. */
  readonly timeoutMs?: number | undefined
  /** Milliseconds for the whole call: the token request, all attempts and the waits between them. 1 or more. */
  readonly deadlineMs?: number | undefined
  /** The largest number of retries after the first attempt. 0 or more. */
  readonly maxRetries?: number | undefined
  /**
   * The `x-correlation-id` header of every attempt: 1 to 128 visible ASCII characters (G-184). Printed errors show it.
   */
  readonly correlationId?: string | undefined
  /** Additional headers. If the client sets the same header itself, the value of the client is sent. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
}

/** The names of the options of a call. */
export const CALL_OPTIONS: readonly (keyof CallOptions)[] = [
  'signal',
  'timeoutMs',
  'deadlineMs',
  'maxRetries',
  'correlationId',
  'headers',
]
