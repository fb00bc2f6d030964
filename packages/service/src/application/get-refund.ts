import { refundBody } from '../domain/refund/refund.ts'
import { refuse } from '../domain/refusal.ts'
import { findRefund } from '../storage/rows/refund-rows.ts'
import type { Handler } from './operation.ts'
import { lookUpInOwnWallet } from './own-wallet.ts'
import { findReceivedPayment } from './received-payment.ts'

/** §2.3, §4.4: returns one refund of a payment. For a payment of another wallet, the response is 403. */
export const getRefund: Handler<'getRefund'> = (service, { caller, path }) =>
  lookUpInOwnWallet(service, caller, async (reader) => {
    const { endToEndId, externalId } = path
    const found = await findRefund(reader, endToEndId, externalId)
    const payment = await findReceivedPayment(reader, endToEndId)
    if (found === undefined || payment === undefined) return refuse('NotFound')
    if (payment.walletId !== caller.walletId) return refuse('Forbidden')
    return { ok: true, status: 200, body: refundBody(found.refund, payment) }
  })
