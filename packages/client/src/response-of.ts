/** How a value came: what the body does not say. */
export interface ResponseInfo {
  readonly status: number
  readonly requestId: string | undefined
  readonly correlationId: string
  readonly headers: Headers
  /** How many attempts it took. */
  readonly attempts: number
}

/** Gives its value instead of a new object, so that what extends it can put a private field there. */
const Itself = function (value: object) {
  return value
} as unknown as new (value: object) => object

/** Copies, JSON and comparisons do not see a private field, and engines write one faster than a hidden property. */
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
 * The response behind a value that a method of the client gave, for example to tell a new recurrence (201) from a
 * replay (200). Undefined for any other value, also for a copy.
 *
 *     const refund = await pix.refunds.createRefund({ endToEndId, externalId, amount })
 *     responseOf(refund)?.requestId
 */
export function responseOf(value: object): ResponseInfo | undefined {
  return Remembering.infoOf(Object(value))
}
