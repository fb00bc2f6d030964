/** What one call may set otherwise than the client. */
export interface CallOptions {
  /** Ends the call: {@link PixAbortError}, or {@link PixOutcomeUnknownError} when a write was under way. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for one attempt, from sending until the whole body is read. */
  readonly timeoutMs?: number | undefined
  /** Milliseconds for the call with all its attempts, waits and the token. */
  readonly deadlineMs?: number | undefined
  /** How many attempts may follow the first one, 0 or more. */
  readonly maxRetries?: number | undefined
  /** Sent as `x-correlation-id` with every attempt, and printed with errors: 1 to 128 visible ASCII characters (G-184). */
  readonly correlationId?: string | undefined
  /** More headers. Those that the client sets itself win. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
}
