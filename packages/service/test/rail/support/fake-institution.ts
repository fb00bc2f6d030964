import { InstitutionError, type Institution } from '../../../src/rail/institution.ts'
import type { SentOrder } from '../../../src/rail/rail.ts'
import { orderIdOf, resourceIdOf } from '../../../src/rail/order-id.ts'

/** One call of `send`. */
export interface Attempt {
  readonly id: string
  readonly resourceId: string
  /** Real time, by the clock of the test. */
  readonly at: number
  readonly order: SentOrder
  readonly signal: AbortSignal
}

type Answer = (attempt: Attempt) => Promise<void> | void

/** An institution in the process of the test. It takes every order, unless the test tells it otherwise. */
export class FakeInstitution implements Institution {
  readonly attempts: Attempt[] = []
  /** The ids of the orders that it has taken, in order, with repeats. */
  readonly taken: string[] = []
  /** The resources that had two orders in progress at the same time. */
  readonly overlaps: string[] = []
  readonly #now: () => number
  readonly #inProgress = new Map<string, number>()
  answer: Answer = () => undefined
  /** The largest number of concurrent orders. */
  peak = 0
  isClosed = false

  constructor(now: () => number) {
    this.#now = now
  }

  get inProgress(): number {
    return [...this.#inProgress.values()].reduce((sum, count) => sum + count, 0)
  }

  async send(order: SentOrder, signal: AbortSignal): Promise<void> {
    const attempt = { id: orderIdOf(order), resourceId: resourceIdOf(order), at: this.#now(), order, signal }
    const { id, resourceId } = attempt
    this.attempts.push(attempt)
    this.#change(resourceId, 1)
    try {
      await this.answer(attempt)
      this.taken.push(id)
    } finally {
      this.#change(resourceId, -1)
    }
  }

  #change(resourceId: string, by: number): void {
    const count = (this.#inProgress.get(resourceId) ?? 0) + by
    this.#inProgress.set(resourceId, count)
    if (count > 1) this.overlaps.push(resourceId)
    this.peak = Math.max(this.peak, this.inProgress)
  }

  async lookUpKey(): Promise<undefined> {
    return undefined
  }

  async lookUpAccount(): Promise<undefined> {
    return undefined
  }

  async screenPayer(): Promise<'ACCEPTED'> {
    return 'ACCEPTED'
  }

  async close(): Promise<void> {
    this.isClosed = true
  }
}

/** Never answers. Like fetch, it rejects when the service no longer waits. */
export const hang: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error)
    })
  })

export const away: Answer = () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
}

export const unavailable =
  (retryAfterMilliseconds?: number): Answer =>
  () => {
    throw new InstitutionError('The institution answered orderTransfer with 503.', { retryAfterMilliseconds })
  }

export const refusal: Answer = () => {
  throw new InstitutionError('The institution answered orderTransfer with 400 MalformedRequest.', {
    isRefusal: true,
  })
}
