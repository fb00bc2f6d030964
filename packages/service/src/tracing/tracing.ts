type Attributes = Readonly<Record<string, string | number | undefined>>

export interface SpanStart {
  readonly name: string
  readonly kind: 'SERVER' | 'CLIENT'
  /**
   * The traceparent above the span. `active` is the span in which the caller runs. Undefined: the span begins a trace.
   */
  readonly parent: string | 'active' | undefined
  /** Holds ids and names only: no personal data, no amounts, no path or URL of an operator. */
  readonly attributes: Attributes
}

export interface OpenSpan {
  /** The traceparent that names this span, for what happens below it. */
  readonly traceparent: string | undefined
  rename(name: string): void
  set(attributes: Attributes): void
  /** Marks the span as failed. `type` is a status or the name of an error. */
  fail(type: string): void
}

/** The spans of the service. Exists only while an SDK of OpenTelemetry is registered. */
export interface Tracing {
  /** Runs `work` inside a new span. When `work` rejects, the span has failed. */
  span<T>(start: SpanStart, work: (span: OpenSpan) => Promise<T>): Promise<T>
  /** True in `work` of a span that has not ended. */
  isInSpan(): boolean
}
