import type { Clock } from '../../clock.ts'
import type { WalletSettings } from '../../domain/wallet/wallet.ts'
import { insertOrder } from '../../storage/rows/rail-order-rows.ts'
import { orderRow } from '../order-row.ts'
import type { Order, Rail, SentOrder } from '../rail.ts'

export interface PlaceOptions {
  readonly clock: Pick<Clock, 'now'>
  /**
   * Returns the order as the institution gets it. It is called when the order is placed, so that later changes of the
   * wallet's settings do not change the order.
   */
  readonly bodyOf?: ((order: Order, settings: WalletSettings) => SentOrder) | undefined
}

/** Places an order as a row of the queue, which commits with the cause of the order. */
export const orderPlacer = ({ clock, bodyOf }: PlaceOptions): Pick<Rail, 'place'> => ({
  async place(work, order) {
    const body = bodyOf?.(order, work.wallet.settings) ?? order
    await insertOrder(work.transaction, { ...orderRow(work, order, 'PENDING'), body }, clock.now())
    return []
  },
})
