import { SECOND } from '../../domain/timestamp.ts'
import { chance } from '../../outgoing/chance.ts'

/** The longest pause that the service chooses itself. */
export const LONGEST_PAUSE: number = 60 * SECOND
/** An institution may ask for a longer pause than {@link LONGEST_PAUSE}, but not for a longer one than this. */
const LONGEST_RETRY_AFTER = 3600 * SECOND
/** The largest share by which a pause is shortened, so that orders that failed together are not repeated together. */
const JITTER = 0.2

/** The failed attempt of an order. */
export interface FailedOrder {
  readonly id: string
  /** The number of the attempt; 1 for the first attempt. */
  readonly attempt: number
  /** True when the institution refused this order. */
  readonly isRefusal: boolean
  /** The pause that the institution asks for, in milliseconds; 0 when it asks for none. */
  readonly retryAfter: number
}

/** Returns the pause before the next attempt in real milliseconds: 1 s, 2 s, 4 s and so on, at most 60 s. */
export function pauseAfter({ id, attempt, isRefusal, retryAfter }: FailedOrder): number {
  const most = isRefusal ? LONGEST_PAUSE : Math.min(2 ** (attempt - 1) * SECOND, LONGEST_PAUSE)
  const pause = most - Math.floor(most * JITTER * chance(id, attempt))
  return Math.max(pause, limitRetryAfter(retryAfter))
}

/** Returns a pause as whole milliseconds. A module can ask for any value; one that is not a number asks for no pause. */
export const limitRetryAfter = (milliseconds: number): number =>
  Number.isFinite(milliseconds) ? Math.min(Math.max(Math.ceil(milliseconds), 0), LONGEST_RETRY_AFTER) : 0
