import type { Clock } from '../../clock.ts'
import { describeFailure } from '../../outgoing/describe-failure.ts'
import { NoAnswerError, withinTime } from '../../outgoing/within-time.ts'
import type { Institution, InstitutionError } from '../institution.ts'
import type { ClaimedOrder } from './order-turn.ts'
import { limitRetryAfter } from './pauses.ts'

export interface OrderAttemptParts {
  readonly institution: Pick<Institution, 'send'>
  readonly clock: Clock
  readonly timeoutMilliseconds: number
  /** Aborts the attempts in progress. */
  readonly signal: AbortSignal
}

/** How the attempt to send an order ended. `failed` also covers an answer that is not about this order, such as 503. */
export type OrderOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'refused' | 'failed'; readonly error: string; readonly retryAfter: number }

/** The longest error that is stored. */
const LONGEST_ERROR = 500

/** Sends an order once. A failure is an outcome and does not reject. */
export async function attemptOrder(
  parts: OrderAttemptParts,
  { body, traceparent }: ClaimedOrder,
): Promise<OrderOutcome> {
  try {
    await withinTime(parts, (signal) => parts.institution.send(body, signal, traceparent))
    return { kind: 'sent' }
  } catch (error) {
    if (parts.signal.aborted) return { kind: 'aborted' }
    const { isRefusal = false, retryAfterMilliseconds = 0 } = fieldsOf(error)
    return {
      kind: isRefusal ? 'refused' : 'failed',
      error: storable(sentenceOf(error)),
      retryAfter: limitRetryAfter(retryAfterMilliseconds),
    }
  }
}

/** PostgreSQL does not store U+0000, and a terminal obeys other control characters. */
const storable = (sentence: string): string =>
  sentence.replaceAll(/\p{Cc}/gu, '\u{FFFD}').slice(0, LONGEST_ERROR)

/** Describes why an institution did not answer. */
export function sentenceOf(error: unknown): string {
  // A module can reject with any value.
  if (!(error instanceof Error)) return 'The request failed.'
  const hasAnswered = error instanceof NoAnswerError || isInstitutionError(error)
  return hasAnswered ? error.message : describeFailure(error)
}

/** Compares the name, because a module may have its own copy of the class. */
const isInstitutionError = (error: unknown): error is InstitutionError =>
  error instanceof Error && error.name === 'InstitutionError'

const fieldsOf = (error: unknown): Partial<InstitutionError> => (isInstitutionError(error) ? error : {})
