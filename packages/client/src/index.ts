export type { CallOptions } from './call-options.ts'
export { systemClock } from './clock.ts'
export type { Clock } from './clock.ts'
export { createPixClient } from './create-pix-client.ts'
export type { PixClient } from './create-pix-client.ts'
export {
  PixAbortError,
  PixApiError,
  PixAutomaticError,
  PixError,
  PixInvalidResponseError,
  PixMoneyError,
  PixNetworkError,
  PixOutcomeUnknownError,
  PixTimeoutError,
  PixTokenError,
} from './errors.ts'
export type { EndedBy, ErrorCode, ErrorDetail, OperationId, Outcome, Revealed } from './errors.ts'
export type * from '@pix-payments/spec/types'
export type { OperationErrors } from './generated/errors.ts'
export type * from './generated/resources.ts'
export type { ListIterator, ListMethod, ListOptions } from './list.ts'
export type { Attempt, AttemptStart, PixClientOptions, Tracing } from './options.ts'
export { outcomeOf, permitsGiveBack } from './outcome.ts'
export { responseOf } from './response-of.ts'
export type { ResponseInfo } from './response-of.ts'
export { memoryTokenStore } from './token-store.ts'
export type { StoredToken, TokenStore } from './token-store.ts'
