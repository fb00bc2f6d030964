/** A finished request. The log, the metrics and the request log of the sandbox read it. */
export interface FinishedRequest {
  readonly exchange: {
    readonly request: {
      readonly method?: string | undefined
      readonly url?: string | undefined
      readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
    }
    readonly target: { readonly path: string }
    readonly requestId: string
    readonly correlationId: string
    readonly traceparent?: string | undefined
  }
  readonly reply: {
    readonly status: number
    readonly body: unknown
    /** Undefined when the request matches no operation of the contract. */
    readonly operation?: { readonly id: string; readonly path: string } | undefined
    readonly walletId?: string | undefined
    readonly requestBody?: unknown
    /** The error code of a refused request. */
    readonly code?: string | undefined
    /** True if a fault closed the connection instead of sending a response. */
    readonly isByFault?: boolean | undefined
    readonly drop?: boolean | undefined
  }
  /** The headers of the response; undefined when a fault closed the connection. */
  readonly responseHeaders: SentHeaders | undefined
  readonly durationMilliseconds: number
}

/** The headers that the service wrote, without those that Node.js adds for the connection. */
export type SentHeaders = Readonly<Record<string, string | number>>
