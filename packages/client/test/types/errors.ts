import { expectTypeOf } from 'vitest'
import {
  type ErrorCode,
  type OperationErrors,
  outcomeOf,
  permitsGiveBack,
  type PixApiError,
  type PixError,
  type Recurrence,
  type Refund,
  type Withdrawal,
} from '@pix-payments/client'

/**
 * States a claim about types. The proof is compiled but never run: the claim is true when the compiler reports no
 * error.
 */
declare function proves(claim: string, proof: () => unknown): void
declare const error: PixError
declare const recurrence: Recurrence

proves('narrows code and status to literals', () => {
  if (error.is('createWithdrawalByPixKey', 'IGAMING_CPF_MISMATCH')) {
    expectTypeOf(error.status).toEqualTypeOf<422>()
    expectTypeOf(error.code).toEqualTypeOf<'IGAMING_CPF_MISMATCH'>()
    expectTypeOf(error.operationId).toEqualTypeOf<'createWithdrawalByPixKey'>()
  }
})

proves('narrows to the union of several codes, each with its status', () => {
  if (error.is('createWithdrawalByPixKey', 'IDEMPOTENCY_ERROR', 'PIX_KEY_NOT_FOUND')) {
    expectTypeOf(error.status).toEqualTypeOf<404 | 409>()
    expectTypeOf(error.code).toEqualTypeOf<'IDEMPOTENCY_ERROR' | 'PIX_KEY_NOT_FOUND'>()
  }
})

proves('narrows to what any of several operations answers', () => {
  const operationId = 'getBalance' as 'getBalance' | 'createAccessToken'
  if (error.is(operationId)) {
    expectTypeOf(error.code).toEqualTypeOf<ErrorCode<'getBalance'> | ErrorCode<'createAccessToken'>>()
    expectTypeOf(error.status).toEqualTypeOf<400 | 401 | 404 | 413 | 415 | 429 | 500 | 503>()
  }
  if (error.is(operationId, 'ACCOUNT_NOT_FOUND')) expectTypeOf(error.status).toEqualTypeOf<404>()
})

proves('knows nothing of either before', () => {
  expectTypeOf(error.code).toEqualTypeOf<string | undefined>()
  expectTypeOf(error.status).toEqualTypeOf<number | undefined>()
  expectTypeOf<PixApiError['code']>().toEqualTypeOf<string>()
  expectTypeOf<PixApiError['status']>().toEqualTypeOf<number>()
})

proves('refuses a code that the operation does not answer, and an operation that there is not', () => {
  // @ts-expect-error a code with a typing error
  error.is('createWithdrawalByPixKey', 'IGAMING_CPF_MISSMATCH')
  // @ts-expect-error a code of another operation
  error.is('getBalance', 'IGAMING_CPF_MISMATCH')
  // @ts-expect-error there is no such operation
  error.is('getLost')
})

proves('lists the codes of an operation', () => {
  expectTypeOf<ErrorCode<'getBalance'>>().toEqualTypeOf<keyof OperationErrors['getBalance']>()
  expectTypeOf<ErrorCode<'getBalance'>>().toEqualTypeOf<
    'Unauthorized' | 'TooManyRequests' | 'ACCOUNT_NOT_FOUND' | 'ServiceUnavailable' | 'InternalError'
  >()
  expectTypeOf<'IGAMING_CPF_MISMATCH'>().toExtend<ErrorCode>()
  expectTypeOf<'NO_SUCH_CODE'>().not.toExtend<ErrorCode>()
})

/** Compiles, because every code of the operation has a branch. */
export function exhaustive(failure: PixError): string {
  if (!failure.is('getBalance')) return 'another operation'
  switch (failure.code) {
    case 'Unauthorized':
      return 'token'
    case 'TooManyRequests':
      return 'later'
    case 'ACCOUNT_NOT_FOUND':
      return 'account'
    case 'ServiceUnavailable':
      return 'later'
    case 'InternalError':
      return 'support'
    default:
      return failure.code satisfies never
  }
}

/** Compiles only with the marked error: one code has no branch, and the compiler finds it. */
export function notExhaustive(failure: PixError): string {
  if (!failure.is('getBalance')) return 'another operation'
  switch (failure.code) {
    case 'Unauthorized':
    case 'TooManyRequests':
    case 'InternalError':
      return 'known'
    default:
      // @ts-expect-error ACCOUNT_NOT_FOUND is left
      return failure.code satisfies never
  }
}

proves('cannot be thrown together by users', () => {
  // @ts-expect-error the details are read-only
  error.details = []
  // @ts-expect-error so is the code
  error.code = 'x'
})

proves('keeps open enumerations open, and offers the known values', () => {
  const { statusDetailed } = recurrence
  expectTypeOf<'A_VALUE_OF_A_LATER_VERSION'>().toExtend<typeof statusDetailed>()
  expectTypeOf(statusDetailed).toExtend<string>()
  // If the type were a plain `string`, editors could not suggest the known values.
  expectTypeOf(statusDetailed).not.toEqualTypeOf<string>()
  expectTypeOf<
    Extract<typeof statusDetailed, 'AUTHORIZATION_REJECTED'>
  >().toEqualTypeOf<'AUTHORIZATION_REJECTED'>()
})

proves('keeps closed enumerations closed', () => {
  expectTypeOf<'A_VALUE_OF_A_LATER_VERSION'>().not.toExtend<Recurrence['status']>()
})

proves('decides about money by any thrown value, and by the status of a withdrawal or refund', () => {
  expectTypeOf(outcomeOf).parameter(0).toEqualTypeOf<unknown>()
  expectTypeOf(outcomeOf).returns.toEqualTypeOf<'refused' | 'notSent' | 'unknown'>()
  const resource = {} as Withdrawal | Refund
  expectTypeOf(permitsGiveBack(resource.status)).toEqualTypeOf<boolean>()
  // @ts-expect-error it takes the status, not the resource
  permitsGiveBack(resource)
})
