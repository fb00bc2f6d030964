import { PixError, PixOutcomeUnknownError } from '@pix-payments/client'

/** The error code that the API sent, also when the outcome of the write is unknown. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof PixOutcomeUnknownError)
    return error.reason instanceof PixError ? error.reason.code : undefined
  return error instanceof PixError ? error.code : undefined
}
