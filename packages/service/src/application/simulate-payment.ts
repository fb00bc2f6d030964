import { parseCnpj } from '@pix-payments/pix'
import { simulatedPaymentBody } from '../domain/charge/charge.ts'
import { refuse } from '../domain/refusal.ts'
import { payerOf } from '../people/payer-of.ts'
import { findCharge } from '../storage/rows/charge-rows.ts'
import { findOperator } from '../storage/rows/wallet-rows.ts'
import { type Handler, unknownWallet } from './operation.ts'
import { payCharge } from './pay-charge.ts'

const NOT_OWN_CNPJ = { field: 'receiverCnpj', message: 'must be the receiving CNPJ of this operator' }

/** §4.2: amount and payer are recovered from the charge (G-104). */
export const simulatePayment: Handler<'simulatePayment'> = async (service, { caller, body }) => {
  const cnpj = parseCnpj(body.receiverCnpj)
  if (!cnpj.ok) {
    const message = 'must be a CNPJ with valid check digits'
    return refuse('MalformedRequest', { field: 'receiverCnpj', message })
  }
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const operator = await findOperator(work.transaction, work.wallet.operatorId)
    if (operator?.cnpj !== cnpj.value.value) return refuse('MalformedRequest', NOT_OWN_CNPJ)
    const charge = await findCharge(work.transaction, body.chargeId)
    if (charge === undefined) return refuse('NotFound')
    if (charge.walletId !== caller.walletId) return refuse('Forbidden')
    const paid = await payCharge(work, charge, { payer: payerOf(charge) })
    if (paid.outcome !== 'PAID') return refuse('InvalidChargeState')
    return { ok: true, status: 200, body: simulatedPaymentBody(paid.charge, paid.payment) } as const
  })
  return outcome ?? unknownWallet()
}
