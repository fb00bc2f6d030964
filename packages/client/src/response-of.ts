/** The HTTP response that a returned value came from, without the body. */
export interface ResponseInfo {
  readonly status: number
  readonly requestId: string | undefined
  readonly correlationId: string
  readonly headers: Headers
  /**
   * True when an earlier request with the same externalId and body had this response. The value then shows that earlier
   * moment: read the resource for its current state. Only a repeated createRecurrence returns the current state.
   */
  readonly replayed: boolean
  /** The number of attempts, 1 or more. */
  readonly attempts: number
}

/** A constructor that returns its argument. A subclass of it can add a private field to an existing object. */
const Itself = function (value: object) {
  return value
} as unknown as new (value: object) => object

/**
 * Stores the response information in a private field of the value. Copies, JSON and comparisons do not see the field.
 */
class Remembering extends Itself {
  readonly #info: ResponseInfo

  constructor(value: object, info: ResponseInfo) {
    super(value)
    this.#info = info
  }

  static infoOf(value: object): ResponseInfo | undefined {
    return #info in value ? value.#info : undefined
  }
}

/** @internal */
export function remember<T extends object>(value: T, info: ResponseInfo): T {
  return new Remembering(value, info) as T
}

/**
 * Returns the HTTP response of a value that a client method returned. Use it, for example, to distinguish a new refund
 * from a replay. Returns undefined for any other value, including a copy.
 *
 *     const refund = await pix.refunds.createRefund({ endToEndId, externalId, amount })
 *     responseOf(refund)?.replayed
 */
export function responseOf(value: object): ResponseInfo | undefined {
  return Remembering.infoOf(Object(value))
}
