/** How a value came: what the body does not say. */
export interface ResponseInfo {
  readonly status: number
  readonly requestId: string | undefined
  readonly correlationId: string
  readonly headers: Headers
  /** How many attempts it took. */
  readonly attempts: number
}

const infos = new WeakMap<object, ResponseInfo>()

/** @internal */
export function remember<T extends object>(value: T, info: ResponseInfo): T {
  infos.set(value, info)
  return value
}

/**
 * The response behind a value that a method of the client gave, for example to tell a new recurrence (201) from a
 * replay (200). Undefined for any other value, also for a copy.
 *
 *     const refund = await pix.refunds.createRefund({ endToEndId, externalId, amount })
 *     responseOf(refund)?.requestId
 */
export function responseOf(value: object): ResponseInfo | undefined {
  return infos.get(value)
}
