import { buildBrCode, generateTxid } from '@pix-payments/pix'
import { type Charge, NOT_OWN_KEY, chargeCreatedBody, expectedPayerOf } from '../domain/charge/charge.ts'
import { refuse } from '../domain/refusal.ts'
import { begin } from '../domain/step.ts'
import { SECOND, timestamp } from '../domain/timestamp.ts'
import { MERCHANT_CITY, merchantNameOf } from '../domain/wallet/merchant.ts'
import type { Operator } from '../domain/wallet/wallet.ts'
import { insertCharge } from '../storage/rows/charge-rows.ts'
import { findReceiver } from '../storage/rows/wallet-rows.ts'
import { locationTokenOf } from './at-location.ts'
import type { Handler } from './operation.ts'
import { writeOwnWallet } from './own-wallet.ts'

/** §2.1, §4.2: each request creates a new charge, even when an earlier charge has the same externalId (G-018). */
export const createImmediateCharge: Handler<'createImmediateCharge'> = (service, { caller, body }) =>
  writeOwnWallet(service, caller, async (work) => {
    const receiver = await findReceiver(work.transaction, body.pixKey, work.wallet.operatorId)
    // G-015: the key must belong to the wallet. The check is here and not in rules-beyond-schema.ts, because the
    // transaction that creates the charge must also read the owner of the key.
    if (receiver?.walletId !== caller.walletId) return refuse('MalformedRequest', NOT_OWN_KEY)
    const chargeId = work.uuid()
    const expiresAt = work.now + body.expiresIn * SECOND
    const charge: Charge = {
      chargeId,
      walletId: caller.walletId,
      status: begin('charge', 'create'),
      amount: body.amount,
      brCode: brCodeOf(service.locations.payloadLocation(locationTokenOf(chargeId)), receiver.operator),
      txid: generateTxid(work.random),
      pixKey: body.pixKey,
      externalId: body.externalId,
      description: body.description ?? null,
      metadata: body.metadata ?? null,
      expectedPayer: expectedPayerOf(body.expectedPayer),
      createdAt: work.now,
      expiresAt,
      expiryTimer: await work.schedule('chargeExpiry', chargeId, expiresAt),
      payment: null,
      reversed: 0,
    }
    await insertCharge(work.transaction, charge)
    await work.changePending(charge.amount)
    const { amount, brCode, txid, pixKey } = charge
    await work.order({
      order: 'charge',
      chargeId,
      txid,
      pixKey,
      amount,
      brCode,
      expiresAt: timestamp(expiresAt),
    })
    return { ok: true, status: 201, body: chargeCreatedBody(charge) }
  })

/**
 * G-020: at the location in the brCode, the payer's app fetches the charge, and with it the amount: a dynamic code has none
 * (G-019).
 */
function brCodeOf(location: string, operator: Pick<Operator, 'name' | 'cnpj'>): string {
  return buildBrCode({
    kind: 'dynamic',
    location,
    merchantName: merchantNameOf(operator),
    merchantCity: MERCHANT_CITY,
  })
}
