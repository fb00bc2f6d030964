import type { operations } from '@pix-payments/spec/rail-types'
import type { Refusal } from '../../domain/refusal.ts'
import type { CodeOf, RequestOf, SuccessOf } from '../operation/contract-types.ts'
import type { Context } from '../operation/context.ts'

/** The operations of the rail contract that the apps of payers call. They need no token and no signature. */
export type PublicOperationId = 'getChargePayload' | 'getPayloadKeys'

/** A success, or an error code that the rail contract documents for the operation. */
type PublicOutcome<O extends PublicOperationId> =
  | (SuccessOf<operations[O]> & {
      /** The wallet of the charge, for the log. */
      readonly walletId?: string
    })
  | Refusal<CodeOf<operations[O]>>

/** Runs one public operation. */
export type PublicHandler<O extends PublicOperationId> = (
  context: Context,
  call: Pick<RequestOf<operations[O]>, 'path'>,
) => Promise<PublicOutcome<O>>
