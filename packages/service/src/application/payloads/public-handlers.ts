import { type ChargePayload, type Instant, buildChargePayload } from '@pix-payments/pix'
import { chargePayloadOf } from '../../domain/charge/charge-payload.ts'
import { isPayable } from '../../domain/charge/charge.ts'
import {
  firstPaymentPayloadOf,
  isFirstPaymentPayable,
} from '../../domain/recurrence/first-payment-payload.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Context } from '../operation/context.ts'
import { inAnyPartition } from '../operation/partitions.ts'
import { type AtLocation, findAtLocation, walletAt } from './at-location.ts'
import type { PublicHandler, PublicOperationId } from './public-operation.ts'

/**
 * G-020: the signed payload of a charge or of a first payment, for the payer's app. The request needs no token: the
 * location is hard to guess.
 */
const getChargePayload: PublicHandler<'getChargePayload'> = (context, { path }) =>
  inAnyPartition(context, 'NotFound', (one) => payloadIn(one, path.location))

async function payloadIn(
  { locations, store, wallets }: Context,
  token: string,
): ReturnType<PublicHandler<'getChargePayload'>> {
  if (!locations.isServed) return refuse('NotFound')
  const found = await store.read((reader) => findAtLocation(reader, token))
  if (found === undefined) return refuse('NotFound')
  // `read` reads the charge again, because it first runs the timers of the wallet that are due (G-089).
  const walletId = walletAt(found)
  const current = await wallets.read(walletId, async ({ reader, now }) => {
    const again = await findAtLocation(reader, token)
    return again && { payload: payloadOf(again, now) }
  })
  if (current === undefined) return refuse('NotFound')
  if (current.payload === undefined) return refuse('Gone')
  const body = await locations.sign(buildChargePayload(current.payload))
  return { ok: true, status: 200, headers: { 'content-type': 'application/jose' }, body, walletId }
}

/** Returns undefined when the charge or the first payment can no longer be paid (G-371). */
function payloadOf({ charge, recurrence }: AtLocation, now: Instant): ChargePayload | undefined {
  if (charge !== undefined) return isPayable(charge, now) ? chargePayloadOf(charge, now) : undefined
  return isFirstPaymentPayable(recurrence, now) ? firstPaymentPayloadOf(recurrence, now) : undefined
}

/** G-372: the public keys of payloads, for the payer's app. During a rotation there are several. */
const getPayloadKeys: PublicHandler<'getPayloadKeys'> = async ({ locations }) => ({
  ok: true,
  status: 200,
  body: { keys: [...locations.publicKeys()] },
})

/** The handler of each public operation, by operationId. */
export const PUBLIC_HANDLERS: { readonly [O in PublicOperationId]: PublicHandler<O> } = {
  getChargePayload,
  getPayloadKeys,
}
