import {
  PixAbortError,
  PixApiError,
  PixError,
  PixInvalidResponseError,
  PixNetworkError,
  PixOutcomeUnknownError,
  PixTimeoutError,
} from '@pix-payments/client'

// #region classes
/** What a job does about a call that failed. */
export type Reaction = 'send it again later' | 'look what happened' | 'correct it' | 'nothing'

export function reactionTo(error: unknown): Reaction {
  if (!(error instanceof PixError)) throw error // not ours
  // Before all others: a write was sent, and nobody knows whether it happened.
  if (error instanceof PixOutcomeUnknownError)
    return error.retryable ? 'send it again later' : 'look what happened'
  if (error instanceof PixAbortError) return 'nothing' // our own signal ended it, and no write was under way
  if (error instanceof PixNetworkError || error instanceof PixTimeoutError) return 'send it again later'
  if (error instanceof PixInvalidResponseError) return 'look what happened' // it may have been a success
  if (error instanceof PixApiError && error.retryable) return 'send it again later'
  return 'correct it' // error.code and error.details say what
}
// #endregion
