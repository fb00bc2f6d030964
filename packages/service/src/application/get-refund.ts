import { refundBody } from '../domain/refund/refund.ts'
import { refuse } from '../domain/refusal.ts'
import { findPaidCharge } from '../storage/rows/charge-rows.ts'
import { findRefund } from '../storage/rows/refund-rows.ts'
import type { Handler } from './operation.ts'
import { lookUpInOwnWallet } from './own-wallet.ts'

/** §2.3, §4.4: returns one refund of a payment. For a payment of another wallet, the response is 403. */
export const getRefund: Handler<'getRefund'> = (service, { caller, path }) =>
  lookUpInOwnWallet(service, caller, async (reader) => {
    const { endToEndId, externalId } = path
    const charge = await findPaidCharge(reader, endToEndId)
    const payment = charge?.payment
    const found = await findRefund(reader, endToEndId, externalId)
    if (charge === undefined || !payment || found === undefined) return refuse('NotFound')
    if (charge.walletId !== caller.walletId) return refuse('Forbidden')
    return { ok: true, status: 200, body: refundBody(found.refund, charge, payment) }
  })
