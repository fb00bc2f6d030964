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
/** What a job does after a failed call. */
export type Reaction = 'send it again later' | 'read the resource first' | 'fix the request' | 'nothing'

export function reactionTo(error: unknown): Reaction {
  if (!(error instanceof PixError)) throw error // not an error of the client
  // Check this class first: the client sent a write, and its outcome is unknown.
  if (error instanceof PixOutcomeUnknownError)
    return error.retryable ? 'send it again later' : 'read the resource first'
  if (error instanceof PixAbortError) return 'nothing' // your signal ended the call, and no write was sent
  if (error instanceof PixNetworkError || error instanceof PixTimeoutError) return 'send it again later'
  if (error instanceof PixInvalidResponseError) return 'send it again later' // a read that got no valid response
  if (error instanceof PixApiError && error.retryable) return 'send it again later'
  return 'fix the request' // see error.code and error.details
}
// #endregion
