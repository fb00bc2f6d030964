import { insertOrder } from '../../storage/rows/rail-order-rows.ts'
import { orderRow } from '../order-row.ts'
import type { Rail } from '../rail.ts'
import { lookUpAccount, lookUpKey, screenPayer } from './directory.ts'
import { forecast } from './forecast.ts'
import { simulated } from './simulation-of.ts'

/**
 * The simulated world in the process of the service. An order takes effect in its own transaction, and its later
 * reports become timers there, so an order needs no row. Only the messages with a regulatory id are recorded (G-079).
 */
export const simulatedRail: Rail = {
  lookUpKey: (lookUp) => Promise.resolve(lookUpKey(lookUp)),
  lookUpAccount: (lookUp) => Promise.resolve(lookUpAccount(lookUp)),
  screenPayer: (screening) => Promise.resolve(screenPayer(screening)),
  async place(desk, order) {
    if ('regulatoryMessageId' in order) {
      await insertOrder(desk.transaction, orderRow(desk, order, 'SENT'))
    }
    return forecast(simulated(order, desk.wallet.settings), desk)
  },
}
