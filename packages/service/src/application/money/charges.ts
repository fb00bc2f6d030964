import { buildBrCode, generateTxid } from '@pix-payments/pix'
import { locationTokenOf } from '../../domain/charge/charge-payload.ts'
import {
  type Charge,
  NOT_OWN_KEY,
  chargeBody,
  chargeCreatedBody,
  expectedPayerOf,
  simulatedPaymentBody,
} from '../../domain/charge/charge.ts'
import { refuse, refuseBecause } from '../../domain/refusal.ts'
import { begin } from '../../domain/step.ts'
import { normalizedTaxId } from '../../domain/tax-id.ts'
import { SECOND, timestamp } from '../../domain/timestamp.ts'
import { MERCHANT_CITY, merchantNameOf } from '../../domain/wallet/merchant.ts'
import type { Operator } from '../../domain/wallet/wallet.ts'
import { findCharge, insertCharge } from '../../storage/rows/charge-rows.ts'
import { type Timer, findTimer } from '../../storage/rows/timer-rows.ts'
import { findOperator } from '../../storage/rows/directory-rows.ts'
import type { Reader } from '../../storage/store.ts'
import type { Call, Handler, Outcome } from '../operation/operation.ts'
import { orDenied, ownCharge, readOwn } from '../operation/own-resource.ts'
import { type Owner, writeOwnWallet } from '../operation/own-wallet.ts'
import type { Context } from '../operation/context.ts'
import { payCharge } from '../reports/charge-reports.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'

/** §2.1, §4.2: each request creates a new charge, even when an earlier charge has the same externalId (G-018). */
export const createImmediateCharge: Handler<'createImmediateCharge'> = (context, { caller, body }) => {
  const { walletId } = caller
  return writeOwnWallet(context, caller, (work) => createCharge(context, work, body), {
    load: (reader, memory) => memory.receiverOf(reader, walletId, body.pixKey),
    passesTimers: true,
  })
}

async function createCharge(
  { locations }: Pick<Context, 'locations'>,
  work: WalletWork,
  body: Call<'createImmediateCharge'>['body'],
): Promise<Outcome<'createImmediateCharge'>> {
  const receiver = await work.memory.receiverOf(work.transaction, work.wallet.id, body.pixKey)
  // G-015: the key must belong to the wallet. The check is here and not in rules-beyond-schema.ts, because the
  // transaction that creates the charge must also read the owner of the key.
  if (receiver?.walletId !== work.wallet.id) return refuse('MalformedRequest', NOT_OWN_KEY)
  const chargeId = work.uuid()
  const status = begin('charge', 'create')
  const expiresAt = work.now + body.expiresIn * SECOND
  const charge: Charge = {
    chargeId,
    walletId: work.wallet.id,
    status,
    amount: body.amount,
    brCode: brCodeOf(locations.payloadLocation(locationTokenOf(chargeId)), receiver.operator),
    txid: generateTxid(work.random),
    pixKey: body.pixKey,
    externalId: body.externalId,
    description: body.description ?? null,
    metadata: body.metadata ?? null,
    expectedPayer: expectedPayerOf(body.expectedPayer),
    createdAt: work.now,
    expiresAt,
    expiryTimer: work.schedule('chargeExpiry', chargeId, expiresAt),
    payment: null,
    reversed: 0,
    ...work.history('charge', chargeId, null, status),
  }
  insertCharge(work.transaction, charge)
  work.changePending(charge.amount)
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
}

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

/** §2.1, §4.2: returns a charge with its payment. For a charge of another wallet, the response is 403 (§5.3). */
export const getImmediateCharge: Handler<'getImmediateCharge'> = (context, { caller, path }) =>
  readOwn(
    context,
    caller,
    ownCharge(path.chargeId),
    (charge) => ({ ok: true, status: 200, body: chargeBody(charge) }),
    { passesTimers: true, expiryOf: (reader) => expiryOf(reader, caller, path.chargeId) },
  )

async function expiryOf(reader: Reader, { walletId }: Owner, chargeId: string): Promise<Timer | undefined> {
  const charge = await findCharge(reader, chargeId)
  if (charge?.walletId !== walletId) return undefined
  return findTimer(reader, { walletId, dueAt: charge.expiresAt, position: charge.expiryTimer })
}

const NOT_OWN_CNPJ = { field: 'receiverCnpj', message: 'must be the receiving CNPJ of this operator' }

/**
 * §4.2: pays a charge. The amount is that of the charge. The payer is the expected payer of the charge, or a demo payer
 * when the charge names no payer (G-104).
 */
export const simulatePayment: Handler<'simulatePayment'> = async (context, { caller, body }) => {
  const own = ownCharge(body.chargeId)
  const find = (reader: Reader): ReturnType<ReturnType<typeof ownCharge>> => own(reader, caller)
  const pay = async (work: WalletWork): Promise<Outcome<'simulatePayment'>> => {
    const operator = await findOperator(work.transaction, work.wallet.operatorId)
    // This check is not in rules-beyond-schema.ts, because it needs the operator of the locked wallet.
    if (operator?.cnpj !== normalizedTaxId(body.receiverCnpj)) return refuse('MalformedRequest', NOT_OWN_CNPJ)
    const charge = await find(work.transaction)
    if (!charge.ok) return charge
    const { world } = context
    const payment = world.payCharge(work, charge.value, { payer: world.payerOf(charge.value) })
    const paid = await payCharge(work, charge.value, payment)
    if (paid.result !== 'APPLIED' || paid.resource.payment === null) {
      // A PENDING charge that cannot be paid has expired.
      const status = charge.value.status === 'PENDING' ? 'EXPIRED' : charge.value.status
      return refuseBecause(
        'InvalidChargeState',
        `The charge is ${status}; only a PENDING charge can be paid.`,
      )
    }
    return { ok: true, status: 200, body: simulatedPaymentBody(paid.resource, paid.resource.payment) }
  }
  return orDenied(context, caller, own, await writeOwnWallet(context, caller, pay, { load: find }))
}
