import { simulatedPaymentBody } from '../../domain/charge/charge.ts'
import { refuse } from '../../domain/refusal.ts'
import { normalizedTaxId } from '../../domain/tax-id.ts'
import { findOperator } from '../../storage/rows/wallet-rows.ts'
import type { Reader } from '../../storage/store.ts'
import { payCharge } from '../reports/charge-payment.ts'
import type { Handler, Outcome } from '../operation/operation.ts'
import { ownCharge } from '../operation/own-resource.ts'
import { writeOwnWallet } from '../operation/own-wallet.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'

const NOT_OWN_CNPJ = { field: 'receiverCnpj', message: 'must be the receiving CNPJ of this operator' }

/**
 * §4.2: pays a charge. The amount is that of the charge. The payer is the expected payer of the charge, or a demo payer
 * when the charge names no payer (G-104).
 */
export const simulatePayment: Handler<'simulatePayment'> = (service, { caller, body }) => {
  const find = (reader: Reader): ReturnType<ReturnType<typeof ownCharge>> =>
    ownCharge(body.chargeId)(reader, caller)
  const pay = async (work: WalletWork): Promise<Outcome<'simulatePayment'>> => {
    const operator = await findOperator(work.transaction, work.wallet.operatorId)
    // This check is not in rules-beyond-schema.ts, because it needs the operator of the locked wallet.
    if (operator?.cnpj !== normalizedTaxId(body.receiverCnpj)) return refuse('MalformedRequest', NOT_OWN_CNPJ)
    const charge = await find(work.transaction)
    if (!charge.ok) return charge
    const { world } = service
    const payment = world.payCharge(work, charge.value, { payer: world.payerOf(charge.value) })
    const paid = await payCharge(work, charge.value, payment)
    if (paid.result !== 'APPLIED' || paid.resource.payment === null) return refuse('InvalidChargeState')
    return { ok: true, status: 200, body: simulatedPaymentBody(paid.resource, paid.resource.payment) }
  }
  return writeOwnWallet(service, caller, pay, find)
}
