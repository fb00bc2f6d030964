import { insertOrder } from '../../storage/rows/rail-order-rows.ts'
import { orderRow } from '../order-row.ts'
import type { Order, Rail } from '../rail.ts'
import { lookUpAccount, lookUpKey, screenPayer } from './directory.ts'
import { forecast } from './forecast.ts'
import { simulated } from './simulation-of.ts'

/** The payer's institution does not know a recurrence that is not authorized, so it gets no message (§3.4). */
const isRequestCancelled = (order: Order): boolean =>
  order.order === 'cancellation' && order.subject === 'RECURRENCE_REQUEST'

/**
 * The simulated world in the process of the service. An order takes effect in its own transaction, and its later
 * reports become timers there, so an order needs no row. Only the messages with a regulatory id are recorded (G-079).
 */
export const simulatedRail: Rail = {
  lookUpKey: (lookUp) => Promise.resolve(lookUpKey(lookUp)),
  lookUpAccount: (lookUp) => Promise.resolve(lookUpAccount(lookUp)),
  screenPayer: (screening) => Promise.resolve(screenPayer(screening)),
  async place(work, order) {
    const isMessage = 'regulatoryMessageId' in order && !isRequestCancelled(order)
    if (isMessage) {
      await insertOrder(work.transaction, orderRow(work, order, 'SENT'))
    }
    return forecast(simulated(order, work.wallet.settings), work)
  },
}
