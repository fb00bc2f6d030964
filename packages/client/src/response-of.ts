/** The response behind a value, without its body. */
export interface ResponseInfo {
  readonly status: number
  readonly requestId: string | undefined
  readonly correlationId: string
  readonly headers: Headers
  /** The number of attempts, 1 or more. */
  readonly attempts: number
}

/** A constructor that returns its argument, so that a subclass can add a private field to an existing object. */
const Itself = function (value: object) {
  return value
} as unknown as new (value: object) => object

/** Adds the response to a value as a private field: copies, JSON and comparisons ignore it. */
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
 * The response behind a value that a method of the client returned, for example to distinguish a new recurrence (201)
 * from a replay (200). Undefined for any other value, also for a copy.
 *
 *     const refund = await pix.refunds.createRefund({ endToEndId, externalId, amount })
 *     responseOf(refund)?.requestId
 */
export function responseOf(value: object): ResponseInfo | undefined {
  return Remembering.infoOf(Object(value))
}
