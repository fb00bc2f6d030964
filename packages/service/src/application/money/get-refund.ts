import { refundBody } from '../../domain/refund/refund.ts'
import { refuse } from '../../domain/refusal.ts'
import { findRefund } from '../../storage/rows/refund-rows.ts'
import type { Call, Handler, Outcome } from '../operation/operation.ts'
import { lookUpInOwnWallet } from '../operation/own-wallet.ts'
import { findReceivedPayment } from '../transitions/received-payment.ts'
import type { Service } from '../operation/service.ts'

/** §2.3, §4.4: returns one refund of a payment. For a payment of another wallet, the response is 403. */
export const getRefund: Handler<'getRefund'> = async (service, { caller, path }) => {
  const { endToEndId, externalId } = path
  const outcome = await lookUpInOwnWallet<Outcome<'getRefund'>>(service, caller, async (reader) => {
    const found = await findRefund(reader, endToEndId, externalId)
    const payment = await findReceivedPayment(reader, endToEndId)
    if (found === undefined || payment === undefined) return refuse('NotFound')
    if (payment.walletId !== caller.walletId) return refuse('Forbidden')
    return { ok: true, status: 200, body: refundBody(found.refund, payment) }
  })
  const isElsewhere = !outcome.ok && outcome.code === 'NotFound' && (await refundsElsewhere(service, path))
  return isElsewhere ? refuse('Forbidden') : outcome
}

/** True if a wallet in another store has the refund. */
async function refundsElsewhere(
  { shards }: Service,
  { endToEndId, externalId }: Call<'getRefund'>['path'],
): Promise<boolean> {
  const found = await shards?.find(({ store }) =>
    store.readLatest((reader) => findRefund(reader, endToEndId, externalId)),
  )
  return found !== undefined
}
