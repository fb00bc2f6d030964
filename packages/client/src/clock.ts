/** The time source of the client. Pass your own to `createPixClient` to test without waiting. */
export interface Clock {
  /** Returns the current time in milliseconds since 1970-01-01T00:00:00Z. */
  now(): number
  /** Calls `callback` once, after the given milliseconds. The returned function cancels the call. */
  after(milliseconds: number, callback: () => void): () => void
}

/** The system clock: `Date.now` and `setTimeout`. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}
