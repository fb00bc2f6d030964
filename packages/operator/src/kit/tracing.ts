/** The spans of the kit: `openTelemetry()` of `@pix-payments/operator/opentelemetry`. */
export interface Tracing {
  /** The `traceparent` of the span in which the caller runs. Undefined without one. */
  current(): string | undefined
  /** Runs work in a span below `parent`, and gives it the `traceparent` of the span. When it rejects, the span has failed. */
  span<T>(start: SpanStart, work: Work<T>): Promise<T>
}

type Work<T> = (traceparent: string | undefined) => Promise<T>

export interface SpanStart {
  readonly name: string
  readonly kind: 'CONSUMER' | 'INTERNAL'
  /** A `traceparent` that may be malformed. */
  readonly parent: string | null
  /** Ids and names only: no personal data, no amounts. */
  readonly attributes: Readonly<Record<string, string | undefined>>
}

/** Runs work in a span, if the kit has spans. */
export const inSpan = <T>(tracing: Tracing | undefined, start: SpanStart, work: Work<T>): Promise<T> =>
  tracing === undefined ? work(undefined) : tracing.span(start, work)
