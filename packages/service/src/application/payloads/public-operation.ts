import type { operations } from '@pix-payments/spec/rail-types'
import type { Service } from '../operation/service.ts'

/** The operations of the rail contract that the apps of payers call. They need no token and no signature. */
export type PublicOperationId = 'getChargePayload' | 'getPayloadKeys'

type Responses<O extends PublicOperationId> = operations[O]['responses']
type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : undefined
type CodeOf<O extends PublicOperationId> =
  ContentOf<Responses<O>[Exclude<keyof Responses<O>, 200>]> extends infer Body
    ? Body extends { code: infer Code }
      ? Code
      : never
    : never

/** A success, or an error code that the rail contract documents for the operation. */
type PublicOutcome<O extends PublicOperationId> =
  | {
      readonly ok: true
      readonly status: 200
      readonly headers?: Readonly<Record<string, string>>
      readonly body: ContentOf<Responses<O>[200]>
      /** The wallet of the charge, for the log. */
      readonly walletId?: string
    }
  | { readonly ok: false; readonly code: CodeOf<O> }

/** Runs one public operation. */
export type PublicHandler<O extends PublicOperationId> = (
  service: Service,
  call: { readonly path: NonNullable<operations[O]['parameters']['path']> },
) => Promise<PublicOutcome<O>>
