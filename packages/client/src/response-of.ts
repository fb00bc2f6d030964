/** How a value came: what the body does not say. */
export interface ResponseInfo {
  readonly status: number
  readonly requestId: string | undefined
  readonly correlationId: string
  readonly headers: Headers
  /** How many attempts it took. */
  readonly attempts: number
}

/** Where a value keeps it: copies, JSON and comparisons do not see it. */
const INFO = Symbol()

/** @internal */
export function remember<T extends object>(value: T, info: ResponseInfo): T {
  return Object.defineProperty(value, INFO, { value: info })
}

/**
 * The response behind a value that a method of the client gave, for example to tell a new recurrence (201) from a
 * replay (200). Undefined for any other value, also for a copy.
 *
 *     const refund = await pix.refunds.createRefund({ endToEndId, externalId, amount })
 *     responseOf(refund)?.requestId
 */
export function responseOf(value: object): ResponseInfo | undefined {
  return (value as { [INFO]?: ResponseInfo })[INFO]
}
