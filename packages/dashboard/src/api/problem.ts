import { PixError, PixNetworkError, PixOutcomeUnknownError } from '@pix-payments/client'
import { t } from '../language/language.ts'

/** An error, ready to be shown. */
export interface Problem {
  /** The status and the code, such as `409 InvalidState`; undefined without a response. */
  readonly code: string | undefined
  readonly message: string
  readonly details: readonly string[]
}

/** A call of the API that failed, because a fault that the user ordered made its response or cut the connection. */
export class OrderedFault extends Error {
  readonly failure: PixError

  constructor(failure: PixError) {
    super(failure.message)
    this.failure = failure
  }
}

/** Reads an error that a client threw. */
export function problemOf(error: unknown): Problem {
  if (error instanceof OrderedFault) {
    const { code } = problemOf(error.failure)
    return { code, message: t('The fault that you ordered did this. The wallet itself works.'), details: [] }
  }
  const cause = error instanceof PixOutcomeUnknownError ? error.reason : error
  if (cause instanceof PixNetworkError) {
    return { code: undefined, message: t('The sandbox does not answer. Start it again.'), details: [] }
  }
  if (!(cause instanceof PixError)) {
    return { code: undefined, message: cause instanceof Error ? cause.message : String(cause), details: [] }
  }
  const { status, code, details } = cause
  return {
    code: status === undefined ? undefined : [status, code].filter((it) => it !== undefined).join(' '),
    message: cause.reveal().message ?? cause.message,
    details: details.map(({ field, message }) => `${field} ${message}`),
  }
}

/** True when the resource does not exist, or no more after a restore or a new start. */
export const isGone = (error: unknown): boolean => error instanceof PixError && error.status === 404

/** True when the control API asks for its token. */
export const needsToken = (error: unknown): boolean =>
  error instanceof PixError && error.status === 401 && error.code === 'Unauthorized'
