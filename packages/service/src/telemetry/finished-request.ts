/** A request that is over, as the log, the metrics and the request log of the sandbox read it. */
export interface FinishedRequest {
  readonly exchange: {
    readonly request: { readonly method?: string | undefined; readonly url?: string | undefined }
    readonly target: { readonly path: string }
    readonly requestId: string
    readonly correlationId: string
  }
  readonly reply: {
    readonly status: number
    readonly body: unknown
    /** Undefined: the request is none of the contract's. */
    readonly operation?: { readonly id: string; readonly path: string } | undefined
    readonly walletId?: string | undefined
    readonly requestBody?: unknown
    /** The error code, of a refusal. */
    readonly code?: string | undefined
    /** A fault cut the connection instead of answering. */
    readonly drop?: boolean | undefined
  }
  readonly durationMilliseconds: number
}
