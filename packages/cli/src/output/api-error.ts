import { PixApiError, PixOutcomeUnknownError } from '@pix-payments/client'

/** The error response behind an error of the client, also when the client calls the outcome unknown. */
export function apiErrorOf(error: unknown): PixApiError | undefined {
  const reason = error instanceof PixOutcomeUnknownError ? error.reason : error
  return reason instanceof PixApiError ? reason : undefined
}
