import { getChargePayload } from './get-charge-payload.ts'
import { getPayloadKeys } from './get-payload-keys.ts'
import type { PublicHandler, PublicOperationId } from './public-operation.ts'

/** The handler of each public operation, by operationId. */
export const PUBLIC_HANDLERS: { readonly [O in PublicOperationId]: PublicHandler<O> } = {
  getChargePayload,
  getPayloadKeys,
}
