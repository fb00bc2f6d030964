import { lineOfOrder } from './line-of-order.ts'
import { type Handler, answer, notEnough, walletNotFound } from './operation.ts'

/** G-086. */
export const createFee: Handler<'createFee'> = async ({ wallets }, { path, body }) => {
  const { amount, description } = body
  const charged = await wallets.write(path.walletId, async (work) => {
    const { available } = work.wallet
    if (amount > available) return notEnough(available, amount)
    const line = await work.move('fee', amount, null, lineOfOrder(description))
    if (line === undefined) throw new Error('A fee without its statement line')
    return answer(201, line)
  })
  return charged ?? walletNotFound(path.walletId)
}
